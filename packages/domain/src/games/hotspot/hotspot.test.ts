// Knows what finding and labelling parts of a picture is worth, and that a removed part leaves no question without
// one.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addFind,
  addSpot,
  changeFind,
  changeSpot,
  type Hotspot,
  listAnswers,
  listUnwritten,
  parseHotspot,
  placeSpot,
  removeFind,
  removeSpot,
  scoreGame,
  setHotspot,
  solveGame,
  viewGame,
} from "../index.ts";

const area = { description: "", note: "", x: 0, y: 0, width: 20, height: 20 };
const make = (content: Partial<Hotspot["content"]> = {}): Hotspot => ({
  config: { gameType: "HOTSPOT" },
  content: {
    picture: { src: "document:p", alt: "A street" },
    areas: ["a", "b", "c"].map((slug) => ({ slug, name: slug.toUpperCase(), ...area })),
    questions: [{ slug: "q", text: "Where?", areas: ["a", "b"], explanation: "" }],
    strays: [],
    ...content,
  },
});
const game = (own: Hotspot) => ({ gameType: "HOTSPOT" as const, ...own });
const mark = (...areas: readonly string[]) => ({ answers: { q: areas } });

test("§9.18 the score is the share of the parts that are found; no more may be marked than there are to find", () => {
  const score = (...areas: readonly string[]) => scoreGame(game(make()), mark(...areas)).score;
  expect([score("a", "b"), score("b"), score("a", "c"), score("c")]).toEqual([100, 50, 50, 0]);
  expect(scoreGame(game(make()), mark("a", "b", "c")).status).toBe("NOT_STARTED");
});
test("§9.18 with a penalty any number may be marked, and each wrong one takes a right one away, never below 0", () => {
  const own = game(make({ isPenal: true }));
  const score = (...areas: readonly string[]) => scoreGame(own, mark(...areas)).score;
  expect([score("a", "b", "c"), score("a"), score("a", "c"), score("c")]).toEqual([50, 50, 0, 0]);
});
test("§9.18 §9.22 each labelled part is worth one point and is told to hosts as a matching; found parts are told as a choice", () => {
  const own = game(make({ mode: "label", strays: ["D"] }));
  const data = { answers: { a: "a", b: "c", c: "stray-1" } };
  expect(scoreGame(own, data)).toMatchObject({
    score: 33,
    items: [{ right: true }, { right: false }, { right: false }],
  });
  expect(listAnswers(own, data).map(({ kind }) => kind)).toEqual(["matching", "matching", "matching"]);
  expect(listAnswers(game(make()), mark("a"))).toMatchObject([{ kind: "choice", rightAnswer: ["a", "b"] }]);
});
test("labels that read alike are one label, and right wherever it belongs", () => {
  const areas = make().content.areas.map((one) => ({ ...one, name: one.slug === "c" ? "A" : one.name }));
  const own = game(make({ mode: "label", areas }));
  expect(viewGame(own, null, null).labels.map(({ key }) => key)).toEqual(["a", "b"]);
  expect(scoreGame(own, { answers: { a: "a", b: "b", c: "a" } }).score).toBe(100);
});
test("§8.32 a question without an area, or with one that does not exist, is a fault", () => {
  const read = (areas: readonly string[]) =>
    parseHotspot(make({ questions: [{ slug: "q", text: "", areas, explanation: "" }] })).ok;
  expect([read(["a"]), read([]), read(["gone"])]).toEqual([true, false, false]);
});
test("a part without a name is told as a zone; nothing is asked about a picture that is missing", () => {
  const areas = make().content.areas.map((one) => (one.slug === "b" ? { ...one, name: " " } : one));
  expect(listUnwritten(game(make({ areas })))).toEqual([{ number: 2, kind: "group" }]);
  expect(listUnwritten(game(make({ picture: { src: "", alt: "" } })))).toEqual([{ number: 1, kind: "blank" }]);
});
test("whatever parts and questions are added and removed, the game can be read and answered rightly in either mode", () => {
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  type Step = (own: Hotspot, at: number) => Hotspot;
  const pick = (list: readonly { readonly slug: string }[], at: number) =>
    list[at % Math.max(1, list.length)]?.slug ?? "";
  const steps: readonly Step[] = [
    (own) => addSpot(own, random),
    (own) => addFind(own, random),
    (own, at) => removeSpot(own, pick(own.content.areas, at)),
    (own, at) => removeFind(own, pick(own.content.questions, at)),
    (own, at) =>
      changeFind(own, pick(own.content.questions, at), { areas: at % 2 ? [] : [pick(own.content.areas, at)] }),
    (own, at) => placeSpot(own, pick(own.content.areas, at), { x: at * 9, y: -at, width: at, height: 300 }),
    (own, at) => setHotspot(own, { mode: at % 2 ? "label" : "find" }),
  ];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(60)), { maxLength: 50 }), (done) => {
      let own = make();
      for (const [step, at] of done) own = step(own, at);
      expect(parseHotspot(own).ok).toBe(true);
      const { items, score } = scoreGame(game(own), solveGame(game(own)));
      expect(score).toBe(items.length === 0 ? undefined : 100);
    }),
  );
});
test("a question whose only zone is removed is unwritten until its author says where the answer is; an example goes with its name", () => {
  const { questions, areas } = make().content;
  const [first] = questions;
  const only = changeFind(make(), first?.slug ?? "", { areas: ["b"] });
  const own = removeSpot(only, "b");
  expect(parseHotspot(own).ok).toBe(true);
  expect(listUnwritten(game(own))).toEqual([{ number: 1, kind: "place" }]);
  expect(listUnwritten(game(changeFind(own, first?.slug ?? "", { areas: ["c"] })))).toEqual([]);
  const example = {
    ...make(),
    content: {
      ...make().content,
      areas: areas.map((one) => ({
        ...one,
        description: "Five petals",
        sample: ["name" as const, "description" as const],
      })),
    },
  };
  expect(changeSpot(example, "a", { name: "The exit" }).content.areas[0]).toMatchObject({
    name: "The exit",
    description: "",
  });
  expect(changeSpot(example, "a", { description: "Green" }).content.areas[0]?.description).toBe("Green");
  // A description that the author wrote stays.
  const described = changeSpot(example, "a", { description: "Green" });
  expect(changeSpot(described, "a", { name: "The exit" }).content.areas[0]?.description).toBe("Green");
});
