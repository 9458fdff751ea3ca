// Knows how a branch of an organisation is moved, and what keeps it from moving.

/** The most places below one another, and beside one another: more of them are a mistake. */
export const TREE_DEPTH = 8;
export const TREE_WIDTH = 1_000;

/** A place or a criterion, which call their names differently. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  readonly children: readonly Branch[];
}

/**
 * Where a branch goes: to the end of what stands in `parent`, to the end of the top, or right before or after another
 * one.
 */
export type BranchPlace =
  | { readonly at: "into"; readonly parent: string | null }
  | { readonly at: "before" | "after"; readonly of: string };

/** Why a tree does not accept a branch. */
export type TreeFault = "too-deep" | "too-wide" | "name-taken" | "name-missing" | "inside-itself" | "gone";

export const findBranch = (tree: readonly Branch[], id: string): Branch | null => {
  for (const branch of tree) {
    const found = branch.id === id ? branch : findBranch(branch.children, id);
    if (found) return found;
  }
  return null;
};

/** The branch in which this one stands; null for one at the top, and for one that the tree does not have. */
export function findParent(tree: readonly Branch[], id: string, parent: Branch | null = null): Branch | null {
  for (const branch of tree) {
    if (branch.id === id) return parent;
    const found = findParent(branch.children, id, branch);
    if (found) return found;
  }
  return null;
}

export const listBranches = (tree: readonly Branch[]): readonly Branch[] =>
  tree.flatMap((branch) => [branch, ...listBranches(branch.children)]);

/** The tree without it and what stands in it. */
export const dropBranch = (tree: readonly Branch[], id: string): readonly Branch[] =>
  tree.flatMap((branch) => (branch.id === id ? [] : [{ ...branch, children: dropBranch(branch.children, id) }]));

export const renameBranch = (tree: readonly Branch[], id: string, name: string): readonly Branch[] =>
  tree.map((branch) => ({
    ...branch,
    name: branch.id === id ? name : branch.name,
    children: renameBranch(branch.children, id, name),
  }));

/** The tree with a branch at its place; unchanged where the tree does not have that place. */
export function putBranch(tree: readonly Branch[], branch: Branch, place: BranchPlace): readonly Branch[] {
  if (place.at === "into" && place.parent === null) return [...tree, branch];
  return tree.flatMap((one) => {
    if (place.at !== "into" && one.id === place.of) return place.at === "before" ? [branch, one] : [one, branch];
    if (place.at === "into" && one.id === place.parent) return [{ ...one, children: [...one.children, branch] }];
    return [{ ...one, children: putBranch(one.children, branch, place) }];
  });
}

/** The tree with a branch moved; a fault where it cannot go there. */
export function moveBranch(
  tree: readonly Branch[],
  id: string,
  place: BranchPlace,
): { readonly ok: true; readonly tree: readonly Branch[] } | { readonly ok: false; readonly fault: TreeFault } {
  const branch = findBranch(tree, id);
  const target = place.at === "into" ? place.parent : place.of;
  if (!branch || (target !== null && !findBranch(tree, target))) return { ok: false, fault: "gone" };
  if (target !== null && findBranch([branch], target)) return { ok: false, fault: "inside-itself" };
  const moved = putBranch(dropBranch(tree, id), branch, place);
  const fault = findTreeFault(moved);
  return fault ? { ok: false, fault } : { ok: true, tree: moved };
}

const measureDepth = (tree: readonly Branch[]): number =>
  tree.reduce((deepest, { children }) => Math.max(deepest, 1 + measureDepth(children)), 0);

/** Why the shape of a tree keeps it from being stored; null where nothing does. */
export function findTreeFault(tree: readonly Branch[]): TreeFault | null {
  if (measureDepth(tree) > TREE_DEPTH) return "too-deep";
  const isWide = [tree, ...listBranches(tree).map(({ children }) => children)].some(
    ({ length }) => length > TREE_WIDTH,
  );
  return isWide ? "too-wide" : null;
}

/**
 * Why a branch cannot have this name. Criteria are known by their names, so no two may share one (`isUnique`); places
 * have ids, so that only places side by side need different names.
 */
export function findNameFault(
  tree: readonly Branch[],
  name: string,
  {
    self,
    parent,
    isUnique,
  }: { readonly self: string | null; readonly parent: string | null; readonly isUnique: boolean },
): TreeFault | null {
  const wanted = name.trim();
  if (wanted === "") return "name-missing";
  const beside = isUnique ? listBranches(tree) : parent === null ? tree : (findBranch(tree, parent)?.children ?? []);
  const isTaken = beside.some((one) => one.id !== self && one.name.trim().toLowerCase() === wanted.toLowerCase());
  return isTaken ? "name-taken" : null;
}

const byId = (one: Branch, other: Branch): number => (one.id < other.id ? -1 : 1);
const sortTree = (tree: readonly Branch[]): readonly Branch[] =>
  tree.map(({ id, name, children }) => ({ id, name, children: sortTree(children) })).toSorted(byId);
/** Whether two trees say the same. The order of the top counts if `isOrdered`; that of lower branches never does. */
export function isSameTree(
  one: readonly Branch[],
  other: readonly Branch[],
  { isOrdered }: { isOrdered: boolean },
): boolean {
  const tops = (tree: readonly Branch[]) => (isOrdered ? tree.map(({ id }) => id) : []);
  return JSON.stringify([sortTree(one), tops(one)]) === JSON.stringify([sortTree(other), tops(other)]);
}

/** Pairs of each node with itself and with all that stand in it: somebody in a place is in those above it too. */
export const pairWithin = (tree: readonly Branch[]): readonly (readonly [above: string, node: string])[] =>
  listBranches(tree).flatMap((branch) => listBranches([branch]).map(({ id }) => [branch.id, id] as const));
