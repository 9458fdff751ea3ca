// Knows where chosen nodes stand once they are aligned in one line, or spread with equal room between them.
import { NODE_SIZE, type Place } from "../lay-out-shape.ts";

/** `across` and `down` spread nodes from the left to the right, or from the top to the bottom. */
export type Alignment = "left" | "centre" | "right" | "top" | "middle" | "bottom" | "across" | "down";
export type Places = ReadonlyMap<string, Place>;

/** The least room between nodes that are spread, or parted. */
const LEAST_ROOM = 16;
type Placed = readonly [id: string, place: Place];
const AXES: Readonly<Record<Alignment, keyof Place>> = {
  ...{ left: "x", centre: "x", right: "x", across: "x" },
  ...{ top: "y", middle: "y", bottom: "y", down: "y" },
};

/**
 * The new places of the same nodes; whole pixels stay whole. Along the other axis they stay, save where two would stand
 * upon each other in the line: the later one then moves on.
 */
export function alignPlaces(places: Places, how: Alignment): Places {
  const axis = AXES[how];
  const sorted = [...places].toSorted(([, one], [, other]) => one[axis] - other[axis]);
  const [first, last] = [sorted[0]?.[1][axis] ?? 0, sorted.at(-1)?.[1][axis] ?? 0];
  const room = NODE_SIZE[axis === "x" ? "width" : "height"] + LEAST_ROOM;
  const step = Math.max(room, (last - first) / Math.max(1, sorted.length - 1));
  const standAt = (at: number): number => {
    switch (how) {
      case "left":
      case "top":
        return first;
      case "right":
      case "bottom":
        return last;
      case "centre":
      case "middle":
        return Math.round((first + last) / 2);
      default:
        return Math.round(first + at * step);
    }
  };
  const placed: readonly Placed[] = sorted.map(([id, place], at) => [id, { ...place, [axis]: standAt(at) }]);
  return new Map(how === "across" || how === "down" ? placed : partAlong(placed, axis === "x" ? "y" : "x"));
}

/** The nodes of one line, none upon another. Those that stood side by side keep their order. */
function partAlong(line: readonly Placed[], axis: keyof Place): readonly Placed[] {
  const size = NODE_SIZE[axis === "x" ? "width" : "height"];
  let free = Number.NEGATIVE_INFINITY;
  return line
    .toSorted(([, one], [, other]) => one[axis] - other[axis])
    .map(([id, place]) => {
      const at = place[axis] < free ? free + LEAST_ROOM : place[axis];
      free = at + size;
      return [id, { ...place, [axis]: at }];
    });
}
