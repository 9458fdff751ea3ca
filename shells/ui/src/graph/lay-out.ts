// Knows where the nodes of a graph stand: in rows from the top to the bottom, as far from there as they were moved.
import { Graph as Dagre, layout } from "@dagrejs/dagre";
import { cutGraph, type Line, type Piece } from "./cut-graph.ts";

/** The size of a node, in pixels of the drawing. */
export const NODE_SIZE = { width: 208, height: 64 } as const;

export interface Place {
  readonly x: number;
  readonly y: number;
}
/** What is laid out: `offset` is how far a node stands from where it would stand by itself; null: it stands there. */
export interface Placed {
  readonly id: string;
  readonly offset: Place | null;
}
/** Where a line goes between its ends, and where its middle is. */
export interface Route {
  readonly bends: readonly Place[];
  readonly middle: Place;
}
export interface Layout {
  /** The upper left corner of each node, whole pixels. */
  readonly places: ReadonlyMap<string, Place>;
  /** By `nameLine`. */
  readonly routes: ReadonlyMap<string, Route>;
}
/** What stands at the middle of a line has room there. */
const MARK_SIZE = { width: 112, height: 32 } as const;

/** From as many nodes on rows are found in one walk: the shortest lines would be looked for longer than anybody waits. */
const MANY = 100;

export const nameLine = ({ from, to }: Line): string => `${from}>${to}`;

const NOWHERE: Place = { x: 0, y: 0 };
/** Fewer nodes are laid out at once: nobody waits for them. */
const FEW = 24;
/** Pieces that are known: as many as a long path has. */
const MOST_KNOWN = 2_000;
const known = new Map<string, Layout>();

/**
 * Where nodes and lines stand by themselves: no line goes through a node. A long graph is laid out in pieces, and of one
 * that was changed somewhere only the piece that was: an author waits for none of the others.
 */
export function layOut(nodes: readonly Pick<Placed, "id">[], lines: readonly Line[]): Layout {
  const ids = new Set(nodes.map(({ id }) => id));
  const drawn = lines.filter(({ from, to }) => ids.has(from) && ids.has(to) && from !== to);
  const [places, routes] = [new Map<string, Place>(), new Map<string, Route>()];
  const whole: Piece = { ids: [...ids], lines: drawn, top: null };
  for (const piece of ids.size <= FEW ? [whole] : cutGraph(whole.ids, drawn)) {
    const laid = layOutOnce(piece);
    const [at, own] = piece.top === null ? [NOWHERE, NOWHERE] : [places.get(piece.top), laid.places.get(piece.top)];
    const by = { x: (at?.x ?? 0) - (own?.x ?? 0), y: (at?.y ?? 0) - (own?.y ?? 0) };
    const move = ({ x, y }: Place): Place => ({ x: x + by.x, y: y + by.y });
    for (const [id, place] of laid.places) places.set(id, move(place));
    for (const [name, { bends, middle }] of laid.routes)
      routes.set(name, { bends: bends.map(move), middle: move(middle) });
  }
  return { places, routes };
}

function layOutOnce(piece: Piece): Layout {
  const shape = JSON.stringify([piece.ids, piece.lines.map(({ from, to }) => [from, to])]);
  const laid = known.get(shape) ?? layOutPiece(piece);
  // The newest stay.
  known.delete(shape);
  known.set(shape, laid);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return laid;
}

function layOutPiece({ ids, lines }: Piece): Layout {
  const graph = new Dagre({ multigraph: false });
  const ranker = ids.length > MANY ? ("longest-path" as const) : ("network-simplex" as const);
  graph.setGraph({ rankdir: "TB", nodesep: 32, ranksep: 24, edgesep: 16, ranker });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const id of ids) graph.setNode(id, { ...NODE_SIZE });
  for (const { from, to } of lines) graph.setEdge(from, to, { ...MARK_SIZE, labelpos: "c" });
  layout(graph);
  const places = ids.map((id): [string, Place] => {
    const { x = 0, y = 0 } = graph.node(id) ?? {};
    return [id, { x: Math.round(x - NODE_SIZE.width / 2), y: Math.round(y - NODE_SIZE.height / 2) }];
  });
  const routes = graph.edges().map(({ v, w }): [string, Route] => {
    const { points = [], x = 0, y = 0 } = graph.edge(v, w) ?? {};
    return [nameLine({ from: v, to: w }), { bends: points.slice(1, -1), middle: { x, y } }];
  });
  return { places: new Map(places), routes: new Map(routes) };
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

/** A line through its bends, without corners. */
export function drawRoute(start: Place, bends: readonly Place[], end: Place): string {
  const curves = bends.map((bend, at) => {
    const next = bends[at + 1] ?? end;
    return `Q${bend.x},${bend.y} ${(bend.x + next.x) / 2},${(bend.y + next.y) / 2}`;
  });
  return [`M${start.x},${start.y}`, ...curves, `L${end.x},${end.y}`].join(" ");
}
