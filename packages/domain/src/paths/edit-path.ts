// Knows how an author changes a path: an added node takes its place between two others, and a removed one leaves no
// hole.
import { createSlug } from "../kernel/index.ts";
import { drawLine, eraseLine, moveNodes, type PathLead } from "./draw-path.ts";
import { findJoin, findMeeting, type PathGraph, readGraph } from "./graph.ts";
import { listNext, MOST_NODES, MOST_WAYS, type NodeKind, type NodeOffset, type Path, type PathNode } from "./node.ts";
import { listSuccessors, mayFollow } from "./successors.ts";

/**
 * Where a node is added: `after` another one, on the way of this number, from 0, where its ways part (the number after
 * the last is a new way of an AND or an OR, to where its ways meet); or `before` a node, where all ways to it meet.
 */
export type PathSpot = { readonly after: string; readonly way: number | null } | { readonly before: string };
/** The words and settings of a node that an author changes. */
export type PathWords = Partial<Pick<PathNode, "kind" | "name" | "products" | "test" | "subject" | "text">>;
export type PathEdit =
  | { readonly do: "add"; readonly at: PathSpot; readonly kind: NodeKind }
  /** A gateway is removed together with the ways that it opens; a node that cannot be removed stays. */
  | { readonly do: "remove"; readonly nodes: readonly string[] }
  | { readonly do: "write"; readonly node: string; readonly words: PathWords }
  | ({ readonly do: "lead" } & PathLead)
  | { readonly do: "unlead"; readonly from: string; readonly to: string }
  /** Null puts a node back to its automatic place. */
  | { readonly do: "move"; readonly offsets: ReadonlyMap<string, NodeOffset | null> };

/** The path of a new product. */
export function createPath(random: () => number): Path {
  const [start, end] = [createSlug(random), createSlug(random)];
  return { nodes: [makeNode(start, "START", [end]), makeNode(end, "END", [])] };
}

const makeNode = (slug: string, kind: NodeKind, next: readonly string[]): PathNode => ({
  slug,
  kind,
  name: "",
  products: [],
  next,
  test: kind === "IF" ? { of: "score", atLeast: 80 } : null,
  subject: "",
  text: "",
  offset: null,
});

/** True where no room is left. Four nodes are spared, so that an addition of several at once always has room. */
export const isFull = ({ nodes }: Path): boolean => nodes.length > MOST_NODES - 4;

/** True for a path in which nothing was drawn since it was created. */
export const isUndrawn = ({ nodes }: Path): boolean => nodes.every(({ kind }) => kind === "START" || kind === "END");

/**
 * What may be added at a spot: the kinds that may stand after the one node and before the other, in the order of the
 * table.
 */
export function listAddable(path: Path, spot: PathSpot): readonly NodeKind[] {
  if (isFull(path)) return [];
  const graph = readGraph(path);
  const { nodes, before } = graph;
  const afters = "before" in spot ? (before.get(spot.before) ?? []) : [nodes.get(spot.after)];
  const after = afters[0];
  if (!after || (isNewWay(after, spot) && after.next.length >= MOST_WAYS)) return [];
  const next = nodes.get(findOnward(graph, spot));
  return listSuccessors(after.kind).filter((kind) => {
    if (kind === "END_AND" || !afters.every((one) => one && mayFollow(one.kind, kind))) return false;
    // An IF asks about one task.
    if (kind === "IF" && afters.length > 1) return false;
    if (kind === "END") return next === undefined;
    // Several ways would then meet in an IF.
    if (next?.kind === "IF" && (kind === "OR" || kind === "IF")) return false;
    // A new gateway brings a task on each way, and the ways meet again in the next node.
    const last = kind === "AND" ? "END_AND" : kind === "OR" || kind === "IF" ? "learniz" : kind;
    return next === undefined || mayFollow(last, next.kind);
  });
}

