// Knows how a place of an organisation is merged into another one, with the people and the places in it.
import { type Audience, type AudienceMember, createAdmission } from "./audience.ts";
import { readPlaces, writePlaces } from "./branches.ts";
import { type Branch, dropBranch, findBranch, findTreeFault, listBranches, type TreeFault } from "./edit-tree.ts";
import type { Affectation, Criterion } from "./organisation.ts";

/** The tree without the place, whose contents stand at the end of the other one; a fault where it cannot go there. */
export function mergeBranch(
  tree: readonly Branch[],
  from: string,
  into: string,
): { readonly ok: true; readonly tree: readonly Branch[] } | { readonly ok: false; readonly fault: TreeFault } {
  const branch = findBranch(tree, from);
  if (!branch || !findBranch(tree, into)) return { ok: false, fault: "gone" };
  if (findBranch([branch], into)) return { ok: false, fault: "inside-itself" };
  const add = (branches: readonly Branch[]): readonly Branch[] =>
    branches.map((one) => ({
      ...one,
      children: one.id === into ? [...one.children, ...branch.children] : add(one.children),
    }));
  const merged = add(dropBranch(tree, from));
  const fault = findTreeFault(merged);
  return fault ? { ok: false, fault } : { ok: true, tree: merged };
}

/** The places with the former one replaced by the new one, each once. */
export const replacePlace = (places: readonly string[], from: string, into: string): readonly string[] => [
  ...new Set(places.map((one) => (one === from ? into : one))),
];

/** The places whose people such a merger can give something, or take something from: those of both branches. */
export const listMergedPlaces = (tree: readonly Branch[], from: string, into: string): readonly string[] => [
  ...new Set(
    [from, into].flatMap((id) => {
      const branch = findBranch(tree, id);
      return branch ? listBranches([branch]).map((one) => one.id) : [];
    }),
  ),
];

/** How many people gain an offer, and how many lose it. */
export interface OfferShift {
  readonly gaining: number;
  readonly losing: number;
}

/** What a merger changes for one offer among members of both branches; the merger has to be a valid one. */
export function measureShift(
  audience: Audience,
  members: readonly AudienceMember[],
  trees: { readonly affectations: readonly Affectation[]; readonly criteria: readonly Criterion[] },
  { from, into }: { readonly from: string; readonly into: string },
): OfferShift {
  const merged = mergeBranch(readPlaces(trees.affectations), from, into);
  if (!merged.ok) return { gaining: 0, losing: 0 };
  const move = (places: readonly string[]) => replacePlace(places, from, into);
  const admitted = createAdmission(audience, trees);
  const admits = createAdmission(
    { ...audience, affectations: move(audience.affectations) },
    { ...trees, affectations: writePlaces(merged.tree) },
  );
  const shift = { gaining: 0, losing: 0 };
  for (const member of members) {
    const [before, after] = [admitted(member), admits({ ...member, affectations: move(member.affectations) })];
    if (before && !after) shift.losing += 1;
    if (after && !before) shift.gaining += 1;
  }
  return shift;
}
