// Knows what keeps a path from being published: each trouble names the node that it is about (decisions 10).
import { findCircles, findGates, findOpening, type Gates, type PathGraph, readGraph } from "./graph.ts";
import { isTask, isTaskKind, listNext, type Path, type PathNode } from "./node.ts";
import { mayFollow, maySplit } from "./successors.ts";

export const PATH_PROBLEMS = [
  "unknown",
  "twice",
  "start",
  "successor",
  "missing",
  "dead-end",
  "too-many",
  "too-few",
  "cycle",
  "unreachable",
  "never-joined",
  "test",
  "tested",
  "product",
  /** Learners cannot find it: its publication does not show it. */
  "closed",
  /** Somebody for whom the path is may not open it. */
  "not-everybody",
  /** It was deleted. */
  "gone",
  "mail",
] as const;
/** What is wrong with a node. */
export type PathProblemKind = (typeof PATH_PROBLEMS)[number];
export interface PathProblem {
  readonly kind: PathProblemKind;
  /** Slug of the node; null where it is about the whole path. */
  readonly node: string | null;
  /** Slug of another node concerned. */
  readonly other: string | null;
}

/** What is wrong with a path, in the order of its nodes; empty where it can be published. */
export function checkPath(path: Path): readonly PathProblem[] {
  const graph = readGraph(path);
  const reached = new Set(graph.order.map(({ slug }) => slug));
  const starts = path.nodes.filter(({ kind }) => kind === "START");
  const seen = new Set<string>();
  const circles = findCircles(graph);
  const gates = findGates(graph);
  return [
    ...(starts.length === 1 ? [] : [tell("start", starts[1]?.slug ?? null)]),
    ...path.nodes.flatMap((node) => {
      const { slug } = node;
      const isTwice = seen.has(slug);
      seen.add(slug);
      return [
        ...(isTwice ? [tell("twice", slug)] : []),
        ...checkNode(node),
        ...checkNext(graph, node),
        ...(node.kind !== "START" && !reached.has(slug) ? [tell("unreachable", slug)] : []),
        ...(circles.has(slug) ? [tell("cycle", slug)] : []),
        ...(node.kind === "IF" ? checkTested(graph, node) : []),
        ...(node.kind === "END_AND" && reached.has(slug) ? checkJoin(graph, gates, node) : []),
      ];
    }),
  ];
}

const tell = (kind: PathProblemKind, node: string | null, other: string | null = null): PathProblem => ({
  kind,
  node,
  other,
});

/** Problems of a node by itself. */
function checkNode({ slug, kind, products, test, subject, text }: PathNode): readonly PathProblem[] {
  if (kind === "UNKNOWN") return [tell("unknown", slug)];
  if (isTaskKind(kind)) return products.length === 0 ? [tell("product", slug)] : [];
  if (kind === "IF") return test ? [] : [tell("test", slug)];
  return kind === "EMAIL" && (subject.trim() === "" || text.trim() === "") ? [tell("mail", slug)] : [];
}

function checkNext({ nodes }: PathGraph, node: PathNode): readonly PathProblem[] {
  const { slug, kind } = node;
  const next = listNext(node);
  const wrong = next.flatMap((other) => {
    const found = nodes.get(other);
    if (!found) return [tell("missing", slug, other)];
    return kind === "UNKNOWN" || found.kind === "UNKNOWN" || mayFollow(kind, found.kind)
      ? []
      : [tell("successor", slug, other)];
  });
  const isShort = kind === "IF" ? next.length < 2 : next.length === 0 && kind !== "END";
  return [
    ...wrong,
    ...(isShort ? [tell("dead-end", slug)] : []),
    ...(!maySplit(kind) && kind !== "END" && next.length > 1 ? [tell("too-many", slug)] : []),
    ...((kind === "AND" || kind === "OR") && next.length === 1 ? [tell("too-few", slug)] : []),
  ];
}

/** An IF asks about one task, the one just before it, so it needs exactly one. */
function checkTested({ before }: PathGraph, { slug }: PathNode): readonly PathProblem[] {
  const [task, ...others] = before.get(slug) ?? [];
  return task && (others.length > 0 || !isTask(task)) ? [tell("tested", slug, others[0]?.slug ?? null)] : [];
}

/**
 * Every way that the AND opens has to reach this join whatever happens on it; otherwise the join waits for what never
 * comes.
 */
function checkJoin(graph: PathGraph, gates: Gates, join: PathNode): readonly PathProblem[] {
  const opening = findOpening(gates, join);
  if (!opening) return [tell("never-joined", join.slug)];
  return listNext(opening)
    .filter((way) => way !== join.slug && escapes(graph, way, join.slug))
    .map((way) => tell("never-joined", join.slug, way));
}

/** There is a way to an end that does not pass the join. */
function escapes({ nodes, reach }: PathGraph, way: string, join: string): boolean {
  return [way, ...reach(way, join)].some((slug) => {
    const node = nodes.get(slug);
    return !node || listNext(node).length === 0;
  });
}
