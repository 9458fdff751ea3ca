// Knows what each mode of a sketch asks of learners, and what that is worth.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addLine,
  changeLine,
  changeReply,
  letChoose,
  listAnswers,
  listUnwritten,
  parseSketch,
  removeLine,
  removeReply,
  removeSpeaker,
  SKETCH_MODES,
  type Sketch,
  scoreGame,
  solveGame,
  viewGame,
} from "../index.ts";

const replies = [
  { slug: "kind", text: "I see.", right: true, answer: "Thank you." },
  { slug: "curt", text: "So what?", right: false, answer: "Pardon?" },
  { slug: "warm", text: "I am sorry.", right: true },
];
const make = (mode: string, part: object = {}): Sketch => {
  const read = parseSketch({
    config: { gameType: "ACADEMIZ_SAYNETE" },
    content: {
      mode,
      speakers: [
        { slug: "him", name: "He" },
        { slug: "me", name: "I" },
      ],
      lines: [
        { slug: "l0", speaker: "him", text: "It is broken." },
        { slug: "l1", speaker: "me", replies, text: "I see.", explanation: "Hear first." },
        { slug: "l2", speaker: "him", text: "And now?", isWrong: true },
      ],
      ...part,
    },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const game = (own: Sketch) => ({ gameType: "ACADEMIZ_SAYNETE" as const, ...own });
const worth = (own: Sketch, answers: object) => {
  const { status, score } = scoreGame(game(own), { answers });
  return [status, score];
};

test("§9.18 in the mode of replies the lines that are chosen count, and any good reply is right", () => {
  const own = make("reply");
  expect([worth(own, {}), worth(own, { l0: "kind" }), worth(own, { l1: "gone" })]).toEqual([
    ["NOT_STARTED", undefined],
    ["NOT_STARTED", undefined],
    ["NOT_STARTED", undefined],
  ]);
  expect([worth(own, { l1: "kind" }), worth(own, { l1: "warm" }), worth(own, { l1: "curt" })]).toEqual([
    ["COMPLETE", 100],
    ["COMPLETE", 100],
    ["COMPLETE", 0],
  ]);
  expect(listAnswers(game(own), { answers: { l1: "warm" } })).toMatchObject([
    { kind: "choice", slug: "l1", answer: ["warm"], rightAnswer: ["warm"], options: ["kind", "curt", "warm"] },
  ]);
});
test("§9.18 in the mode of orders the lines in their places count; in that of faults the lines that are judged rightly", () => {
  const [order, spot] = [make("order"), make("spot")];
  expect(worth(order, { l0: 0, l1: 2, l2: 1 })).toEqual(["COMPLETE", 33]);
  expect(worth(order, { l0: 0, l1: 9 })).toEqual(["STARTED", undefined]);
  expect(worth(spot, { l0: false, l1: true, l2: true })).toEqual(["COMPLETE", 67]);
  expect(listAnswers(game(order), { answers: { l2: 2 } })).toMatchObject([
    { kind: "numeric", answer: 3, rightAnswer: 3 },
  ]);
  expect(listAnswers(game(spot), { answers: { l2: false } })).toMatchObject([
    { kind: "true-false", answer: false, rightAnswer: true },
  ]);
});
test("§4.66 §8.32 in each mode whatever was kept is read or ignored, and the right answers are worth 100", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SKETCH_MODES),
      fc.dictionary(
        fc.constantFrom("l0", "l1", "l2", "gone"),
        fc.oneof(fc.jsonValue(), fc.nat(3), fc.boolean(), fc.constantFrom("kind", "curt")),
      ),
      fc.constantFrom("l0", "l1", "l2", "none"),
      (mode, answers, gone) => {
        const own = removeLine(make(mode), gone);
        const { items } = scoreGame(game(own), { answers });
        expect(viewGame(game(own), { answers }, items).lines).toHaveLength(own.content.lines.length);
        if (items.length > 0) expect(scoreGame(game(own), solveGame(game(own))).score).toBe(100);
      },
    ),
  );
});
test("a good reply, two replies and two characters always stay, and a line that is chosen needs no words", () => {
  const own = make("reply");
  const line = own.content.lines[1];
  if (!line) throw new Error("no line");
  expect(changeReply(line, "curt", { right: true })).toMatchObject({ replies: [{}, { right: true }, {}] });
  const [one] = [changeLine(own, "l1", removeReply(line, "warm"))];
  const left = one.content.lines[1];
  if (!left) throw new Error("no line");
  expect([changeReply(left, "kind", { right: false }), removeReply(left, "kind")]).toEqual([{}, {}]);
  expect(removeSpeaker(own, "him")).toBe(own);
  const chosen = changeLine(
    addLine(own, () => 0.5),
    addLine(own, () => 0.5).content.lines.at(-1)?.slug ?? "",
    letChoose(true, () => 0.25),
  );
  expect(chosen.content.lines.at(-1)).toMatchObject({ speaker: "me", replies: [{ right: true }, { right: false }] });
  expect(listUnwritten(game(chosen))).toEqual([{ number: 4, kind: "blank" }]);
  expect(listUnwritten(game(own))).toEqual([]);
});
