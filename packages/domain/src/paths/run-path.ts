// Knows how a learner goes through a path (decisions 10): tokens move on as facts become known, in whatever order.
import { type PathGraph, readGraph } from "./graph.ts";
import { isTask, listNext, type Path, type PathNode } from "./node.ts";

/** How a product ended for a learner; `score` 0–100, null without one. */
export interface PathResult {
  readonly status: "COMPLETE" | "FAILED";
  readonly score: number | null;
}
/** What is known of a product: its first result, which an IF asks about, and whether it is complete by now. */
export interface PathFact {
  readonly first: PathResult;
  readonly isComplete: boolean;
}
/** An override: somebody opened a task for a learner before its turn, or let it count as done. */
export interface PathOverride {
  readonly node: string;
  readonly as: "open" | "complete";
  /** The reason, which the learner reads too. */
  readonly reason: string;
  /** Id of who did it. */
  readonly byId: string;
  /** ISO timestamp. */
  readonly at: string;
}
/** The state of a learner on a path: plain data. */
export interface PathState {
  readonly isBegun: boolean;
  /** By the slug of the product. */
  readonly facts: Readonly<Record<string, PathFact>>;
  /** By the slug of the OR or the IF: the way that was taken. */
  readonly ways: Readonly<Record<string, string>>;
  /** Slugs of the complete nodes; those of former publications stay. */
  readonly done: readonly string[];
  /** True once the learner reached the end, which is never taken back. */
  readonly isEnded: boolean;
  /** In their order; those of removed nodes stay. */
  readonly overrides: readonly PathOverride[];
}
export type PathEvent =
  | { readonly type: "begun" }
  | ({ readonly type: "result"; readonly product: string } & PathResult)
  | { readonly type: "chosen"; readonly node: string; readonly way: string }
  | ({ readonly type: "overridden" } & PathOverride)
  /** The path was published anew. */
  | { readonly type: "renewed" };
/** A mail of this node that is due. */
export interface PathEffect {
  readonly type: "mail";
  readonly node: string;
  readonly subject: string;
  readonly text: string;
}
export interface PathStep {
  readonly state: PathState;
  readonly effects: readonly PathEffect[];
}

export const NEW_PATH_STATE: PathState = {
  isBegun: false,
  facts: {},
  ways: {},
  done: [],
  isEnded: false,
  overrides: [],
};

/**
 * The state after an event, and what is due because of it. An event that brings nothing new answers the very same
 * `state`. The results of one product come in their order, and the first that ended decides at an IF.
 */
export function runPath(path: Path, state: PathState, event: PathEvent): PathStep {
  const told = note(path, state, event);
  if (!told.isBegun) return { state: told, effects: [] };
  const moved = move(path, told);
  const { ways, done, isEnded } = moved;
  const isSame = told === state && done.length === state.done.length && isEnded === state.isEnded;
  return { state: isSame ? state : { ...told, ways, done, isEnded }, effects: listEffects(path, state, event, done) };
}

/** A learner who has ended gets no more mails, nor does one who is already past a mail that a publication added. */
function listEffects({ nodes }: Path, state: PathState, event: PathEvent, done: readonly string[]): PathEffect[] {
  if (state.isEnded || done.length === state.done.length) return [];
  const [known, now] = [new Set(state.done), new Set(done)];
  const isPast = (node: PathNode) => event.type === "renewed" && listNext(node).every((slug) => known.has(slug));
  return nodes
    .filter((node) => node.kind === "EMAIL" && now.has(node.slug) && !known.has(node.slug) && !isPast(node))
    .map(({ slug: node, subject, text }) => ({ type: "mail", node, subject, text }));
}

function note(path: Path, state: PathState, event: PathEvent): PathState {
  switch (event.type) {
    case "begun":
      return state.isBegun ? state : { ...state, isBegun: true };
    case "renewed":
      return state;
    case "result": {
      const known = state.facts[event.product];
      const isComplete = event.status === "COMPLETE";
      if (known && (known.isComplete || !isComplete)) return state;
      if (!path.nodes.some(({ products }) => products.includes(event.product))) return state;
      const first = known?.first ?? { status: event.status, score: event.score };
      return { ...state, facts: { ...state.facts, [event.product]: { first, isComplete } } };
    }
    case "chosen": {
      const isOpen = readStanding(path, state).get(event.node)?.state === "open";
      const node = path.nodes.find(({ slug, kind }) => slug === event.node && kind === "OR");
      if (!isOpen || !node?.next.includes(event.way)) return state;
      return { ...state, ways: { ...state.ways, [event.node]: event.way } };
    }
    case "overridden": {
      if (!mayOverride(path, state, event)) return state;
      const { type: _, ...override } = event;
      return { ...state, overrides: [...state.overrides, override] };
    }
  }
}

/**
 * True for a task ahead that can be opened, and for an open one that can count as done, while the learner is under
 * way.
 */
export function mayOverride(path: Path, state: PathState, { node, as }: Pick<PathOverride, "node" | "as">): boolean {
  if (!state.isBegun || state.isEnded || !path.nodes.some((one) => one.slug === node && isTask(one))) return false;
  const standing = readStanding(path, state).get(node);
  const isToCome = standing?.state === "locked" && standing.waitsFor.length > 0;
  return isToCome || (as === "complete" && standing?.state === "open");
}

interface Moved extends Pick<PathState, "ways" | "done" | "isEnded"> {
  /** Slugs of the nodes that have a token. */
  readonly open: ReadonlySet<string>;
}

