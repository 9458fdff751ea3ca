// Knows how two versions of a block are compared: the words of each, or other differences.
import type { ConflictReview } from "@academiz/application/product-editor";
import { Trans, useLingui } from "@lingui/react/macro";
import { KIND_WORDS } from "../common/kind-words.ts";
import type { NamedElement } from "../common/name-element.ts";
import * as styles from "../dialogs/dialogs.css.ts";
import * as conflict from "./conflict.css.ts";

export interface BlockTextsProps extends Pick<ConflictReview, "blocks"> {
  readonly elements: readonly NamedElement[];
  /** True where the same author saved the other one too. */
  readonly isOwn: boolean;
}

export function BlockTexts({ blocks, elements, isOwn }: BlockTextsProps) {
  const { i18n } = useLingui();
  if (blocks.length === 0) return null;
  const nameOf = (slug: string) => elements.find((element) => element.slug === slug)?.name ?? slug;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <Trans>Where the blocks differ</Trans>
      </h2>
      <ul className={conflict.texts}>
        {blocks.map(({ slug, slide, type, texts }) => (
          <li key={slug}>
            <p className={conflict.page}>
              {nameOf(slide)} – {nameOf(slug)}
            </p>
            {texts ? (
              <dl className={conflict.versions}>
                <dt>{isOwn ? <Trans>Here</Trans> : <Trans>Yours</Trans>}</dt>
                <dd>{texts.mine || <Trans>nothing</Trans>}</dd>
                <dt>{isOwn ? <Trans>Other window</Trans> : <Trans>Theirs</Trans>}</dt>
                <dd>{texts.theirs || <Trans>nothing</Trans>}</dd>
              </dl>
            ) : (
              i18n._(KIND_WORDS[type].sameWords)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
