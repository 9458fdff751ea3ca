// Knows how the differences between what is published and the draft are told.
import type { LearnizChanges } from "@academiz/domain/learniz";
import { Plural, Trans } from "@lingui/react/macro";
import type { NamedElement } from "../common/name-element.ts";
import * as styles from "./dialogs.css.ts";

export interface ChangesListProps {
  readonly changes: LearnizChanges;
  readonly elements: readonly NamedElement[];
}

export function ChangesList({ changes, elements }: ChangesListProps) {
  const { chapters, slides, isCourseChanged, isOrderChanged } = changes;
  const name = (slugs: readonly string[]) =>
    elements
      .filter((element) => slugs.includes(element.slug))
      .map((element) => element.name)
      .join(", ");
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
      {chapters.removed.length > 0 && (
        <li>
          <Plural value={chapters.removed.length} one="# chapter removed" other="# chapters removed" />
        </li>
      )}
      {slides.removed.length > 0 && (
        <li>
          <Plural value={slides.removed.length} one="# page removed" other="# pages removed" />
        </li>
      )}
    </ul>
  );
}
