// Knows what stands below a text with gaps: hints before it is judged, then what was right in each gap, and why.
import type { GapView } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { Why } from "../common/why.tsx";
import * as styles from "./gaps.css.ts";

export interface GapNotesProps {
  readonly id: string;
  readonly gaps: readonly GapView[];
  readonly isDone: boolean;
  /** May be empty. */
  readonly explanation: string;
}

export function GapNotes({ id, gaps, isDone, explanation }: GapNotesProps) {
  if (isDone) {
    const told = gaps.filter(({ verdict, spelled }) => (verdict && verdict !== "right") || spelled !== null);
    return (
      <>
        {told.length > 0 && (
          <ul className={styles.notes}>
            {told.map(({ slug, number, verdict, right, spelled }) => (
              <li key={slug} className={styles.told}>
                <span className={styles.note}>
                  <Trans>Gap {number}</Trans>
                </span>
                <Why
                  verdict={verdict ?? "wrong"}
                  right={right}
                  remark={spelled !== null && <Trans>It is written “{spelled}”.</Trans>}
                />
              </li>
            ))}
          </ul>
        )}
        {explanation && <p>{explanation}</p>}
      </>
    );
  }
  const hinted = gaps.filter(({ hint }) => hint !== "");
  if (hinted.length === 0) return null;
  return (
    <details className={styles.hints}>
      <summary>
        <Trans>Hints</Trans>
      </summary>
      <ul className={styles.notes}>
        {hinted.map(({ slug, number, hint }) => (
          <li key={slug}>
            <Trans>Gap {number}</Trans> — <span id={`${id}-hint-${number}`}>{hint}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
