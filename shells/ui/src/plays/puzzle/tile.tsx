// Knows how a tile, and an empty place, is drawn: as a button that is picked up, or that takes the held tile.
import { Move } from "lucide-react";
import type { CSSProperties } from "react";
import * as board from "../common/board/board.css.ts";
import { useHand } from "../common/pick-and-place/hand.ts";
import * as styles from "./puzzle.css.ts";

export interface TileProps {
  /** The name of its tile when it moves; null where none lies. */
  readonly piece: string | null;
  /** Its name in its place. */
  readonly name: string;
  /** Its place on the board; absent beside the board. */
  readonly place?: number;
  /** The style that draws it. */
  readonly drawn: CSSProperties;
  /** Its number, shown where the picture is gone. */
  readonly number: number | null;
  /** True where Tab stops at it. */
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
