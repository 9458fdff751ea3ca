// Knows where the nodes of a graph stand: in rows from the top to the bottom, as far from there as they were moved.
import { Graph as Dagre, layout } from "@dagrejs/dagre";

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
export interface Line {
  readonly from: string;
  readonly to: string;
}

/** The upper left corner of each node where it is laid out by itself, whole pixels. */
export function layOut(nodes: readonly Pick<Placed, "id">[], lines: readonly Line[]): ReadonlyMap<string, Place> {
  const graph = new Dagre({ multigraph: false });
  graph.setGraph({ rankdir: "TB", nodesep: 32, ranksep: 56 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of nodes) graph.setNode(id, { ...NODE_SIZE });
  const known = new Set(nodes.map(({ id }) => id));
  for (const { from, to } of lines) if (known.has(from) && known.has(to) && from !== to) graph.setEdge(from, to);
  layout(graph);
  return new Map(
    nodes.map(({ id }) => {
      const { x = 0, y = 0 } = graph.node(id) ?? {};
      return [id, { x: Math.round(x - NODE_SIZE.width / 2), y: Math.round(y - NODE_SIZE.height / 2) }];
    }),
  );
}

const NOWHERE: Place = { x: 0, y: 0 };

/** Where a node stands. */
export function findPlace({ id, offset }: Placed, laid: ReadonlyMap<string, Place>): Place {
  const { x, y } = laid.get(id) ?? NOWHERE;
  return { x: x + (offset?.x ?? 0), y: y + (offset?.y ?? 0) };
}

/** How far a place is from where its node is laid out; null: it is there. */
export function findOffset(id: string, place: Place, laid: ReadonlyMap<string, Place>): Place | null {
  const at = laid.get(id) ?? NOWHERE;
  const offset = { x: Math.round(place.x - at.x), y: Math.round(place.y - at.y) };
  return offset.x === 0 && offset.y === 0 ? null : offset;
}
