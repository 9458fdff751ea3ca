// Knows how a picture is cropped by hand: a frame that is moved and resized, and the focal point.
import { type Corner, type Crop, moveCrop, type PictureEdit, pullCorner } from "@academiz/domain/documents";
import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from "react";
import { drawPicture } from "./draw-picture.ts";
import * as styles from "./picture.css.ts";
import { moveFocus, useCropDrag } from "./use-crop-drag.ts";

export interface CropBoardProps {
  readonly bitmap: ImageBitmap;
  readonly edit: PictureEdit;
  /** Width in heights; null for any. */
  readonly ratio: number | null;
  readonly onEdit: (edit: PictureEdit) => void;
}

const CORNERS: readonly Corner[] = ["nw", "ne", "sw", "se"];
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** The longer side of the shown picture, in pixels. */
const SEEN = 1_200;
/** A hundred key presses cross a picture. */
const stepOf = ({ size }: PictureEdit): number => Math.max(1, Math.round(Math.max(size.width, size.height) / 100));

export function CropBoard({ bitmap, edit, ratio, onEdit }: CropBoardProps) {
  const { t, i18n } = useLingui();
  const board = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useCropDrag(board, edit, ratio, onEdit);
  const { size, turns, isMirrored } = edit;
  useEffect(() => {
    if (!canvas.current) return;
    const scale = Math.min(1, SEEN / Math.max(size.width, size.height));
    const crop = { x: 0, y: 0, ...size };
    drawPicture(canvas.current, bitmap, { turns, isMirrored }, { crop, scale, paper: null });
  }, [bitmap, size, turns, isMirrored]);
  const { crop, focus } = drag.shown;
  const press = (event: KeyboardEvent, act: (right: number, down: number) => PictureEdit) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onEdit(act(...arrow));
  };
  const step = stepOf(edit);
  const { x, y, width, height } = crop;
  const across = focus ? { left: `${focus.x}%`, top: `${focus.y}%` } : {};
  const percent = (share = 0) => i18n.number(share / 100, { style: "percent" });
  const [fromLeft, fromTop] = [percent(focus?.x), percent(focus?.y)];
  return (
    <div className={styles.stage}>
      <div ref={board} className={styles.board} style={boardStyle(size)}>
        <canvas ref={canvas} aria-hidden className={styles.canvas} />
        <button
          type="button"
          aria-label={t`Part that is kept: ${x} pixels from the left, ${y} from the top, ${width} wide, ${height} high`}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
          className={styles.crop}
          style={place(crop, size)}
          onKeyDown={(event) =>
            press(event, (right, down) =>
              event.shiftKey
                ? { ...edit, crop: pullCorner(edit, "se", [right * step, down * step], ratio) }
                : moveCrop(edit, right * step, down * step),
            )
          }
          {...drag.handlers("move")}
        >
          {CORNERS.map((corner) => (
            <span key={corner} data-corner={corner} className={styles.corner[corner]} {...drag.handlers(corner)} />
          ))}
        </button>
        {focus && (
          <button
            type="button"
            aria-label={t`Focal point: ${fromLeft} from the left, ${fromTop} from the top`}
            aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
            className={styles.focus}
            style={across}
            onKeyDown={(event) => press(event, (right, down) => moveFocus(edit, right, down))}
            {...drag.handlers("focus")}
          />
        )}
      </div>
    </div>
  );
}

const place = ({ x, y, width, height }: Crop, size: PictureEdit["size"]): CSSProperties => ({
  left: `${(100 * x) / size.width}%`,
  top: `${(100 * y) / size.height}%`,
  width: `${(100 * width) / size.width}%`,
  height: `${(100 * height) / size.height}%`,
});

/** As large as there is room for, in its own proportions. */
const boardStyle = ({ width, height }: PictureEdit["size"]): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  maxWidth: `calc(min(52dvh, 480px) * ${width / height})`,
});
