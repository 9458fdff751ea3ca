// Knows that a place that is merged into another takes along what stands in it, and what that changes for offers.
import { expect, test } from "vitest";
import { type Audience, type Branch, isCutOff, measureShift, mergeBranch, replacePlace, writePlaces } from "./index.ts";

const branch = (id: string, ...children: readonly Branch[]): Branch => ({ id, name: id, children });
const TREE = [branch("west", branch("port", branch("quay")), branch("yard")), branch("east")];
const merge = (from: string, into: string) => mergeBranch(TREE, from, into);

test("§3.48 what stands in a merged place stands in the other one; the place itself is gone", () => {
  expect(merge("port", "east")).toEqual({
    ok: true,
    tree: [branch("west", branch("yard")), branch("east", branch("quay"))],
  });
  expect(merge("port", "west")).toEqual({
    ok: true,
    tree: [branch("west", branch("yard"), branch("quay")), branch("east")],
  });
  expect(merge("east", "quay")).toMatchObject({ ok: true });
});

test("§3.48 a place cannot be merged into itself or into what stands in it, nor where the tree would become too deep", () => {
  for (const into of ["west", "port", "quay"])
    expect(merge("west", into)).toEqual({ ok: false, fault: "inside-itself" });
  for (const [from, into] of [
    ["gone", "east"],
    ["east", "gone"],
  ] as const)
    expect(merge(from, into)).toEqual({ ok: false, fault: "gone" });
  const chain = (depth: number): Branch => branch(`d${depth}`, ...(depth > 1 ? [chain(depth - 1)] : []));
  expect(mergeBranch([chain(8), branch("a", branch("b"))], "a", "d1")).toEqual({ ok: false, fault: "too-deep" });
  expect(mergeBranch([chain(8), branch("a", branch("b"))], "a", "d2")).toMatchObject({ ok: true });
});

test("decisions 4: an offer follows its place: it is known beforehand who gains it and who loses it", () => {
  expect(replacePlace(["port", "east", "port"], "port", "east")).toEqual(["east"]);
  const trees = { affectations: writePlaces(TREE), criteria: [] };
  const members = [
    { id: "p", affectations: ["port"], criterias: [] },
    { id: "q", affectations: ["quay"], criterias: [] },
    { id: "e", affectations: ["east"], criterias: [] },
    { id: "b", affectations: ["port", "east"], criterias: [] },
  ];
  const measure = (part: object) =>
    measureShift({ everyone: false, affectations: [], criterias: [], users: [], ...part }, members, trees, {
      from: "port",
      into: "east",
    });
  expect(measure({ affectations: ["port"] })).toEqual({ gaining: 1, losing: 0 });
  expect(measure({ affectations: ["east"] })).toEqual({ gaining: 2, losing: 0 });
  // People who had the offer because a place above theirs was named no longer have it.
  expect(measure({ affectations: ["west"] })).toEqual({ gaining: 0, losing: 3 });
  expect(measure({ affectations: ["west"], users: ["p"] })).toEqual({ gaining: 0, losing: 2 });
  expect(measure({ everyone: true, affectations: ["west"] })).toEqual({ gaining: 0, losing: 0 });
});

test("decisions 4: whoever a merger keeps from a product is told apart from whoever could not open it before, or loses what leads there too", () => {
  const trees = { affectations: writePlaces(TREE), criteria: [] };
  const nobody: Audience = { everyone: false, affectations: [], criterias: [], users: [] };
  const everyone = { ...nobody, everyone: true };
  const of = (...affectations: readonly string[]) => ({ ...nobody, affectations });
  const members = [
    { id: "p", affectations: ["port"], criterias: [] },
    { id: "e", affectations: ["east"], criterias: [] },
  ];
  const cut = (leading: Audience, used: Audience, into = "east") =>
    isCutOff({ leading, used }, members, trees, { from: "port", into });
  expect([cut(of("port"), of("west")), cut(everyone, of("west", "east"))]).toEqual([true, false]);
  // They come to what leads there.
  expect(cut(of("east"), of("west"))).toBe(true);
  expect([cut(of("west"), of("west")), cut(of("port"), of("port")), cut(of("port"), everyone)]).toEqual([
    ...[false, false, false],
  ]);
  expect([cut(everyone, nobody), cut(of("port"), of("west"), "nowhere")]).toEqual([false, false]);
});
