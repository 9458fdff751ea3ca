// Knows how dots are put on a picture, or on a bare ground, and moved there: by a pointer, and by the arrow keys.
import type { GamePicture, Point } from "@academiz/domain/games";
import { FilesContext } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, use, useRef, useState } from "react";
import * as styles from "./picture.css.ts";

export interface EditedPoint extends Point {
  readonly slug: string;
  /** From 1. */
  readonly number: number;
  /** The author's name for it; may be empty. */
  readonly name: string;
}

export interface PointEditorProps {
  readonly picture: GamePicture | undefined;
  readonly points: readonly EditedPoint[];
  /** True: the line leads back to the first. */
  readonly isClosed: boolean;
  /** True where no more may be added. */
  readonly isFull: boolean;
  readonly onAdd: (at: Point) => void;
  readonly onPlace: (slug: string, at: Point) => void;
  /** Focuses the field for the name of this number, from 1. */
  readonly onName: (number: number) => void;
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function PointEditor({ picture, points, isClosed, isFull, onAdd, onPlace, onName }: PointEditorProps) {
  const { t, i18n } = useLingui();
  const percent = (share: number) => i18n.number(share / 100, { style: "percent" });
  const board = useRef<HTMLDivElement>(null);
  const file = use(FilesContext).find(({ slug }) => picture?.src === `document:${slug}`);
  // The place of the one that is being moved: it is stored once, when the pointer is released.
  const [moved, setMoved] = useState<(Point & { readonly slug: string }) | null>(null);

  const read = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = board.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    const within = (at: number) => Math.min(100, Math.max(0, at));
    return {
      x: within((100 * (clientX - box.left)) / box.width),
      y: within((100 * (clientY - box.top)) / box.height),
    };
  };
  const begin = (event: PointerEvent<HTMLElement>, { slug, x, y }: EditedPoint) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setMoved({ slug, x, y });
  };
  const end = (event: PointerEvent<HTMLElement>, { slug, x, y }: EditedPoint) => {
    setMoved(null);
    if (moved && (moved.x !== x || moved.y !== y)) onPlace(slug, read(event));
  };
  const step = (event: KeyboardEvent, { slug, x, y, number }: EditedPoint) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    if (arrow) onPlace(slug, { x: x + arrow[0], y: y + arrow[1] });
    else onName(number);
  };
  const drawn = points.map((point) => (moved?.slug === point.slug ? { ...point, ...moved } : point));
  const line = [...drawn, ...(isClosed ? drawn.slice(0, 1) : [])];
  return (
    <div className={styles.field}>
      <div ref={board} className={styles.board}>
        {picture ? (
          <img
            src={picture.src.startsWith("document:") ? file?.url : picture.src}
            alt={picture.alt}
            width={file?.width}
            height={file?.height}
            draggable={false}
            className={styles.picture}
          />
        ) : (
          <div className={styles.bare} />
        )}
        {/* By keyboard, and where fingers scroll the page, the button below adds one. */}
        {!isFull && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same
          <div className={styles.ground} onClick={(event) => event.detail <= 1 && onAdd(read(event))} />
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className={styles.line}>
          <polyline points={line.map(({ x, y }) => `${x},${y}`).join(" ")} vectorEffect="non-scaling-stroke" />
        </svg>
        {drawn.map((point, index) => {
          const { slug, number, name, x, y } = point;
          const own = points[index] ?? point;
          const [left, top] = [percent(x), percent(y)];
          return (
            <button
              key={slug}
              type="button"
              data-point={slug}
              aria-label={
                name.trim() === ""
                  ? t`Dot ${number}, without a name: ${left} from the left, ${top} from the top`
                  : t`Dot ${number}, ${name}: ${left} from the left, ${top} from the top`
              }
              aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
              className={styles.point}
              style={{ left: `${x}%`, top: `${y}%` }}
              onKeyDown={(event) => step(event, own)}
              onDoubleClick={() => onName(number)}
              onPointerDown={(event) => begin(event, own)}
              onPointerMove={(event) => moved && setMoved({ slug: moved.slug, ...read(event) })}
              onPointerUp={(event) => end(event, own)}
              onPointerCancel={() => setMoved(null)}
            >
              {number}
            </button>
          );
        })}
      </div>
      <p className={styles.note}>
        <Trans>
          Press the picture to add a dot. Pull a dot to move it, press it twice to name it. By keyboard: the arrows move
          it, Enter names it.
        </Trans>
      </p>
    </div>
  );
}
