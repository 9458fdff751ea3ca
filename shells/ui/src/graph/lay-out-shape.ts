// Knows where the nodes of one shape stand, whatever their names: in rows from the top to the bottom.
import { Graph as Dagre, layout } from "@dagrejs/dagre";

/** The size of a node, in pixels of the drawing. */
export const NODE_SIZE = { width: 208, height: 64 } as const;
/** The room at the middle of a line for its mark and button. */
const MARK_SIZE = { width: 112, height: 32 } as const;
/** Above this number of nodes, rows are found in one walk: finding the shortest lines takes too long. */
const MANY = 100;

export interface Place {
  readonly x: number;
  readonly y: number;
}
/** The bends of a line between its ends, and its middle. */
export interface Route {
  readonly bends: readonly Place[];
  readonly middle: Place;
}
/** A number of nodes, and the lines between them by their numbers, from 0. */
export interface Shape {
  readonly count: number;
  readonly lines: readonly (readonly [from: number, to: number])[];
}
export interface LaidShape {
  /** The upper left corner of each node, whole pixels. */
  readonly places: readonly Place[];
  /** One route for each line. */
  readonly routes: readonly Route[];
}

export function layOutShape({ count, lines }: Shape): LaidShape {
  const graph = new Dagre({ multigraph: false });
  const ranker = count > MANY ? ("longest-path" as const) : ("network-simplex" as const);
  graph.setGraph({ rankdir: "TB", nodesep: 32, ranksep: 24, edgesep: 16, ranker });
  graph.setDefaultEdgeLabel(() => ({}));
  const names = Array.from({ length: count }, (_, at) => String(at));
  for (const name of names) graph.setNode(name, { ...NODE_SIZE });
  for (const [from, to] of lines) graph.setEdge(String(from), String(to), { ...MARK_SIZE, labelpos: "c" });
  layout(graph);
  return {
    places: names.map((name) => {
      const { x = 0, y = 0 } = graph.node(name) ?? {};
      return { x: Math.round(x - NODE_SIZE.width / 2), y: Math.round(y - NODE_SIZE.height / 2) };
    }),
    routes: lines.map(([from, to]) => {
      const { points = [], x = 0, y = 0 } = graph.edge(String(from), String(to)) ?? {};
      return { bends: points.slice(1, -1), middle: { x, y } };
    }),
  };
}
