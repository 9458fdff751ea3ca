// Knows how a tile is drawn, and a place that has none: buttons that are picked up, and that take what is held.
import { Move } from "lucide-react";
import type { CSSProperties } from "react";
import * as board from "../common/board/board.css.ts";
import { useHand } from "../common/pick-and-place/hand.ts";
import * as styles from "./puzzle.css.ts";

export interface TileProps {
  /** What it is called as it is put somewhere; null where none lies. */
  readonly piece: string | null;
  /** What it is called as it lies there. */
  readonly name: string;
  /** Where it lies on the board; left out beside it. */
  readonly place?: number;
  /** What is seen of it. */
  readonly drawn: CSSProperties;
  /** Its number, where its picture is gone. */
  readonly number: number | null;
  /** Tab comes here. */
  readonly isStop: boolean;
  readonly onFocus?: () => void;
}

export function Tile({ piece, name, place, drawn, number, isStop, onFocus }: TileProps) {
  const { picked, drag, pick, place: put, cancel } = useHand();
  const isPicked = piece !== null && picked === piece;
  const dragged = piece !== null && drag.drag?.piece === piece ? drag.drag : null;
  const press = () => {
    if (drag.takeClick()) return;
    if (isPicked) cancel();
    else if (picked !== null && place !== undefined) put(String(place));
    else if (piece !== null) pick(piece);
  };
  return (
    <span className={styles.cell} data-place={place}>
      <button
        type="button"
        data-piece={piece ?? undefined}
        data-stop={place === undefined ? undefined : ""}
        data-at={place}
        aria-label={name}
        aria-pressed={piece === null ? undefined : isPicked}
        tabIndex={isStop ? 0 : -1}
        className={styles.tile({
          isEmpty: piece === null,
          isPicked,
          isOver: place !== undefined && !isPicked && drag.drag?.over === String(place),
          isDragged: dragged !== null,
        })}
        style={{ ...drawn, ...(dragged && { transform: `translate(${dragged.x}px, ${dragged.y}px)` }) }}
        onFocus={onFocus}
        onClick={press}
        {...(piece === null ? {} : drag.handlers(piece))}
      >
        {number !== null && <span className={board.number}>{number}</span>}
        {isPicked && (
          <span className={styles.held}>
            <Move size={16} aria-hidden />
          </span>
        )}
      </button>
    </span>
  );
}
