// Knows how the differences between the published game and the written one are listed.
import type { GameChanges as Changes } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import * as styles from "../studio/dialogs/dialogs.css.ts";

export interface GameChangesProps {
  readonly changes: Changes;
}

/** How much of what is asked is told, in characters. */
const LONGEST = 80;
const cut = (words: string): string => (words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words);

export function GameChanges({ changes }: GameChangesProps) {
  const { added, changed, removed, isOrderChanged, isElseChanged, isAboutChanged } = changes;
  const isAskedSame = added.length + changed.length + removed.length === 0 && !isOrderChanged;
  const isSame = isAskedSame && !isElseChanged && !isAboutChanged;
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
          {added.map((words, at) => (
            <li key={`added ${at}`}>
              <Trans>New: {cut(words)}</Trans>
            </li>
          ))}
          {changed.map((words, at) => (
            <li key={`changed ${at}`}>
              <Trans>Changed: {cut(words)}</Trans>
            </li>
          ))}
          {removed.map((words, at) => (
            <li key={`removed ${at}`}>
              <Trans>Removed: {cut(words)}</Trans>
            </li>
          ))}
          {isOrderChanged && (
            <li>
              <Trans>The order of what is asked</Trans>
            </li>
          )}
          {isAboutChanged && (
            <li>
              <Trans>The title, the cover, the description or other words about the game</Trans>
            </li>
          )}
          {isElseChanged && (
            <li>
              <Trans>Rules, pictures, explanations, look or sounds</Trans>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
