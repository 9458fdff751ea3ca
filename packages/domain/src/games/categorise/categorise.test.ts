// Knows what groups are worth, and that a thing whose group is removed gets no invented answer.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addGroup,
  addThing,
  type Categorise,
  changeThing,
  listUnwritten,
  moveGroup,
  nameGroup,
  parseCategorise,
  removeGroup,
  removeThing,
  scoreGame,
} from "../index.ts";

const make = (): Categorise => ({
  config: { gameType: "CATEGORISE" },
  content: {
    groups: ["a", "b"].map((slug) => ({ slug, name: slug })),
    things: ["a", "a", "b"].map((group, at) => ({ slug: `t${at}`, text: `T${at}`, group, explanation: "" })),
  },
});
const game = (own: Categorise) => ({ gameType: "CATEGORISE" as const, ...own });

test("§9.18 the score is the share of things in their groups; a group that does not exist is no answer", () => {
  const score = (...groups: readonly string[]) =>
    scoreGame(game(make()), { answers: Object.fromEntries(groups.map((group, at) => [`t${at}`, group])) });
  expect(score("a", "a", "b").score).toBe(100);
  expect(score("a", "b", "b").score).toBe(67);
  expect(score("b", "b", "a").score).toBe(0);
  expect(score("c").status).toBe("NOT_STARTED");
});
test("§8.32 a thing of a group that does not exist is a fault", () => {
  const own = make();
  const things = own.content.things.map((thing) => ({ ...thing, group: "gone" }));
  expect(parseCategorise({ ...own, content: { ...own.content, things } })).toMatchObject({
    error: [{ path: ["content", "things"] }],
  });
});
test("a group without a name is told as a group, and not as the things in it, which are written", () => {
  const own = nameGroup(make(), "a", " ");
  expect(listUnwritten(game(own))).toEqual([{ number: 1, kind: "group" }]);
});
test("whatever groups and things are added and removed, the game can still be read; at least two groups stay", () => {
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  type Step = (own: Categorise, at: number) => Categorise;
  const pick = (list: readonly { readonly slug: string }[], at: number) =>
    list[at % Math.max(1, list.length)]?.slug ?? "";
  const steps: readonly Step[] = [
    (own) => addGroup(own, random),
    (own) => addThing(own, random),
    (own, at) => removeGroup(own, pick(own.content.groups, at)),
    (own, at) => removeThing(own, pick(own.content.things, at)),
    (own, at) => moveGroup(own, pick(own.content.groups, at), 1),
  ];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(60)), { maxLength: 50 }), (done) => {
      let own = make();
      for (const [step, at] of done) own = step(own, at);
      expect(parseCategorise(own).ok).toBe(true);
    }),
  );
});
test("a thing whose group is removed is unwritten until its author says where it belongs", () => {
  const own = removeGroup(
    addGroup(make(), () => 0.5),
    "b",
  );
  expect(own.content.things.map(({ group }) => group)).toEqual(["a", "a", ""]);
  expect(parseCategorise(own).ok).toBe(true);
  const named = nameGroup(own, own.content.groups[1]?.slug ?? "", "c");
  expect(listUnwritten(game(named))).toEqual([{ number: 3, kind: "place" }]);
  const grown = addThing(named, () => 0.7);
  expect(grown.content.things.at(-1)).toMatchObject({ group: "a" });
  expect(listUnwritten(game(changeThing(named, "t2", { group: "a" })))).toEqual([]);
});
