// Knows where a key or a drag moves a branch of an organisation.
import { type Branch, type BranchPlace, findBranch, findParent, moveBranch } from "@academiz/domain/clients";
import type { TreePlace } from "@academiz/ui";

/**
 * Where Alt and an arrow move it; null: nowhere. Branches in alphabetical order have no up and down: all places
 * (`isSorted`), and criteria below another one.
 */
export function findStep(
  tree: readonly Branch[],
  id: string,
  to: "up" | "down" | "in" | "out",
  isSorted: boolean,
): BranchPlace | null {
  const parent = findParent(tree, id);
  if (to === "out") return parent && { at: "after", of: parent.id };
  const beside = parent ? parent.children : tree;
  const at = beside.findIndex((one) => one.id === id);
  const [before, after] = [beside[at - 1], beside[at + 1]];
  if (to === "in") return before ? { at: "into", parent: before.id } : null;
  if (isSorted || parent) return null;
  if (to === "up") return before ? { at: "before", of: before.id } : null;
  return after ? { at: "after", of: after.id } : null;
}

export const readDrop = (target: string, place: TreePlace): BranchPlace =>
  place === "into" ? { at: "into", parent: target } : { at: place, of: target };

/** Beside a place there is only one spot, since the order is alphabetical. */
export function findDrops(
  tree: readonly Branch[],
  dragged: string,
  target: string,
  isSorted: boolean,
): readonly TreePlace[] {
  if (!findBranch(tree, target)) return [];
  const wanted: readonly TreePlace[] =
    isSorted || findParent(tree, target) ? ["into", "after"] : ["before", "into", "after"];
  return wanted.filter((place) => moveBranch(tree, dragged, readDrop(target, place)).ok);
}