/** Looks at each node once, after all that lead to it. */
function move(path: Path, { facts, ways: before, done: kept, isEnded, overrides }: Omit<PathState, "isBegun">): Moved {
  const graph = readGraph(path);
  const { order, start } = graph;
  const listAs = (as: PathOverride["as"]) => overrides.filter((one) => one.as === as).map(({ node }) => node);
  const done = new Set([...kept, ...listAs("complete")]);
  const ways: Record<string, string> = { ...before };
  const [given, open] = [new Set(listAs("open")), new Set<string>()];
  /** The nodes ahead of something that is open. */
  const awaiting = new Set<string>();
  for (const node of order) {
    const { slug, kind } = node;
    if (graph.before.get(slug)?.some((one) => open.has(one.slug) || awaiting.has(one.slug))) awaiting.add(slug);
    if (node !== start && !given.has(slug) && !done.has(slug)) continue;
    const way = kind === "IF" ? (keepWay(node, ways) ?? testTask(graph, node, facts)) : keepWay(node, ways);
    if (!done.has(slug) && !finishes(graph, node, { facts, awaiting, way })) {
      open.add(slug);
      continue;
    }
    done.add(slug);
    if (kind === "IF" && way !== null) ways[slug] = way;
    const isChoosing = kind === "OR" || kind === "IF";
    // A choice whose way was removed is asked again, unless the learner has ended.
    if (isChoosing && way === null && node.next.length > 0 && !isEnded) open.add(slug);
    for (const next of isChoosing ? [way ?? ""] : listNext(node)) given.add(next);
  }
  const hasEnded = order.some(({ slug, kind }) => kind === "END" && done.has(slug)) && open.size === 0;
  return { ways, done: [...done], isEnded: isEnded || hasEnded, open };
}

const keepWay = ({ slug, next }: PathNode, ways: Readonly<Record<string, string>>): string | null => {
  const way = ways[slug];
  return way !== undefined && next.includes(way) ? way : null;
};

interface Known {
  readonly facts: PathState["facts"];
  readonly awaiting: ReadonlySet<string>;
  readonly way: string | null;
}

function finishes({ nodes }: PathGraph, node: PathNode, { facts, awaiting, way }: Known): boolean {
  if (isTask(node)) {
    const isTested = listNext(node).some((slug) => nodes.get(slug)?.kind === "IF");
    const known = node.products.map((slug) => facts[slug]);
    return known.length > 0 && known.every((fact) => fact !== undefined && (isTested || fact.isComplete));
  }
  switch (node.kind) {
    case "OR":
    case "IF":
      return way !== null;
    case "END_AND":
      // No way that is still open could reach this node.
      return !awaiting.has(node.slug);
    case "UNKNOWN":
      return false;
    default:
      return true;
  }
}

/**
 * Which way an IF takes once its task is done. A task that is done without a result counts as complete, without a
 * score.
 */
function testTask({ before }: PathGraph, { slug, test, next }: PathNode, facts: PathState["facts"]): string | null {
  const task = (before.get(slug) ?? []).find(isTask);
  const known = (task?.products ?? []).flatMap((product) => facts[product]?.first ?? []);
  const scores = known.flatMap(({ score }) => (score === null ? [] : [score]));
  const score = scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const holds =
    test?.of === "score" ? score !== null && score >= test.atLeast : known.every(({ status }) => status === "COMPLETE");
  return next[holds ? 0 : 1] || null;
}

/** The standing of a node; `open` means that it has a token. */
export interface NodeStanding {
  readonly state: "done" | "open" | "locked";
  /** For a locked node: slugs of what has to be done first. */
  readonly waitsFor: readonly string[];
  /** For an OR or an IF: the way that was taken. */
  readonly way: string | null;
}

/** The standing of each node. */
export function readStanding(path: Path, state: PathState): ReadonlyMap<string, NodeStanding> {
  const graph = readGraph(path);
  const { open, done, ways } = state.isBegun ? move(path, state) : { open: new Set<string>(), done: [], ways: {} };
  const isDone = new Set(done);
  const ahead = graph.order
    .filter(({ slug }) => open.has(slug))
    .map(({ slug }) => ({ slug, reached: graph.reach(slug) }));
  /** The open nodes that lead there. */
  const listAwaited = (slug: string) => ahead.flatMap((one) => (one.reached.has(slug) ? [one.slug] : []));
  return new Map(
    path.nodes.map((node): [string, NodeStanding] => {
      const { slug } = node;
      const standing = open.has(slug) ? "open" : isDone.has(slug) ? "done" : "locked";
      const waitsFor = standing === "locked" || node.kind === "END_AND" ? listAwaited(slug) : [];
      return [slug, { state: standing, waitsFor: standing === "done" ? [] : waitsFor, way: keepWay(node, ways) }];
    }),
  );
}

/** 0–100: the share of tasks done among those that the learner can still meet. */
export function measurePath(path: Path, state: PathState): number {
  if (state.isEnded) return 100;
  const standing = readStanding(path, state);
  const tasks = path.nodes.filter(isTask).filter(({ slug }) => {
    const { state: own, waitsFor } = standing.get(slug) ?? { state: "locked", waitsFor: [] };
    return own !== "locked" || waitsFor.length > 0;
  });
  const done = tasks.filter(({ slug }) => standing.get(slug)?.state === "done");
  return tasks.length === 0 ? 0 : Math.min(99, Math.floor((done.length / tasks.length) * 100));
}
