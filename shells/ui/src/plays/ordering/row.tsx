// Knows how one line of an order is drawn: its place, the thing in it, and two arrows.
import type { Verdict } from "@academiz/domain/games";
import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../../button/icon-button.tsx";
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
  // Where the focus was it stays: some browsers lose it when a line goes to another place.
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
          <IconButton
            data-move="-1"
            label={t`Move up: ${name}`}
            disabled={at === 0}
            accessibleWhenDisabled
            icon={<ArrowUp size={20} aria-hidden />}
            onClick={() => move(-1)}
          />
          <IconButton
            data-move="1"
            label={t`Move down: ${name}`}
            disabled={at === count - 1}
            accessibleWhenDisabled
            icon={<ArrowDown size={20} aria-hidden />}
            onClick={() => move(1)}
          />
        </>
      )}
    </li>
  );
}
