// Knows how it is shown what a block says in each of two versions.
import type { ConflictReview } from "@academiz/application/product-editor";
import { Trans } from "@lingui/react/macro";
import type { NamedElement } from "../common/name-element.ts";
import * as styles from "../dialogs/dialogs.css.ts";
import * as conflict from "./conflict.css.ts";

export interface BlockTextsProps extends Pick<ConflictReview, "blocks"> {
  readonly elements: readonly NamedElement[];
  /** The author saved the other one too. */
  readonly isOwn: boolean;
}

export function BlockTexts({ blocks, elements, isOwn }: BlockTextsProps) {
  if (blocks.length === 0) return null;
  const nameOf = (slug: string) => elements.find((element) => element.slug === slug)?.name ?? slug;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <Trans>Where the texts differ</Trans>
      </h2>
      <ul className={conflict.texts}>
        {blocks.map(({ slug, slide, mine, theirs }) => (
          <li key={slug}>
            <p className={conflict.page}>{nameOf(slide)}</p>
            <dl className={conflict.versions}>
              <dt>{isOwn ? <Trans>Here</Trans> : <Trans>Yours</Trans>}</dt>
              <dd>{mine || <Trans>nothing</Trans>}</dd>
              <dt>{isOwn ? <Trans>Other window</Trans> : <Trans>Theirs</Trans>}</dt>
              <dd>{theirs || <Trans>nothing</Trans>}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
