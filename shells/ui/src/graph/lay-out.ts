// Knows where the nodes of a graph stand: in rows from the top to the bottom, shifted as far as they were moved by
// hand.
import { cutGraph, type Line, type Piece } from "./cut-graph.ts";
import { type LaidShape, layOutShape, type Place, type Route, type Shape } from "./lay-out-shape.ts";

/** A node to lay out: `offset` is how far it stands from its own place; null: it stands there. */
export interface Placed {
  readonly id: string;
  readonly offset: Place | null;
}
export interface Layout {
  /** The upper left corner of each node, whole pixels. */
  readonly places: ReadonlyMap<string, Place>;
  /** Keyed by `nameLine`. */
  readonly routes: ReadonlyMap<string, Route>;
}
export const nameLine = ({ from, to }: Line): string => `${from}>${to}`;

const NOWHERE: Place = { x: 0, y: 0 };
/** Fewer nodes than this are laid out at once: nobody has to wait. */
const FEW = 24;
/** The most shapes that are remembered: more than a long path has. */
const MOST_KNOWN = 2_000;
const known = new Map<string, LaidShape>();

/**
 * Where nodes and lines stand by themselves: no line goes through a node. A long graph is laid out in pieces, and after
 * an edit only the changed piece, so that an author does not wait for the others. Pieces of one shape are laid out
 * once.
 */
export function layOut(nodes: readonly Pick<Placed, "id">[], lines: readonly Line[]): Layout {
  const [places, routes] = [new Map<string, Place>(), new Map<string, Route>()];
  for (const piece of listPieces(nodes, lines)) {
    const laid = layOutPiece(piece);
    const [at, own] = piece.top === null ? [NOWHERE, NOWHERE] : [places.get(piece.top), laid.places.get(piece.top)];
    const by = { x: (at?.x ?? 0) - (own?.x ?? 0), y: (at?.y ?? 0) - (own?.y ?? 0) };
    const move = ({ x, y }: Place): Place => ({ x: x + by.x, y: y + by.y });
    for (const [id, place] of laid.places) places.set(id, move(place));
    for (const [name, { bends, middle }] of laid.routes)
      routes.set(name, { bends: bends.map(move), middle: move(middle) });
  }
  return { places, routes };
}

/** The shapes in it that were never laid out, each once. */
export function listUnknown(nodes: readonly Pick<Placed, "id">[], lines: readonly Line[]): readonly Shape[] {
  const found = new Map<string, Shape>();
  for (const piece of listPieces(nodes, lines)) {
    const shape = readShape(piece);
    const name = JSON.stringify(shape);
    if (!known.has(name)) found.set(name, shape);
  }
  return [...found.values()];
}

/** Takes a shape that was laid out elsewhere. */
export function keepLaid(shape: Shape, laid: LaidShape): void {
  const name = JSON.stringify(shape);
  // The newest stay.
  known.delete(name);
  known.set(name, laid);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}

function listPieces(nodes: readonly Pick<Placed, "id">[], lines: readonly Line[]): readonly Piece[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const drawn = lines.filter(({ from, to }) => ids.has(from) && ids.has(to) && from !== to);
  return ids.size <= FEW ? [{ ids: [...ids], lines: drawn, top: null }] : cutGraph([...ids], drawn);
}

function readShape({ ids, lines }: Piece): Shape {
  const at = new Map(ids.map((id, index) => [id, index]));
  return { count: ids.length, lines: lines.map(({ from, to }) => [at.get(from) ?? 0, at.get(to) ?? 0]) };
}

function layOutPiece(piece: Piece): Layout {
  const shape = readShape(piece);
  const laid = known.get(JSON.stringify(shape)) ?? layOutShape(shape);
  keepLaid(shape, laid);
  const { ids, lines } = piece;
  return {
    places: new Map(ids.map((id, at) => [id, laid.places[at] ?? NOWHERE])),
    routes: new Map(lines.map((line, at) => [nameLine(line), laid.routes[at] ?? { bends: [], middle: NOWHERE }])),
  };
}

/** Where a node stands. */
export function findPlace({ id, offset }: Placed, laid: Layout["places"]): Place {
  const { x, y } = laid.get(id) ?? NOWHERE;
  return { x: x + (offset?.x ?? 0), y: y + (offset?.y ?? 0) };
}

/** How far a place is from where its node is laid out; null: it is there. */
export function findOffset(id: string, place: Place, laid: Layout["places"]): Place | null {
  const at = laid.get(id) ?? NOWHERE;
  const offset = { x: Math.round(place.x - at.x), y: Math.round(place.y - at.y) };
  return offset.x === 0 && offset.y === 0 ? null : offset;
}

/** A line through its bends, with rounded corners. */
export function drawRoute(start: Place, bends: readonly Place[], end: Place): string {
  const curves = bends.map((bend, at) => {
    const next = bends[at + 1] ?? end;
    return `Q${bend.x},${bend.y} ${(bend.x + next.x) / 2},${(bend.y + next.y) / 2}`;
  });
  return [`M${start.x},${start.y}`, ...curves, `L${end.x},${end.y}`].join(" ");
}
