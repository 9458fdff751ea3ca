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

interface Trees {
  readonly affectations: readonly Affectation[];
  readonly criteria: readonly Criterion[];
}
/** The places of a merger. */
interface MergedPlaces {
  readonly from: string;
  readonly into: string;
}
type Admission = (member: AudienceMember) => { readonly before: boolean; readonly after: boolean };

/** Whether an audience admits somebody before a merger and after it; one that is not valid changes nothing. */
function createShift(audience: Audience, trees: Trees, { from, into }: MergedPlaces): Admission {
  const admitted = createAdmission(audience, trees);
  const merged = mergeBranch(readPlaces(trees.affectations), from, into);
  if (!merged.ok) return (member) => ({ before: admitted(member), after: admitted(member) });
  const move = (places: readonly string[]) => replacePlace(places, from, into);
  const admits = createAdmission(
    { ...audience, affectations: move(audience.affectations) },
    { ...trees, affectations: writePlaces(merged.tree) },
  );
  return (member) => ({
    before: admitted(member),
    after: admits({ ...member, affectations: move(member.affectations) }),
  });
}

/** What a merger changes for one offer among members of both branches. */
export function measureShift(
  audience: Audience,
  members: readonly AudienceMember[],
  trees: Trees,
  places: MergedPlaces,
): OfferShift {
  const tell = createShift(audience, trees, places);
  const shift = { gaining: 0, losing: 0 };
  for (const member of members) {
    const { before, after } = tell(member);
    if (before && !after) shift.losing += 1;
    if (after && !before) shift.gaining += 1;
  }
  return shift;
}

/**
 * Whether a merger keeps one of these members from a product to which something leads that is for them, though it was
 * not so before.
 */
export function isCutOff(
  { leading, used }: { readonly leading: Audience; readonly used: Audience },
  members: readonly AudienceMember[],
  trees: Trees,
  places: MergedPlaces,
): boolean {
  if (used.everyone) return false;
  const [tellLeading, tellUsed] = [createShift(leading, trees, places), createShift(used, trees, places)];
  return members.some((member) => {
    const [own, other] = [tellLeading(member), tellUsed(member)];
    const wasShort = own.before && !other.before;
    return own.after && !other.after && !wasShort;
  });
}