/**
 * Where somebody who has chosen a node adds the next one: after it, on a new way of an AND or an OR, on the way of an
 * IF that leads nowhere yet; null where an IF has both.
 */
export function findSpotAfter({ slug, kind, next }: PathNode): PathSpot | null {
  if (kind !== "IF") return { after: slug, way: opensWays({ kind }) ? next.length : null };
  const way = next.indexOf("");
  return way < 0 ? null : { after: slug, way };
}

const opensWays = ({ kind }: Pick<PathNode, "kind">): boolean => kind === "AND" || kind === "OR";
const isNewWay = (node: PathNode, spot: PathSpot): boolean =>
  "after" in spot && opensWays(node) && (spot.way ?? 0) >= node.next.length;

/** The slug of the node that will come after what is added at a spot; "" for none. */
function findOnward(graph: PathGraph, spot: PathSpot): string {
  if ("before" in spot) return spot.before;
  const after = graph.nodes.get(spot.after);
  if (!after) return "";
  return (isNewWay(after, spot) ? findMeeting(graph, after)?.slug : after.next[spot.way ?? 0]) ?? "";
}

/**
 * The path after an edit, and the node to select next, null after a change of words only; the very same `path` where
 * nothing changes.
 */
export function editPath(
  path: Path,
  edit: PathEdit,
  random: () => number,
): { readonly path: Path; readonly at: string | null } {
  const graph = readGraph(path);
  switch (edit.do) {
    case "add":
      return listAddable(path, edit.at).includes(edit.kind)
        ? add(path, graph, edit.at, edit.kind, random)
        : { path, at: null };
    case "remove":
      return removeAll(path, edit.nodes);
    case "write":
      return {
        path: { nodes: path.nodes.map((node) => (node.slug === edit.node ? { ...node, ...edit.words } : node)) },
        at: null,
      };
    case "lead":
      return { path: drawLine(path, edit), at: null };
    case "unlead":
      return { path: eraseLine(path, edit), at: null };
    case "move":
      return { path: moveNodes(path, edit.offsets), at: null };
  }
}

function add(path: Path, graph: PathGraph, spot: PathSpot, kind: NodeKind, random: () => number) {
  const place = "before" in spot ? 0 : (spot.way ?? 0);
  const next = findOnward(graph, spot);
  const onward = next === "" || kind === "END" ? [] : [next];
  const make = (one: NodeKind, leadsTo: readonly string[]) => makeNode(createSlug(random), one, leadsTo);
  const added = makeParts();
  const [first] = added;
  const lead = (node: PathNode): PathNode => {
    if ("before" in spot) return { ...node, next: node.next.map((one) => (one === spot.before ? first.slug : one)) };
    return node.slug === spot.after ? { ...node, next: putAt(node.next, place, first.slug) } : node;
  };
  const isBeside = ({ slug }: PathNode) => slug === ("before" in spot ? spot.before : spot.after);
  const nodes = path.nodes.flatMap((node) => (isBeside(node) ? [lead(node), ...added] : [lead(node)]));
  return { path: { nodes }, at: first.slug };

  function makeParts(): readonly [PathNode, ...PathNode[]] {
    if (kind !== "AND" && kind !== "OR" && kind !== "IF") return [make(kind, onward)];
    const join = kind === "AND" ? make("END_AND", onward) : null;
    const ways = [0, 1].map(() => make("learniz", join ? [join.slug] : onward));
    return [
      make(
        kind,
        ways.map(({ slug }) => slug),
      ),
      ...ways,
      ...(join ? [join] : []),
    ];
  }
}

const putAt = (next: readonly string[], place: number, slug: string): readonly string[] =>
  place < next.length ? next.with(place, slug) : [...next, slug];

