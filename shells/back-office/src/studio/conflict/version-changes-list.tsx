// Knows how what one of two versions changed is told: parts by their names.
import type { VersionChanges } from "@academiz/application/product-editor";
import { Trans } from "@lingui/react/macro";
import * as styles from "../dialogs/dialogs.css.ts";
import type { NamedElement } from "../name-element.ts";

export interface VersionChangesListProps {
  readonly changes: VersionChanges;
  /** Of each version: a part may stand in one alone. */
  readonly elements: readonly NamedElement[];
}

export function VersionChangesList({ changes, elements }: VersionChangesListProps) {
  const { chapters, slides, isCourseChanged, isRenamed } = changes;
  const list = (slugs: readonly string[]) =>
    slugs.map((slug) => elements.find((element) => element.slug === slug)?.name ?? slug).join(", ");
  const added = [...chapters.added, ...slides.added];
  const changed = [...chapters.changed, ...slides.changed];
  const removed = [...chapters.removed, ...slides.removed];
  if (!isCourseChanged && !isRenamed && added.length + changed.length + removed.length === 0) {
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
      {added.length > 0 && (
        <li>
          <Trans>New: {list(added)}</Trans>
        </li>
      )}
      {changed.length > 0 && (
        <li>
          <Trans>Changed: {list(changed)}</Trans>
        </li>
      )}
      {removed.length > 0 && (
        <li>
          <Trans>Removed: {list(removed)}</Trans>
        </li>
      )}
    </ul>
  );
}
