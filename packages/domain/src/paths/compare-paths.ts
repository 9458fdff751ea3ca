// Knows what changed between two states of a path, for the author who publishes it.
import { isSameJson } from "../kernel/index.ts";
import { listNext, type Path, type PathNode, readPath, writeNodes } from "./node.ts";

/** The steps in the order of the path where they stand. */
export interface PathChanges {
  readonly added: readonly PathNode[];
  /** Another name, product, condition or mail. */
  readonly changed: readonly PathNode[];
  readonly removed: readonly PathNode[];
  /** Of the steps that stay, one leads elsewhere; what was put between two of them does not count. */
  readonly isOrderChanged: boolean;
  /** Steps that stay stand elsewhere on the map. */
  readonly isMapChanged: boolean;
  /** The title, the cover, the description or other words about the path. */
  readonly isAboutChanged: boolean;
}

/** Two contents of a path: `nodes`, `context`, `config`. */
type Content = Readonly<Record<string, unknown>>;

/** Steps are known by their slugs. */
export function comparePaths(before: Content, after: Content): PathChanges {
  const [old, now] = [readPath(before), readPath(after)];
  const [former, present] = [indexNodes(old), indexNodes(now)];
  const kept = now.nodes.filter(({ slug }) => former.has(slug));
  const isChanged = (node: PathNode, tell: (node: PathNode) => unknown) => {
    const was = former.get(node.slug);
    return was !== undefined && !isSameJson(tell(was), tell(node));
  };
  const leadsOn = (nodes: ReadonlyMap<string, PathNode>, { slug }: PathNode) =>
    followUntil(nodes, slug, (one) => former.has(one) && present.has(one));
  return {
    added: now.nodes.filter(({ slug }) => !former.has(slug)),
    changed: kept.filter((node) => isChanged(node, tellWords)),
    removed: old.nodes.filter(({ slug }) => !present.has(slug)),
    isOrderChanged: kept.some((node) => !isSameJson(leadsOn(former, node), leadsOn(present, node))),
    isMapChanged: kept.some((node) => isChanged(node, ({ offset }) => offset)),
    isAboutChanged: ["context", "config"].some((part) => !isSameJson(before[part], after[part])),
  };
}

/** True where both say the same in the form in which paths are written. */
export const isSamePath = (one: Content, other: Content): boolean =>
  isSameJson({ ...one, nodes: writeNodes(readPath(one)) }, { ...other, nodes: writeNodes(readPath(other)) });

const indexNodes = ({ nodes }: Path): ReadonlyMap<string, PathNode> => new Map(nodes.map((node) => [node.slug, node]));
const tellWords = ({ next: _, offset: __, ...words }: PathNode) => words;

/** Slugs of the first nodes after one for which `isGoal` holds, past all others, in the order of their ways. */
function followUntil(
  nodes: ReadonlyMap<string, PathNode>,
  from: string,
  isGoal: (slug: string) => boolean,
): readonly string[] {
  const met = new Set<string>();
  const found: string[] = [];
  const open = [...listNext(nodes.get(from) ?? { next: [] })].reverse();
  for (let slug = open.pop(); slug !== undefined; slug = open.pop()) {
    if (met.has(slug)) continue;
    met.add(slug);
    if (isGoal(slug)) found.push(slug);
    else open.push(...[...listNext(nodes.get(slug) ?? { next: [] })].reverse());
  }
  return found;
}
