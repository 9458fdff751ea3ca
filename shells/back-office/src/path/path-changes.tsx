// Knows how the differences between the published path and the written one are listed.
import type { PathChanges as Changes, PathNode } from "@academiz/domain/paths";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../studio/dialogs/dialogs.css.ts";
import { useNodeWords } from "./node-words.ts";

/** Steps that are named in one line. */
const MOST_NAMED = 10;

export interface PathChangesProps {
  readonly changes: Changes;
  /** The products whose name is known, by slug. */
  readonly known: ReadonlyMap<string, { readonly name: string }>;
}

export function PathChanges({ changes, known }: PathChangesProps) {
  const { t } = useLingui();
  const words = useNodeWords(known);
  const { added, changed, removed, isOrderChanged, isMapChanged, isAboutChanged } = changes;
  const isSame =
    added.length + changed.length + removed.length === 0 && !isOrderChanged && !isMapChanged && !isAboutChanged;
  const name = (nodes: readonly PathNode[]) => {
    const names = nodes.map((node) => words.of(node));
    const more = names.length - MOST_NAMED;
    return more > 1 ? `${names.slice(0, MOST_NAMED).join(", ")} ${t`and ${more} more`}` : names.join(", ");
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <Trans>What changes</Trans>
      </h2>
      {isSame ? (
        <p>
          <Trans>Nothing: what learners see is what you see.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {added.length > 0 && (
            <li>
              <Trans>New: {name(added)}</Trans>
            </li>
          )}
          {changed.length > 0 && (
            <li>
              <Trans>Changed: {name(changed)}</Trans>
            </li>
          )}
          {removed.length > 0 && (
            <li>
              <Trans>Removed: {name(removed)}</Trans>
            </li>
          )}
          {isOrderChanged && (
            <li>
              <Trans>The order of the steps</Trans>
            </li>
          )}
          {isMapChanged && (
            <li>
              <Trans>Where steps stand on the map</Trans>
            </li>
          )}
          {isAboutChanged && (
            <li>
              <Trans>The title, the cover, the description or other words about the path</Trans>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
