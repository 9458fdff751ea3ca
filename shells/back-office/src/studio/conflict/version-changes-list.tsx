// Knows how the changes of one of two versions are listed: pages by name, with the changes inside each.
import type { VersionChanges } from "@academiz/application/product-editor";
import { Trans } from "@lingui/react/macro";
import type { NamedElement } from "../common/name-element.ts";
import * as styles from "../dialogs/dialogs.css.ts";
import { useSlideWords } from "./use-slide-words.ts";

export interface VersionChangesListProps {
  readonly changes: VersionChanges;
  /** The elements of both versions, since a part may exist in only one. */
  readonly elements: readonly NamedElement[];
  /**
   * True for the differences between the other version and the author's, where it is unknown which of them changed
   * what.
   */
  readonly isOfBoth?: boolean;
}

export function VersionChangesList({ changes, elements, isOfBoth = false }: VersionChangesListProps) {
  const { chapters, slides, insideSlides, isCourseChanged, isOrderChanged, isRenamed } = changes;
  const tellSlide = useSlideWords();
  const nameOf = (slug: string) => elements.find((element) => element.slug === slug)?.name ?? slug;
  const list = (slugs: readonly string[]) => slugs.map(nameOf).join(", ");
  const added = list([...chapters.added, ...slides.added]);
  const changed = list(isOfBoth ? [...chapters.changed, ...slides.changed] : chapters.changed);
  const removed = list([...chapters.removed, ...slides.removed]);
  if (
    !isCourseChanged &&
    !isOrderChanged &&
    !isRenamed &&
    `${added}${changed}${removed}` === "" &&
    insideSlides.length === 0
  ) {
    return (
      <p>
        <Trans>Nothing that learners would see.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {isRenamed && (
        <li>
          <Trans>The name of the course</Trans>
        </li>
      )}
      {isCourseChanged && (
        <li>
          <Trans>The course’s own settings</Trans>
        </li>
      )}
      {isOrderChanged && (
        <li>
          <Trans>The order of the chapters</Trans>
        </li>
      )}
      {added && <li>{isOfBoth ? <Trans>In yours alone: {added}</Trans> : <Trans>New: {added}</Trans>}</li>}
      {changed && <li>{isOfBoth ? <Trans>Not the same: {changed}</Trans> : <Trans>Changed: {changed}</Trans>}</li>}
      {!isOfBoth &&
        insideSlides.map((slide) => {
          const [page, words] = [nameOf(slide.slug), tellSlide(slide)];
          return (
            <li key={slide.slug}>
              <Trans>
                {page}: {words}
              </Trans>
            </li>
          );
        })}
      {removed && (
        <li>{isOfBoth ? <Trans>In the other alone: {removed}</Trans> : <Trans>Removed: {removed}</Trans>}</li>
      )}
    </ul>
  );
}
