// Knows what stands below a text with gaps: hints before it is judged, then what was right in each gap, and why.
import type { GapView } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { HintList } from "../common/play-options/hint-list.tsx";
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
  const { t } = useLingui();
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
  const items = gaps.map(({ slug, number }) => ({ slug, name: t`Gap ${number}`, hintId: `${id}-hint-${number}` }));
  return <HintList items={items} />;
}
