// Knows the rules for trees that are changed branch by branch.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Branch,
  dropBranch,
  findBranch,
  findNameFault,
  findTreeFault,
  isSameTree,
  judgeLicence,
  type LicenceContent,
  listBranches,
  moveBranch,
  pairWithin,
  putBranch,
  putLicence,
  renameBranch,
  TREE_DEPTH,
} from "./index.ts";

/** Trees of numbered branches, each put at a random place. */
const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 14 }).map((draws) => {
  let tree: readonly Branch[] = [];
  for (const [at, draw] of draws.entries()) {
    const parent = draw % (at + 1) === at ? null : `b${draw % (at + 1)}`;
    const next = putBranch(tree, { id: `b${at}`, name: `B ${at}`, children: [] }, { at: "into", parent });
    tree = findTreeFault(next) ? tree : next;
  }
  return tree;
});
const idsOf = (tree: readonly Branch[]) => listBranches(tree).map(({ id }) => id);

describe("§3.48 §3.49 a branch that moves", () => {
  test("neither loses nor doubles a branch, takes along what stands in it, and never stands in itself", () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), fc.constantFrom("into", "before", "after"), (tree, one, other, at) => {
        const ids = idsOf(tree);
        const [id, target] = [ids[one % ids.length] as string, ids[other % ids.length] as string];
        const branch = findBranch(tree, id) as Branch;
        const moved = moveBranch(tree, id, at === "into" ? { at, parent: target } : { at, of: target });
        if (idsOf([branch]).includes(target)) expect(moved).toEqual({ ok: false, fault: "inside-itself" });
        else if (!moved.ok) expect(moved.fault).toBe("too-deep");
        else {
          expect(idsOf(moved.tree).toSorted()).toEqual(ids.toSorted());
          expect(findBranch(moved.tree, id)).toEqual(branch);
        }
      }),
    );
  });

  test("stands at most eight levels deep", () => {
    const deep = (levels: number): Branch => ({
      id: `d${levels}`,
      name: "",
      children: levels === 1 ? [] : [deep(levels - 1)],
    });
    const lone = { id: "x", name: "X", children: [] };
    expect(findTreeFault([deep(TREE_DEPTH)])).toBeNull();
    expect(moveBranch([deep(TREE_DEPTH), lone], "x", { at: "into", parent: "d1" })).toMatchObject({
      fault: "too-deep",
    });
  });

  test("takes all that stand in it along when it is deleted", () => {
    fc.assert(
      fc.property(trees, fc.nat(), (tree, at) => {
        const branch = listBranches(tree)[at % listBranches(tree).length] as Branch;
        const gone = new Set(idsOf([branch]));
        expect(idsOf(dropBranch(tree, branch.id))).toEqual(idsOf(tree).filter((id) => !gone.has(id)));
      }),
    );
  });
});

test("§3.49 the name of a criterion is unique in the whole tree, that of a place among those beside it", () => {
  const tree = [
    { id: "a", name: "North", children: [{ id: "b", name: "Port", children: [] }] },
    { id: "c", name: "South", children: [] },
  ];
  const ask = (name: string, isUnique: boolean) => findNameFault(tree, name, { self: null, parent: "c", isUnique });
  expect([ask("port ", false), ask("port ", true), ask(" ", false)]).toEqual([null, "name-taken", "name-missing"]);
});

test("§3.48 somebody in a place is in all places above it too", () => {
  fc.assert(
    fc.property(trees, (tree) => {
      for (const { id } of listBranches(tree)) expect(pairWithin(tree)).toContainEqual([id, id]);
      for (const top of tree)
        expect(pairWithin(tree).filter(([above]) => above === top.id)).toHaveLength(idsOf([top]).length);
    }),
  );
});

describe("§3.46 §3.47 a licence", () => {
  const content: LicenceContent = {
    licences: [
      {
        licenceInformation: {
          count: [
            { unity: "nbUser", quantity: 100 },
            { unity: "storage", quantity: 9 },
          ],
          licence: [{ unity: "nbUser", quantity: 60 }],
        },
      },
    ],
  };
  test("is told of from its threshold on, from four fifths on in any case, and when it is full", () => {
    const stateAt = (used: number, of = content) => judgeLicence(of, "nbUser", used)?.state;
    expect([59, 60, 99, 100, 101].map((used) => stateAt(used))).toEqual(["fine", "near", "near", "full", "full"]);
    const late = putLicence(content, "nbUser", { count: 100, licence: 95 });
    expect([79, 80].map((used) => stateAt(used, late))).toEqual(["fine", "near"]);
    expect(judgeLicence(null, "nbUser", 3)).toBeUndefined();
  });
  test("is set for one unit and stays as it was for the others", () => {
    const none = putLicence(content, "nbUser", { count: null, licence: null });
    expect(judgeLicence(none, "nbUser", 3)).toBeUndefined();
    expect(judgeLicence(none, "storage", 3)?.bought).toBe(9);
  });
});

const turn = (tree: readonly Branch[]): readonly Branch[] =>
  tree.map((branch) => ({ ...branch, children: turn(branch.children) })).toReversed();

test("§3.39 trees are the same whatever the order of lower branches; the order at the top counts where it was chosen", () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, at) => {
      expect(isSameTree(tree, turn(tree), { isOrdered: false })).toBe(true);
      expect(isSameTree(tree, turn(tree), { isOrdered: true })).toBe(tree.length < 2);
      const ids = idsOf(tree);
      const gone = ids[at % ids.length] ?? "";
      expect(isSameTree(tree, dropBranch(tree, gone), { isOrdered: false })).toBe(false);
      expect(isSameTree(tree, renameBranch(tree, gone, "Another"), { isOrdered: false })).toBe(false);
    }),
  );
});
