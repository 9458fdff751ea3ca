// Knows how a learner goes through a path (decisions 10): tokens, moved by what becomes known, in whatever order.
import { type PathGraph, readGraph } from "./graph.ts";
import { isTask, listNext, type Path, type PathNode } from "./node.ts";

/** How a product ended for a learner; `score` 0–100, null without one. */
export interface PathResult {
  readonly status: "COMPLETE" | "FAILED";
  readonly score: number | null;
}
/** What is known of a product: how it ended first, which an IF asks about, and whether it is complete by now. */
export interface PathFact {
  readonly first: PathResult;
  readonly isComplete: boolean;
}
/** What somebody did by hand for a learner: a task is open before its turn, or counts as done. */
export interface PathOverride {
  readonly node: string;
  readonly as: "open" | "complete";
  /** Why; for the learner too. */
  readonly reason: string;
  /** Id of who did it. */
  readonly byId: string;
  /** ISO timestamp. */
  readonly at: string;
}
/** Where a learner is: plain data. */
export interface PathState {
  readonly isBegun: boolean;
  /** By the slug of the product. */
  readonly facts: Readonly<Record<string, PathFact>>;
  /** By the slug of the OR or the IF: which way was taken. */
  readonly ways: Readonly<Record<string, string>>;
  /** Slugs of the nodes that are complete; those of former publications stay. */
  readonly done: readonly string[];
  /** It came to its end; that is never taken back. */
  readonly isEnded: boolean;
  /** In their order; those of nodes that a publication took away stay. */
  readonly overrides: readonly PathOverride[];
}
export type PathEvent =
  | { readonly type: "begun" }
  | ({ readonly type: "result"; readonly product: string } & PathResult)
  | { readonly type: "chosen"; readonly node: string; readonly way: string }
  | ({ readonly type: "overridden" } & PathOverride)
  /** The path was published anew. */
  | { readonly type: "renewed" };
/** A mail that is due, of this node. */
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
 * The state after an event, and what is due because of it. What is known already changes nothing: the very `state` is
 * answered. Of the results of one product, which come in their order, the first that ended decides at an IF.
 */
export function runPath(path: Path, state: PathState, event: PathEvent): PathStep {
  const told = note(path, state, event);
  if (!told.isBegun) return { state: told, effects: [] };
  const moved = move(path, told);
  const { ways, done, isEnded } = moved;
  const isSame = told === state && done.length === state.done.length && isEnded === state.isEnded;
  return { state: isSame ? state : { ...told, ways, done, isEnded }, effects: listEffects(path, state, event, done) };
}

/** Who has ended is sent nothing more; who is past a mail that a publication put in is not sent it either. */
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

/** A task that is to come can be opened, and one that is to do can count as done; of a run that is under way. */
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

/** Each node is looked at once, after all that lead to it. */
function move(path: Path, { facts, ways: before, done: kept, isEnded, overrides }: Omit<PathState, "isBegun">): Moved {
  const graph = readGraph(path);
  const { order, start } = graph;
  const listAs = (as: PathOverride["as"]) => overrides.filter((one) => one.as === as).map(({ node }) => node);
  const done = new Set([...kept, ...listAs("complete")]);
  const ways: Record<string, string> = { ...before };
  const [given, open] = [new Set(listAs("open")), new Set<string>()];
  /** What something that is open leads to. */
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
    // One whose way a publication took away is asked again, but of who has ended.
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
      // Nothing is under way any more that could come here.
      return !awaiting.has(node.slug);
    case "UNKNOWN":
      return false;
    default:
      return true;
  }
}

/** Which way an IF takes once its task is done. A task that is done without a result counts as complete, unscored. */
function testTask({ before }: PathGraph, { slug, test, next }: PathNode, facts: PathState["facts"]): string | null {
  const task = (before.get(slug) ?? []).find(isTask);
  const known = (task?.products ?? []).flatMap((product) => facts[product]?.first ?? []);
  const scores = known.flatMap(({ score }) => (score === null ? [] : [score]));
  const score = scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const holds =
    test?.of === "score" ? score !== null && score >= test.atLeast : known.every(({ status }) => status === "COMPLETE");
  return next[holds ? 0 : 1] || null;
}

/** How a node stands; `open` has a token. */
export interface NodeStanding {
  readonly state: "done" | "open" | "locked";
  /** Slugs of what has to be done first, of what is locked. */
  readonly waitsFor: readonly string[];
  /** Of an OR or an IF: the way that was taken. */
  readonly way: string | null;
}

/** How each node stands. */
export function readStanding(path: Path, state: PathState): ReadonlyMap<string, NodeStanding> {
  const graph = readGraph(path);
  const { open, done, ways } = state.isBegun ? move(path, state) : { open: new Set<string>(), done: [], ways: {} };
  const isDone = new Set(done);
  const ahead = graph.order
    .filter(({ slug }) => open.has(slug))
    .map(({ slug }) => ({ slug, reached: graph.reach(slug) }));
  /** What is open and leads there. */
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

/** 0–100: of the tasks that can still be met, how many are done. */
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