function removeAll(path: Path, slugs: readonly string[]): { readonly path: Path; readonly at: string | null } {
  let [left, at]: [Path, string | null] = [path, null];
  for (const slug of slugs) {
    const graph = readGraph(left);
    if (canGo(left, graph, slug)) ({ path: left, at } = remove(left, graph, slug));
  }
  if (left === path) return { path, at };
  // What went may have freed one that was looked at before it.
  const more = removeAll(left, slugs);
  return more.path === left ? { path: left, at } : more;
}

function remove(path: Path, graph: PathGraph, slug: string): { readonly path: Path; readonly at: string | null } {
  const node = graph.nodes.get(slug);
  if (!node || node.kind === "START") return { path, at: null };
  // The join of an AND, and an end, are removed once nothing leads to them any more.
  const closes = node.kind === "END_AND" || node.kind === "END";
  if (closes && (graph.before.get(slug) ?? []).length > 0) return { path, at: null };
  const { gone, target } = isParting(node)
    ? listBlock(graph, node)
    : { gone: new Set([slug]), target: listNext(node)[0] ?? "" };
  const nodes = path.nodes.filter((one) => !gone.has(one.slug)).map((one) => leadPast(graph, one, slug, target));
  return { path: { nodes }, at: graph.before.get(slug)?.find((one) => !gone.has(one.slug))?.slug ?? null };
}

const isParting = ({ kind }: PathNode): boolean => kind === "AND" || kind === "OR" || kind === "IF";

/** The nodes that a gateway opens, up to where its ways meet again; for an AND with its join. */
function listBlock(graph: PathGraph, node: PathNode): { readonly gone: ReadonlySet<string>; readonly target: string } {
  const join = node.kind === "AND" ? findJoin(graph, node) : null;
  const meeting = join ?? findMeeting(graph, node);
  const gone = new Set([node.slug, ...graph.reach(node.slug, meeting?.slug)]);
  if (join) return { gone: gone.add(join.slug), target: listNext(join)[0] ?? "" };
  return { gone, target: meeting?.slug ?? "" };
}

/** A way of an AND or an OR that would be empty is removed; any other way leads to the node that came after. */
function leadPast(graph: PathGraph, node: PathNode, slug: string, target: string): PathNode {
  if (!node.next.includes(slug)) return node;
  const goal = graph.nodes.get(target);
  const isEmpty = opensWays(node) && (!goal || findMeeting(graph, node) === goal);
  if (isEmpty || (target === "" && node.kind !== "IF"))
    return { ...node, next: node.next.filter((one) => one !== slug) };
  const next = node.next.map((one) => (one === slug ? target : one));
  return { ...node, next: node.kind === "IF" ? next : [...new Set(next)] };
}

/**
 * Slugs of the nodes that can be removed: not the start or the only end, a join, a node that would leave a gateway
 * with a single way, or one between two that may not follow each other.
 */
export function listRemovable(path: Path): ReadonlySet<string> {
  const graph = readGraph(path);
  return new Set(path.nodes.flatMap(({ slug }) => (canGo(path, graph, slug) ? [slug] : [])));
}

function canGo(path: Path, graph: PathGraph, slug: string): boolean {
  const { path: after } = remove(path, graph, slug);
  if (after === path) return false;
  const left = new Map(after.nodes.map((node) => [node.slug, node]));
  // Every path begins with only a start and an end.
  const isBare = after.nodes.length === 2;
  return path.nodes.every(({ slug: one, kind, next }) => {
    const node = left.get(one);
    if (!node) return true;
    if (opensWays({ kind }) && next.length > 1 && node.next.length < 2) return false;
    return isBare || listNext(node).every((to) => next.includes(to) || mayMeet(after, node, left.get(to)));
  });
}

/** Whether a node may lead to the one after a removed node. An IF asks about one task. */
const mayMeet = ({ nodes }: Path, node: PathNode, to: PathNode | undefined): boolean =>
  to === undefined ||
  (mayFollow(node.kind, to.kind) &&
    (to.kind !== "IF" || nodes.filter(({ next }) => next.includes(to.slug)).length === 1));
