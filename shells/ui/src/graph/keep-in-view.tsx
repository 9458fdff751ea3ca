// Knows that what somebody works on stays in sight while the drawing grows: all of it where there is room, else the
// chosen node.
import { useReactFlow, useStore, useStoreApi } from "@xyflow/react";
import { type FocusEvent, useEffect, useRef } from "react";
import { ABOVE, isInSight, LEGIBLE, zoomToWidth } from "./in-sight.ts";
import { NODE_SIZE, type Place } from "./lay-out-shape.ts";

const ROOM = 32;
/** The space above and below a node, at its own scale, for the buttons of its lines. */
const BESIDE = 56;

/** Scrolls a node into sight when the keyboard reaches it. */
export function useComeIntoSight(place: Place): (event: FocusEvent<Element>) => void {
  const flow = useReactFlow();
  const store = useStoreApi();
  return ({ target }) => {
    const { width, height } = store.getState();
    const now = flow.getViewport();
    if (!target.matches(":focus-visible") || isInSight(place, { x: ROOM, y: ROOM }, { ...now, width, height })) return;
    void flow.setCenter(place.x, place.y, { zoom: now.zoom });
  };
}

export interface KeepInViewProps {
  readonly places: ReadonlyMap<string, Place>;
  /** The node that the drawing begins with, where not all of them have room. */
  readonly first: string | null;
  /** The one chosen node. */
  readonly chosen: string | null;
  /** A new object for another drawing; moving a node by hand keeps the same one. */
  readonly layout: object;
}

export function KeepInView({ places, first, chosen, layout }: KeepInViewProps) {
  const flow = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  /** What was brought into sight last: from then on the drawing stays as near as it is. */
  const former = useRef<{ readonly layout: object; readonly size: string } | null>(null);

  useEffect(() => {
    if (width === 0 || places.size === 0) return;
    const all = [...places.values()];
    const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
    const across = Math.max(...all.map(({ x }) => x)) + NODE_SIZE.width - left;
    const down = Math.max(...all.map(({ y }) => y)) + NODE_SIZE.height - top;
    const zoom = Math.min(1, (width - 2 * ROOM) / across, (height - ABOVE - ROOM) / down);
    const before = former.current;
    const size = `${width} ${height}`;
    former.current = { layout, size };
    // A choice alone moves nothing that is in sight: its author looks at it.
    const isNew = before?.layout !== layout || before.size !== size;
    if (isNew && zoom >= LEGIBLE) {
      void flow.setViewport({
        zoom,
        x: width / 2 - (left + across / 2) * zoom,
        y: (height + ABOVE - ROOM) / 2 - (top + down / 2) * zoom,
      });
      return;
    }
    const place = places.get(chosen ?? (before ? "" : (first ?? "")));
    if (!place) return;
    const now = flow.getViewport();
    const near = before ? Math.max(LEGIBLE, now.zoom) : zoomToWidth(across, width - 2 * ROOM);
    const middle = { x: place.x + NODE_SIZE.width / 2, y: place.y + NODE_SIZE.height / 2 };
    const around = { x: NODE_SIZE.width / 2, y: NODE_SIZE.height / 2 + BESIDE };
    if (before && now.zoom >= LEGIBLE && isInSight(middle, around, { ...now, width, height })) return;
    void flow.setCenter(middle.x, middle.y, { zoom: near });
  }, [flow, layout, chosen, width, height]);
  return null;
}
