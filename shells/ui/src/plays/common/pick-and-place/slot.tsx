// Knows how a place for one piece is drawn in a line of words: empty it takes the held piece, filled it gives it back.
import type { Verdict } from "@academiz/domain/games";
import { VERDICT_ICONS } from "../why.tsx";
import { useHand } from "./hand.ts";
import * as styles from "./pick-and-place.css.ts";
import { VerdictWords } from "./piece.tsx";

export interface SlotProps {
  readonly id: string;
  /** Its name for screen readers: `gap 1 of 4`. */
  readonly name: string;
  /** The words for screen readers while it is empty. */
  readonly empty: string;
  /** The piece that stands in it; null for none. */
  readonly piece: string | null;
  readonly verdict: Verdict | null;
  readonly describedBy?: string | undefined;
}

export function Slot({ id, name, empty, piece, verdict, describedBy }: SlotProps) {
  const { picked, isDone, drag, nameOf, pick, place, cancel } = useHand();
  const isPicked = piece !== null && picked === piece;
  const dragged = piece !== null && drag.drag?.piece === piece ? drag.drag : null;
  const Icon = verdict && VERDICT_ICONS[verdict];
  const press = () => {
    if (drag.takeClick()) return;
    if (isPicked) cancel();
    else if (picked !== null) place(id);
    else if (piece !== null) pick(piece);
  };
  return (
    <span data-place={id}>
      <button
        type="button"
        data-piece={piece ?? undefined}
        data-stop
        aria-label={`${name}: ${piece === null ? empty : nameOf(piece)}`}
        aria-pressed={piece === null ? undefined : isPicked}
        aria-describedby={describedBy}
        disabled={isDone}
        className={styles.slot({
          isFilled: piece !== null,
          isPicked,
          isOver: picked !== null && !isPicked && drag.drag?.over === id,
          isDragged: dragged !== null,
          verdict: verdict ?? undefined,
        })}
        style={dragged ? { transform: `translate(${dragged.x}px, ${dragged.y}px)` } : undefined}
        onClick={press}
        {...(isDone || piece === null ? {} : drag.handlers(piece))}
      >
        {Icon && <Icon size={16} className={styles.icon} aria-hidden />}
        {piece !== null && nameOf(piece)}
      </button>
      {verdict && <VerdictWords verdict={verdict} />}
    </span>
  );
}
