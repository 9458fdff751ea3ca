// Knows how a piece is dragged by a pointer, which has the same effect as picking it up and choosing a place.
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Following, followDrag } from "./scroll-along.ts";

/** Pixels before a press becomes a drag. */
const THRESHOLD = 8;

export interface Drag {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  /** The place under the pointer; null over none. */
  readonly over: string | null;
}

interface Start {
  readonly piece: string;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
}

/** Only places of the same game count: another game beside it has its own. */
function findPlace(root: Element | null, x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return place && root?.contains(place) ? (place.dataset["place"] ?? null) : null;
}

export interface DragHandlers {
  readonly onStart: (piece: string) => void;
  /** `place` is null where it was released over no place. */
  readonly onEnd: (piece: string, place: string | null) => void;
}

export function useDrag(root: RefObject<Element | null>, { onStart, onEnd }: DragHandlers) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<Start | null>(null);
  const following = useRef<Following | null>(null);
  /** True after a drag, so that its end does not count as a press. */
  const wasDragged = useRef(false);
  const last = useRef({ x: 0, y: 0 });

  const stop = () => {
    following.current?.stop();
    following.current = null;
    start.current = null;
    setDrag(null);
  };
  useEffect(() => () => following.current?.stop(), []);

  const follow = () => {
    const from = start.current;
    if (!from) return;
    const { x, y } = last.current;
    const scrolled = from.element.parentElement?.getBoundingClientRect().top ?? 0;
    setDrag({
      piece: from.piece,
      x: x - from.x,
      y: y - from.y + from.scrolled - scrolled,
      over: findPlace(root.current, x, y),
    });
  };

  const handlers = (piece: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (event.button !== 0) return;
      const element = event.currentTarget;
      const scrolled = element.parentElement?.getBoundingClientRect().top ?? 0;
      start.current = { piece, element, x: event.clientX, y: event.clientY, scrolled };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (from?.piece !== piece) return;
      // A press that was released beside the piece ended without an event.
      if (event.buttons === 0) return stop();
      last.current = { x: event.clientX, y: event.clientY };
      if (!following.current) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
        from.element.setPointerCapture(event.pointerId);
        following.current = followDrag(from.element, follow);
        wasDragged.current = true;
        onStart(piece);
      }
      following.current.move(event.clientY);
      follow();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isDragged = following.current !== null;
      stop();
      if (!isDragged) return;
      // The click of this press comes at once, or never.
      window.setTimeout(() => {
        wasDragged.current = false;
      });
      onEnd(piece, findPlace(root.current, event.clientX, event.clientY));
    },
    onPointerCancel() {
      const isDragged = following.current !== null;
      stop();
      if (isDragged) onEnd(piece, null);
    },
  });
  /** True once, for the click that a browser fires at the end of a drag. */
  const takeClick = (): boolean => {
    const was = wasDragged.current;
    wasDragged.current = false;
    return was;
  };
  return { drag, handlers, takeClick, cancel: stop };
}
