// Knows how a pointer draws, moves and resizes a part of a picture: it is stored once, when the pointer is released.
import { type Area, growArea, shiftArea, spanArea } from "@academiz/domain/games";
import { type PointerEvent, type RefObject, useState } from "react";

/** In percent of a picture: a smaller part counts as a press without drawing. */
const LEAST_DRAWN = 2;

type What = { readonly kind: "draw" } | { readonly kind: "move" | "size"; readonly slug: string; readonly area: Area };
interface Drag {
  readonly what: What;
  /** The start and the present place, in percent. */
  readonly from: { readonly x: number; readonly y: number };
  readonly area: Area | null;
}

export interface AreaDragHandlers {
  readonly onDraw: (area: Area) => void;
  readonly onPlace: (slug: string, area: Area) => void;
}

export function useAreaDrag(board: RefObject<HTMLElement | null>, { onDraw, onPlace }: AreaDragHandlers) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const read = ({ clientX, clientY }: PointerEvent) => {
    const box = board.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    const within = (at: number) => Math.min(100, Math.max(0, at));
    return {
      x: within((100 * (clientX - box.left)) / box.width),
      y: within((100 * (clientY - box.top)) / box.height),
    };
  };
  const begin = (event: PointerEvent<HTMLElement>, what: What) => {
    // On a touch screen, a drag on the picture itself scrolls the page: parts are added by the button.
    if (event.button !== 0 || (what.kind === "draw" && event.pointerType === "touch")) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ what, from: read(event), area: null });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const [at, { what, from }] = [read(event), drag];
    const [right, down] = [at.x - from.x, at.y - from.y];
    if (what.kind === "draw") return setDrag({ ...drag, area: spanArea(from, at) });
    const change = what.kind === "move" ? shiftArea : growArea;
    setDrag({ ...drag, area: change(what.area, right, down) });
  };
  const end = () => {
    if (!drag) return;
    setDrag(null);
    const { what, area } = drag;
    if (!area) return;
    if (what.kind !== "draw") onPlace(what.slug, area);
    else if (area.width > LEAST_DRAWN && area.height > LEAST_DRAWN) onDraw(area);
  };
  const handlers = (what: What) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, what),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: () => setDrag(null),
  });
  return {
    handlers,
    /** The part that is being drawn; null while none is. */
    drawn: drag?.what.kind === "draw" ? drag.area : null,
    /** The place of a part while it is moved or resized. */
    areaOf: (slug: string, area: Area): Area =>
      (drag && drag.what.kind !== "draw" && drag.what.slug === slug && drag.area) || area,
  };
}
