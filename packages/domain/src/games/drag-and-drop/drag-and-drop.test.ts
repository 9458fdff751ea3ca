// Knows what placed things are worth, how many a zone takes, and that removing a zone leaves no reference to it.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDragged,
  addZone,
  changeDragged,
  changeGameOf,
  type DragAndDrop,
  findGameOf,
  listAnswers,
  listGameMedia,
  listUnwritten,
  moveZone,
  parseDragAndDrop,
  placeZone,
  removeDragged,
  removeZone,
  scoreGame,
  setCapacity,
  solveGame,
  viewGame,
} from "../index.ts";

const NOWHERE = "nowhere";
const area = { x: 0, y: 0, width: 20, height: 20 };
const make = (content: Partial<DragAndDrop["content"]> = {}, config: object = {}): DragAndDrop => ({
  config: { gameType: "DRAG_AND_DROP", ...config },
  content: {
    zones: ["a", "b"].map((slug) => ({ slug, name: slug, description: "", ...area })),
    items: [["a"], ["a", "b"], []].map((zones, at) => ({ slug: `i${at}`, text: `I${at}`, zones, explanation: "" })),
    ...content,
  },
});
const game = (own: DragAndDrop) => ({ gameType: "DRAG_AND_DROP" as const, ...own });
const put = (...places: readonly string[]) => ({
  answers: Object.fromEntries(places.map((place, at) => [`i${at}`, place])),
});

