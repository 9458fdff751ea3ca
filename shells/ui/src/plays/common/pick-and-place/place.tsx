// Knows how a place is drawn: pieces stand in it, and while one is held it has a button that takes it.
import { useLingui } from "@lingui/react/macro";
import { ArrowDownToLine, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { BANK, useHand } from "./hand.ts";
import * as styles from "./pick-and-place.css.ts";

export interface PlaceProps {
  readonly id: string;
  readonly name: string;
  /** The pieces that stand in it. */
  readonly holds: readonly string[];
  /** True where it takes no more. */
  readonly isFull?: boolean;
  readonly children?: ReactNode;
}

/** A place for any number of pieces. */
export function Place({ id, name, holds, isFull = false, children }: PlaceProps) {
  const { t } = useLingui();
  const { picked, drag, place } = useHand();
  const isOpen = picked !== null && !isFull && !holds.includes(picked);
  return (
    <div
      data-place={isFull ? undefined : id}
      className={styles.place({ isOpen, isOver: isOpen && drag.drag?.over === id })}
    >
      {children}
      {isOpen && (
        <button type="button" data-stop className={styles.take} onClick={() => place(id)}>
          {id === BANK ? (
            <Undo2 size={16} className={styles.icon} aria-hidden />
          ) : (
            <ArrowDownToLine size={16} className={styles.icon} aria-hidden />
          )}
          {id === BANK ? t`Take it back` : t`Place here: ${name}`}
        </button>
      )}
    </div>
  );
}
