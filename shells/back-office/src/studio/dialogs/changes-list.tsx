// Knows how the differences between the publication and the draft are listed.
import type { LearnizChanges } from "@academiz/domain/learniz";
import { Trans } from "@lingui/react/macro";
import type { NamedElement } from "../common/name-element.ts";
import * as styles from "./dialogs.css.ts";

export interface ChangesListProps {
  readonly changes: LearnizChanges;
  readonly elements: readonly NamedElement[];
  /** The elements of the publication: a removed one is shown by its old name. */
  readonly former: readonly NamedElement[];
}

export function ChangesList({ changes, elements, former }: ChangesListProps) {
  const { chapters, slides, isCourseChanged, isOrderChanged } = changes;
  const nameIn = (those: readonly NamedElement[], slugs: readonly string[]) =>
    those
      .filter((element) => slugs.includes(element.slug))
      .map((element) => element.name)
      .join(", ");
  const name = (slugs: readonly string[]) => nameIn(elements, slugs);
  const removed = nameIn(former, [...chapters.removed, ...slides.removed]);
  const lists = [chapters, slides].flatMap(({ added, removed, changed }) => [added, removed, changed]);
  if (!isCourseChanged && !isOrderChanged && lists.every((list) => list.length === 0)) {
    return (
      <p>
        <Trans>Nothing: what learners see is what you see.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
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
      {[...chapters.added, ...slides.added].length > 0 && (
        <li>
          <Trans>New: {name([...chapters.added, ...slides.added])}</Trans>
        </li>
      )}
      {[...chapters.changed, ...slides.changed].length > 0 && (
        <li>
          <Trans>Changed: {name([...chapters.changed, ...slides.changed])}</Trans>
        </li>
      )}
      {removed !== "" && (
        <li>
          <Trans>Removed: {removed}</Trans>
        </li>
      )}
    </ul>
  );
}
