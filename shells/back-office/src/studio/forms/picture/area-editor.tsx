// Knows how parts of a picture are drawn, moved and resized on it: by a pointer, and by the arrow keys.
import { type Area, type GamePicture, growArea, shiftArea } from "@academiz/domain/games";
import { FilesContext } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type CSSProperties, type KeyboardEvent, use, useRef } from "react";
import { flushSync } from "react-dom";
import * as styles from "./picture.css.ts";
import { useAreaDrag } from "./use-area-drag.ts";

export interface EditedArea extends Area {
  readonly slug: string;
  /** Its title: `Zone 2`. */
  readonly title: string;
  /** The author's name for it; may be empty. */
  readonly name: string;
}

export interface AreaEditorProps {
  readonly picture: GamePicture;
  readonly areas: readonly EditedArea[];
  /** True where no more may be drawn. */
  readonly isFull: boolean;
  readonly onDraw: (area: Area) => void;
  readonly onPlace: (slug: string, area: Area) => void;
  /** Focuses the field for the name of this number, from 1. */
  readonly onName: (number: number) => void;
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const place = ({ x, y, width, height }: Area): CSSProperties => ({
  ...{ left: `${x}%`, top: `${y}%` },
  ...{ width: `${width}%`, height: `${height}%` },
  // A small part lies above a large one that contains it.
  zIndex: 100 - Math.round(Math.sqrt(Math.max(0, width * height))),
});

export function AreaEditor({ picture, areas, isFull, onDraw, onPlace, onName }: AreaEditorProps) {
  const { t, i18n } = useLingui();
  const percent = (share: number) => i18n.number(share / 100, { style: "percent" });
  const board = useRef<HTMLDivElement>(null);
  const file = use(FilesContext).find(({ slug }) => picture.src === `document:${slug}`);
  const draw = (area: Area) => {
    flushSync(() => onDraw(area));
    // After drawing a part, the focus stays in the picture.
    board.current?.querySelector<HTMLElement>("button:last-of-type")?.focus({ preventScroll: true });
  };
  const drag = useAreaDrag(board, { onDraw: draw, onPlace });
  const onKeyDown = (event: KeyboardEvent, { slug, ...area }: EditedArea) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onPlace(slug, (event.shiftKey ? growArea : shiftArea)(area, ...arrow));
  };
  const openName = (event: KeyboardEvent, index: number) => {
    event.preventDefault();
    onName(index + 1);
  };
  return (
    <div className={styles.field}>
      <div ref={board} className={styles.board}>
        <img
          src={picture.src.startsWith("document:") ? file?.url : picture.src}
          alt={picture.alt}
          width={file?.width}
          height={file?.height}
          draggable={false}
          className={styles.picture}
        />
        {!isFull && <div className={styles.ground} {...drag.handlers({ kind: "draw" })} />}
        {areas.map((one, index) => {
          const { slug, title, name } = one;
          const area = { x: one.x, y: one.y, width: one.width, height: one.height };
          const [left, top] = [percent(area.x), percent(area.y)];
          const [wide, high] = [percent(area.width), percent(area.height)];
          return (
            <button
              key={slug}
              type="button"
              data-area={slug}
              aria-label={t`${title}, ${name}: ${left} from the left, ${top} from the top, ${wide} wide, ${high} high`}
              aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
              className={styles.area}
              style={place(drag.areaOf(slug, area))}
              onKeyDown={(event) => (event.key === "Enter" ? openName(event, index) : onKeyDown(event, one))}
              onDoubleClick={() => onName(index + 1)}
              {...drag.handlers({ kind: "move", slug, area })}
            >
              <span className={styles.tag}>{name.trim() || title}</span>
              <span className={styles.corner} {...drag.handlers({ kind: "size", slug, area })}>
                <span className={styles.grip} />
              </span>
            </button>
          );
        })}
        {drag.drawn && <div className={styles.drawn} style={place(drag.drawn)} />}
      </div>
      <p className={styles.note}>
        <Trans>
          Draw on the picture to add one, pull it to move it, pull its corner to size it, press it twice to name it. By
          keyboard: the arrows move it, Shift and the arrows size it, Enter names it.
        </Trans>
      </p>
    </div>
  );
}
