// Knows a path as an outline: one line after the other, the ways of a gateway below it, and where ways continue.
import { findMeeting, readGraph } from "./graph.ts";
import type { Path, PathNode } from "./node.ts";

export type OutlineLine =
  | { readonly type: "node"; readonly node: PathNode; readonly depth: number }
  /** A way of a gateway, from 0: the lines after it, one step deeper, stand on it. `isEmpty`: nothing stands on it. */
  | {
      readonly type: "way";
      readonly gateway: PathNode;
      readonly way: number;
      readonly depth: number;
      readonly isEmpty: boolean;
    }
  /** The way continues with a node that stands elsewhere in the outline. */
  | { readonly type: "onward"; readonly from: string; readonly to: PathNode; readonly depth: number }
  /** Nodes to which no way leads come last. */
  | { readonly type: "apart"; readonly node: PathNode; readonly depth: number };

export function outlinePath(path: Path): readonly OutlineLine[] {
  const graph = readGraph(path);
  const lines: OutlineLine[] = [];
  const shown = new Set<string>();
  if (graph.start) walk(graph.start, 0, null, "");
  for (const node of path.nodes) if (!shown.has(node.slug)) lines.push({ type: "apart", node, depth: 0 });
  return lines;

  function walk(first: PathNode, depth: number, stop: PathNode | null, before: string): void {
    let from = before;
    for (let node: PathNode | null = first; node && node !== stop; ) {
      if (shown.has(node.slug)) {
        lines.push({ type: "onward", from, to: node, depth });
        return;
      }
      shown.add(node.slug);
      lines.push({ type: "node", node, depth });
      from = node.slug;
      node = parts(node) ? walkWays(node, depth, stop) : find(node.next[0]);
    }
  }

  function walkWays(gateway: PathNode, depth: number, stop: PathNode | null): PathNode | null {
    const meeting = findMeeting(graph, gateway) ?? stop;
    gateway.next.forEach((slug, way) => {
      const next = find(slug);
      const isEmpty = next === null || next === meeting;
      lines.push({ type: "way", gateway, way, depth: depth + 1, isEmpty });
      if (next && !isEmpty) walk(next, depth + 2, meeting, gateway.slug);
    });
    return meeting === stop ? null : meeting;
  }

  function find(slug: string | undefined): PathNode | null {
    return (slug !== undefined && graph.nodes.get(slug)) || null;
  }
}

const parts = ({ kind, next }: PathNode): boolean =>
  kind === "AND" || kind === "OR" || kind === "IF" || next.length > 1;
