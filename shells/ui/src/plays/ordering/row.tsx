// Knows how one line of an order is drawn: its place, the thing in it, and two arrows.
import type { Verdict } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { useHand } from "../common/pick-and-place/hand.ts";
import { Piece } from "../common/pick-and-place/piece.tsx";
import * as styles from "./ordering.css.ts";

export interface RowProps {
  readonly step: string;
  readonly name: string;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly isDone: boolean;
  readonly verdict: Verdict | null;
  readonly onMove: (by: 1 | -1) => void;
}

export function Row({ step, name, at, count, isDone, verdict, onMove }: RowProps) {
  const { t } = useLingui();
  const { say } = useHand();
  const row = useRef<HTMLLIElement>(null);
  const moved = useRef<1 | -1 | null>(null);
  // The focus stays with the line: some browsers lose it when a line moves.
  useEffect(() => {
    if (moved.current === null) return;
    row.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus({ preventScroll: true });
    moved.current = null;
    say(t`${name}: place ${at + 1} of ${count}.`);
  }, [at]);
  const move = (by: 1 | -1) => {
    moved.current = by;
    onMove(by);
  };
  return (
    <li ref={row} className={styles.row} data-place={at}>
      <span className={styles.place} aria-hidden>
        {at + 1}
      </span>
      <Piece id={step} place={String(at)} verdict={verdict} isWide />
      {!isDone && (
        <>
          <Move by={-1} label={t`Move up: ${name}`} isEnd={at === 0} onMove={move} />
          <Move by={1} label={t`Move down: ${name}`} isEnd={at === count - 1} onMove={move} />
        </>
      )}
    </li>
  );
}

interface MoveProps {
  readonly by: 1 | -1;
  readonly label: string;
  /** True at an end: the button does nothing there, and keeps its focus. */
  readonly isEnd: boolean;
  readonly onMove: (by: 1 | -1) => void;
}

/** An arrow that shows its name on hover; a real tooltip would weigh more than the game. */
const Move = ({ by, label, isEnd, onMove }: MoveProps) => (
  <button
    type="button"
    data-move={by}
    aria-label={label}
    title={label}
    aria-disabled={isEnd}
    className={styles.move}
    onClick={() => !isEnd && onMove(by)}
  >
    {by === -1 ? <ArrowUp size={20} aria-hidden /> : <ArrowDown size={20} aria-hidden />}
  </button>
);
