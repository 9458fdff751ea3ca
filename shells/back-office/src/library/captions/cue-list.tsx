// Knows the list of cues: when each is shown, what it says, and whether something is wrong with it.
import type { CueRow } from "@academiz/application/captions-editor";
import { showCueText } from "@academiz/domain/documents";
import { writeTimeCode } from "@academiz/domain/kernel";
import { Trans, useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import * as styles from "./captions.css.ts";

export interface CueListProps {
  readonly rows: readonly CueRow[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** Many cues, and a film that tells its time: they are drawn anew only when they change. */
export const CueList = memo(function CueList({ rows, at, onChoose }: CueListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [box, chosen] = [list.current, list.current?.children[at]];
    if (!box || !(chosen instanceof HTMLElement)) return;
    // The list alone moves: what is written stays where it is.
    const { offsetTop: top, offsetHeight: height } = chosen;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + height > box.scrollTop + box.clientHeight) box.scrollTop = top + height - box.clientHeight;
  }, [at]);
  if (rows.length === 0)
    return (
      <p className={styles.nothing}>
        <Trans>No captions yet. Add the first where somebody begins to speak, or open a file.</Trans>
      </p>
    );
  return (
    <ol ref={list} aria-label={t`Captions`} className={styles.list}>
      {rows.map((row, index) => (
        <li key={index} className={styles.row}>
          <button
            type="button"
            aria-current={index === at ? "true" : undefined}
            className={styles.cue}
            onClick={() => onChoose(index)}
          >
            <span className={styles.time}>{writeTimeCode(row.start)}</span>
            <span className={styles.text}>{showCueText(row.text) || "…"}</span>
            {row.flaws.length > 0 && (
              <span className={styles.flaw}>
                <TriangleAlert size={16} role="img" aria-label={t`Something is wrong with it`} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
});
