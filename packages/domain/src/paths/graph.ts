// Knows how the nodes of a path are connected: which leads to which, in which order, and where ways meet again.
import { listNext, type Path, type PathNode } from "./node.ts";

export interface PathGraph {
  readonly nodes: ReadonlyMap<string, PathNode>;
  readonly start: PathNode | null;
  /** For each node, those that lead to it, each once. */
  readonly before: ReadonlyMap<string, readonly PathNode[]>;
  /** The nodes that can be reached from the start: each after all that lead to it, where there is no circle. */
  readonly order: readonly PathNode[];
  /**
   * The nodes that can be reached from a node; without itself, unless it is on a circle.
   * @param without a node that ways may not pass.
   */
  reach(slug: string, without?: string): ReadonlySet<string>;
}

export function readGraph({ nodes: all }: Path): PathGraph {
  const nodes = new Map<string, PathNode>();
  for (const node of all) if (!nodes.has(node.slug)) nodes.set(node.slug, node);
  const before = new Map<string, PathNode[]>();
  for (const node of nodes.values())
    for (const next of new Set(listNext(node))) {
      const known = before.get(next);
      if (known) known.push(node);
      else before.set(next, [node]);
    }
  const start = all.find(({ kind }) => kind === "START") ?? null;
  const followersOf = (node: PathNode) => listNext(node).flatMap((slug) => nodes.get(slug) ?? []);
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

  return { nodes, start, before, order: start ? sortFrom([start], followersOf) : [], reach };
}

/** For each reachable node, the nearest node that all ways to it pass; null for the first one. */
export type Gates = ReadonlyMap<string, PathNode | null>;

export function findGates({ order, before }: PathGraph): Gates {
  const places = new Map(order.map(({ slug }, place) => [slug, place]));
  const gates = new Map<string, PathNode | null>(order.slice(0, 1).map(({ slug }) => [slug, null]));
  const meet = (one: PathNode, other: PathNode): PathNode => {
    let [left, right] = [one, other];
    while (left !== right) {
      const isLater = (places.get(left.slug) ?? 0) > (places.get(right.slug) ?? 0);
      const gate = gates.get((isLater ? left : right).slug);
      if (!gate) break;
      if (isLater) left = gate;
      else right = gate;
    }
    return left;
  };
  // One pass is enough where there are no circles.
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const { slug } of order.slice(1)) {
      const known = (before.get(slug) ?? []).filter((node) => gates.has(node.slug));
      const gate = known.length === 0 ? null : known.reduce(meet);
      if (gate === null || gates.get(slug) === gate) continue;
      gates.set(slug, gate);
      isMoving = true;
    }
  }
  return gates;
}

/** The nearest AND that all ways to the join pass, and that no other END_AND on them has closed. */
export function findOpening(gates: Gates, join: PathNode): PathNode | null {
  let closed = 0;
  for (let node = gates.get(join.slug); node; node = gates.get(node.slug)) {
    if (node.kind === "END_AND") closed += 1;
    if (node.kind !== "AND") continue;
    if (closed === 0) return node;
    closed -= 1;
  }
  return null;
}

/** The END_AND that waits for the ways of an AND; null where there is none. */
export function findJoin(graph: PathGraph, gateway: PathNode): PathNode | null {
  const gates = findGates(graph);
  return graph.order.find((node) => node.kind === "END_AND" && findOpening(gates, node) === gateway) ?? null;
}

/** Slugs of the nodes that lead back to themselves. */
export function findCircles({ nodes, before }: PathGraph): ReadonlySet<string> {
  const nextOf = (node: PathNode) => listNext(node).flatMap((slug) => nodes.get(slug) ?? []);
  const sorted = sortFrom([...nodes.values()], nextOf);
  const circles = new Set<string>();
  const seen = new Set<PathNode>();
  // A node that leads to another and can be reached from it is on a circle with it.
  for (const node of sorted) {
    if (seen.has(node)) continue;
    const group = sortFrom([node], (one) => (before.get(one.slug) ?? []).filter((other) => !seen.has(other)));
    for (const one of group) {
      seen.add(one);
      if (group.length > 1 || one.next.includes(one.slug)) circles.add(one.slug);
    }
  }
  return circles;
}

/** A node is finished after all that it leads to, so the reversed order puts each after those that lead to it. */
function sortFrom(starts: readonly PathNode[], nextOf: (node: PathNode) => readonly PathNode[]): readonly PathNode[] {
  const finished: PathNode[] = [];
  const seen = new Set<PathNode>();
  for (const start of starts) {
    if (seen.has(start)) continue;
    seen.add(start);
    const stack = [{ node: start, left: [...nextOf(start)] }];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const next = top.left.pop();
      if (next === undefined) {
        finished.push(top.node);
        stack.pop();
      } else if (!seen.has(next)) {
        seen.add(next);
        stack.push({ node: next, left: [...nextOf(next)] });
      }
    }
  }
  return finished.reverse();
}

/** The first node where all ways that part here meet again; null where they do not. */
export function findMeeting(graph: PathGraph, node: PathNode): PathNode | null {
  const ways = [...new Set(listNext(node))].filter((slug) => graph.nodes.has(slug));
  if (ways.length === 0) return null;
  const reached = ways.map((slug) => new Set([slug, ...graph.reach(slug)]));
  // Of the nodes that all ways reach, the one that leads to all the others.
  return graph.order.find(({ slug }) => slug !== node.slug && reached.every((one) => one.has(slug))) ?? null;
}