test("§9.18 the score is (right placements + decoys left out) / all; where several zones are right, each is", () => {
  const score = (...places: readonly string[]) => scoreGame(game(make()), put(...places)).score;
  expect(score("a", "b", NOWHERE)).toBe(100);
  expect(score("a", "a", "a")).toBe(67);
  expect(score("b", NOWHERE, "b")).toBe(0);
  expect(score("a", "b")).toBeUndefined();
});
test("§3.97 one point for the whole, as version 1 wrote it, is the option that every game has, and can be taken off", () => {
  // Frozen: it was written so before it became an option of every game.
  const params = {
    config: { gameType: "DRAG_AND_DROP", victoryThreshold: 50 },
    content: { ...make().content, isWhole: true },
  };
  const own = findGameOf({ params }, "DRAG_AND_DROP");
  if (!own) throw new Error("the former version cannot be read");
  expect(scoreGame(own, put("a", "b", "a"))).toMatchObject({ score: 0, status: "FAILED" });
  expect(scoreGame(own, put("a", "b", NOWHERE))).toMatchObject({ score: 100, status: "COMPLETE" });
  const off = changeGameOf({ params }, "DRAG_AND_DROP", ({ config: { isSinglePoint: _, ...config }, ...rest }) => ({
    ...rest,
    config,
  }));
  const now = findGameOf(off, "DRAG_AND_DROP");
  expect(off.params["config"]).toMatchObject({ version: 2 });
  expect(now && scoreGame(now, put("a", "b", "a")).score).toBe(67);
});
test("where every thing belongs into a zone there is no place for decoys, and an answer that names it is no answer", () => {
  const items = make().content.items.slice(0, 2);
  const own = game(make({ items }));
  expect(viewGame(own, null, null).nowhere).toBeNull();
  expect(scoreGame(own, put(NOWHERE, "a")).items).toEqual([{ slug: "i0" }, { slug: "i1", right: true }]);
});
test("in training each thing is judged as soon as it is put somewhere, in a test at the end", () => {
  const verdicts = (isTraining: boolean) =>
    viewGame(game(make({ isTraining })), put("b"), null).items.map(({ verdict }) => verdict);
  expect(verdicts(true)).toEqual(["wrong", null, null]);
  expect(verdicts(false)).toEqual([null, null, null]);
});
test("§9.22 hosts are told one matching for each item; where several zones are right, the one that was chosen", () => {
  const own = game(make());
  expect(
    listAnswers(own, put("b", "b", NOWHERE)).map((one) => [one.answer, one.kind === "matching" && one.rightAnswer]),
  ).toEqual([
    ["b", "a"],
    ["b", "b"],
    [NOWHERE, NOWHERE],
  ]);
});
test("a zone takes as many things as its author says, and never fewer than belong there", () => {
  const rooms = (own: DragAndDrop) => viewGame(game(own), null, null).zones.map(({ room }) => room);
  const one = setCapacity(setCapacity(make(), "a", 1), "b", 1);
  expect(rooms(one)).toEqual([1, 1]);
  const items = [...one.content.items, { slug: "i3", text: "I3", zones: ["a"], explanation: "" }];
  expect(rooms(make({ ...one.content, items }))).toEqual([2, 1]);
  expect(rooms(setCapacity(one, "a", undefined))).toEqual([null, 1]);
});
test("§8.32 an item of a zone that does not exist, and a zone outside the picture, are faults", () => {
  const read = (content: object) => {
    const parsed = parseDragAndDrop({ ...make(), content: { ...make().content, ...content } });
    return parsed.ok ? [] : parsed.error.map(({ path }) => path.join("."));
  };
  expect(read({ items: [{ slug: "i", text: "", zones: ["gone"], explanation: "" }] })).toEqual(["content.items"]);
  expect(read({ zones: [{ slug: "a", name: "", ...area, x: 101 }] })).toContain("content.zones.0.x");
});
test("a picture without an alternative is told, unless it is decoration; so is a thing without words", () => {
  const picture = { src: "document:p", alt: "" };
  const [first, ...others] = make().content.items;
  const items = [{ ...first, slug: "i0", text: "", zones: ["a"], explanation: "", picture }, ...others];
  const own = game(make({ items, picture: { ...picture, isDecoration: true } }));
  expect(listGameMedia(own).map(({ lacksAlternative }) => lacksAlternative)).toEqual([false, true]);
  expect(listUnwritten(own)).toEqual([{ number: 1, kind: "blank" }]);
});
test("whatever zones and things are added, moved and removed, the game can be read and solved, and its zones lie on the picture", () => {
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  type Step = (own: DragAndDrop, at: number) => DragAndDrop;
  const pick = (list: readonly { readonly slug: string }[], at: number) =>
    list[at % Math.max(1, list.length)]?.slug ?? "";
  const steps: readonly Step[] = [
    (own) => addZone(own, random),
    (own) => addDragged(own, random),
    (own, at) => removeZone(own, pick(own.content.zones, at)),
    (own, at) => removeDragged(own, pick(own.content.items, at)),
    (own, at) => moveZone(own, pick(own.content.zones, at), 1),
    (own, at) => placeZone(own, pick(own.content.zones, at), { x: at * 9, y: -at, width: at * 5, height: at / 7 }),
    (own, at) => setCapacity(own, pick(own.content.zones, at), at % 3 || undefined),
  ];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(60)), { maxLength: 50 }), (done) => {
      let own = make();
      for (const [step, at] of done) own = step(own, at);
      expect(parseDragAndDrop(own).ok).toBe(true);
      for (const { x, y, width, height } of own.content.zones)
        expect([x + width <= 100, y + height <= 100, width >= 2, height >= 2]).toEqual([true, true, true, true]);
      // A thing that lost its last zone has no right answer until its author gives one.
      const { items } = own.content;
      if (items.length > 0 && !items.some(({ isLost }) => isLost))
        expect(scoreGame(game(own), solveGame(game(own))).score).toBe(100);
    }),
  );
});
test("a thing that only belonged to a removed zone is unwritten, not a decoy, until its author says where it belongs", () => {
  const own = removeZone(make(), "a");
  expect(own.content.items.map(({ zones }) => zones)).toEqual([[], ["b"], []]);
  expect(listUnwritten(game(own))).toEqual([{ number: 1, kind: "place" }]);
  expect(listUnwritten(game(changeDragged(own, "i0", { text: "Else" })))).toEqual([{ number: 1, kind: "place" }]);
  expect(listUnwritten(game(changeDragged(own, "i0", { zones: ["b"] })))).toEqual([]);
  expect(listUnwritten(game(changeDragged(own, "i0", { zones: [] })))).toEqual([]);
  // A new thing belongs into an existing zone, not into none.
  expect(addDragged(own, () => 0.7).content.items.at(-1)).toMatchObject({ zones: ["b"] });
});
