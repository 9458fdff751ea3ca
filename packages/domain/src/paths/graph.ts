// Knows how the nodes of a path hang together: who leads to whom, in which order, and where ways meet again.
import { listNext, type Path, type PathNode } from "./node.ts";

export interface PathGraph {
  readonly nodes: ReadonlyMap<string, PathNode>;
  readonly start: PathNode | null;
  /** Of each node those that lead to it, each once. */
  readonly before: ReadonlyMap<string, readonly PathNode[]>;
  /** What is reached from the start: each after all that lead to it, where there is no circle. */
  readonly order: readonly PathNode[];
  /** What is reached from a node, itself left out unless there is a circle. */
  reach(slug: string, without?: string): ReadonlySet<string>;
}

export function readGraph({ nodes: all }: Path): PathGraph {
  const nodes = new Map<string, PathNode>();
  for (const node of all) if (!nodes.has(node.slug)) nodes.set(node.slug, node);
  const before = new Map<string, PathNode[]>();
  for (const node of nodes.values())
    for (const next of new Set(listNext(node))) before.set(next, [...(before.get(next) ?? []), node]);
  const start = all.find(({ kind }) => kind === "START") ?? null;
  const nextOf = (slug: string) => {
    const node = nodes.get(slug);
    return node ? listNext(node).filter((next) => nodes.has(next)) : [];
  };

  function reach(slug: string, without?: string): ReadonlySet<string> {
    const reached = new Set<string>();
    const open = [slug];
    for (let one = open.pop(); one !== undefined; one = open.pop())
      for (const next of nextOf(one))
        if (next !== without && !reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
    return reached;
  }

  /** The last that is finished comes first: turned around, each stands after what leads to it. */
  function sortFrom(first: PathNode): readonly PathNode[] {
    const finished: PathNode[] = [];
    const seen = new Set<string>([first.slug]);
    const stack = [{ node: first, left: [...nextOf(first.slug)] }];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const next = top.left.pop();
      if (next === undefined) {
        finished.push(top.node);
        stack.pop();
        continue;
      }
      const node = nodes.get(next);
      if (!node || seen.has(next)) continue;
      seen.add(next);
      stack.push({ node, left: [...nextOf(next)] });
    }
    return finished.reverse();
  }

  return { nodes, start, before, order: start ? sortFrom(start) : [], reach };
}

/** Where all ways that part here meet again first; null where they do not. */
export function findMeeting(graph: PathGraph, node: PathNode): PathNode | null {
  const ways = [...new Set(listNext(node))].filter((slug) => graph.nodes.has(slug));
  if (ways.length === 0) return null;
  const reached = ways.map((slug) => new Set([slug, ...graph.reach(slug)]));
  // Of those that all ways come to, the one that leads to all the others.
  return graph.order.find(({ slug }) => slug !== node.slug && reached.every((one) => one.has(slug))) ?? null;
}
