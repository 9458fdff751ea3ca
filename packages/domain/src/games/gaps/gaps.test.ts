// Knows how the gaps of a text are read, filled and judged, and that a gap keeps its settings.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type GapText,
  listAnswers,
  makeGapOf,
  removeGap,
  scoreGame,
  viewGame,
  writeGapAnswer,
  writeGapText,
} from "../index.ts";
import { parseGapText } from "./schema.ts";
import { joinText, listGapAnswers, splitText, type TextPart } from "./text.ts";

const dice = (seed = 1) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
const make = (text: string, gaps: readonly object[], rest: object = {}): GapText => {
  const content = { text, gaps: gaps.map((gap, at) => ({ slug: `g${at}`, ...gap })), ...rest };
  const read = parseGapText({ config: { gameType: "TEXT_A_TROUS" }, content });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const game = (own: GapText) => ({ gameType: "TEXT_A_TROUS" as const, ...own });

test("a bracket is a gap, an escaped one is not, and none goes over a line", () => {
  expect(splitText("A [b] \\[c\\] [d\ne] []")).toEqual([
    { kind: "words", text: "A " },
    { kind: "gap", answer: "b" },
    { kind: "words", text: " [c] [d\ne] " },
    { kind: "gap", answer: "" },
  ]);
});
test("whatever is written, joining the parts of a text and splitting it again gives the same parts", () => {
  const letters = fc.string({ unit: fc.constantFrom("[", "]", "\\", "a", " ", "\n") });
  fc.assert(
    fc.property(letters, (text) => {
      const parts = splitText(text);
      expect(splitText(joinText(parts))).toEqual(parts);
    }),
  );
});
test("§9.18 a gap is typed near enough, chosen from its list, or filled with a word of the game; what is not offered is no answer", () => {
  const own = make(
    "The [cœur] is [red] and [warm].",
    [{ mode: "type", alternatives: ["heart"] }, { mode: "choose", wrong: ["blue"] }, { mode: "token" }],
    { decoys: ["cold"] },
  );
  const score = (...answers: readonly string[]) =>
    scoreGame(game(own), { answers: Object.fromEntries(answers.map((answer, at) => [`g${at}`, answer])) });
  expect(score("COEUR", "red", "warm").score).toBe(100);
  expect(score("Heart", "blue", "cold").score).toBe(33);
  expect(score("x", "green", "red").items).toEqual([{ slug: "g0", right: false }, { slug: "g1" }, { slug: "g2" }]);
  expect(score("   ").status).toBe("NOT_STARTED");
});
test("§9.18 accents that were left out are told once the game is judged", () => {
  const own = make("[Zoé] [is] here", [{}, {}]);
  const data = { answers: { g0: "zoe", g1: "was" } };
  const { items } = scoreGame(game(own), data);
  const gaps = (judged: typeof items | null) =>
    viewGame(game(own), data, judged).parts.flatMap((part) =>
      part.kind === "gap" ? [[part.verdict, part.spelled]] : [],
    );
  expect(gaps(items)).toEqual([
    ["right", "Zoé"],
    ["wrong", null],
  ]);
  expect(gaps(null)).toEqual([
    [null, null],
    [null, null],
  ]);
});
test("each gap is shown by its number and in its own way, both before and after it is judged", () => {
  const own = make("[a] [b] [c]", [{ mode: "type" }, { mode: "choose", wrong: ["x", "b"] }, { mode: "token" }]);
  const data = { answers: { g1: "x" } };
  for (const items of [null, scoreGame(game(own), data).items]) {
    const shown = viewGame(game(own), data, items).parts.flatMap((part) =>
      part.kind === "gap" ? [[part.number, part.mode, part.answer, part.offers]] : [],
    );
    expect(shown).toEqual([
      [1, "type", "", []],
      [2, "choose", "x", ["b", "x"]],
      [3, "token", "", []],
    ]);
  }
});
test("§4.116 a host is told of each gap with the words around it", () => {
  const own = make("Paris is the capital of [France], Rome that of [Italy].", [{}, { mode: "choose" }]);
  expect(listAnswers(game(own), { answers: { g1: "Italy" } })).toEqual([
    {
      ...{ kind: "fill-in", slug: "g1", answer: "Italy", rightAnswer: "Italy", alternatives: [], isRight: true },
      words: "Paris is the capital of …, Rome that of ____.",
    },
  ]);
});
test("§8.32 a text whose brackets are not as many as its gaps is a fault", () => {
  expect(() => make("One [gap].", [])).toThrow(/as many gaps/);
});
test("an answer of two words can be typed letter by letter; spaces around it do not belong to it", () => {
  const read = (own: GapText) => splitText(own.content.text).find((part) => part.kind === "gap")?.answer ?? "";
  let own = make("I live in [a].", [{}]);
  own = writeGapAnswer(own, "g0", "");
  for (const letter of "New York ") own = writeGapAnswer(own, "g0", `${read(own)}${letter}`);
  expect(read(own)).toBe("New York ");
  expect(listGapAnswers(own.content.text)).toEqual(["New York"]);
  expect(own.content.gaps).toHaveLength(1);
});
test("§8.32 more words beside a gap than a list takes are a fault", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);
  for (const field of ["alternatives", "wrong"]) {
    expect(make("[a]", [{ [field]: words(30) }]).content.gaps).toHaveLength(1);
    expect(() => make("[a]", [{ [field]: words(31) }])).toThrow(/at most 30/);
  }
  expect(() => make("[a]", [{}], { decoys: words(31) })).toThrow(/at most 30/);
});
test("a gap keeps its slug and settings where the text around it changes, and other gaps come and go", () => {
  const own = make("[a] and [b] and [c]", [{ hint: "A" }, { hint: "B" }, { hint: "C" }]);
  const write = (text: string) => writeGapText(own, text, dice()).content.gaps.map(({ hint }) => hint);
  expect(write("So [a] and [b], then [c].")).toEqual(["A", "B", "C"]);
  expect(write("[a] and [c]")).toEqual(["A", "C"]);
  expect(write("[a] and [new] and [b] and [c]")).toEqual(["A", "", "B", "C"]);
  expect(write("[a] and [bee] and [c]")).toEqual(["A", "B", "C"]);
  expect(write("nothing")).toEqual([]);
});
test("the settings of the example's gaps go with them; gaps that stay keep theirs", () => {
  const own = make("[a] and [b]", [{ hint: "A" }, { hint: "B" }], { decoys: ["c"], sample: ["text"] });
  const write = (text: string) => {
    const { gaps, decoys, sample } = writeGapText(own, text, dice()).content;
    return [gaps.map(({ hint }) => hint), decoys, sample];
  };
  expect(write("My [own] [words]")).toEqual([["", ""], [], undefined]);
  expect(write("[a] and [mine]")).toEqual([["A", ""], ["c"], undefined]);
});
test("a new gap is filled in the way of the one before it, the first in that of the next; one that replaces an example is typed", () => {
  const gaps = [{ mode: "choose" }, { mode: "token" }];
  const write = (text: string, rest: object = {}) =>
    writeGapText(make("[a] and [b]", gaps, rest), text, dice()).content.gaps.map(({ mode }) => mode);
  expect(write("[a] [new] and [b]")).toEqual(["choose", "choose", "token"]);
  expect(write("[new] [a] and [b]")).toEqual(["choose", "choose", "token"]);
  expect(write("[a] and [b] [new]")).toEqual(["choose", "token", "token"]);
  expect(write("[new]", { sample: ["text"] })).toEqual(["type"]);
});
test("a selection becomes a gap, unless it holds one already, or nothing", () => {
  expect(makeGapOf("The sun is hot", 4, 8)).toBe("The [sun] is hot");
  expect(makeGapOf("The [sun] is", 5, 8)).toBe("The [sun] is");
  expect(makeGapOf("The [sun] is", 3, 11)).toBe("The [sun] is");
  expect(makeGapOf("The sun", 3, 4)).toBe("The sun");
});
test("whatever is written, answered and removed, the text can still be read", () => {
  const random = dice(9);
  const text = fc.string({ unit: fc.constantFrom("[", "]", "\\", "a", "b", " ", "\n") });
  const part = fc.record({ text, at: fc.nat(), step: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (steps) => {
      let own = make("[a]", [{}]);
      for (const { text: written, at, step } of steps) {
        const slug = own.content.gaps[at % Math.max(1, own.content.gaps.length)]?.slug ?? "";
        if (step === 0) own = writeGapText(own, written, random);
        else own = step === 1 ? writeGapAnswer(own, slug, written) : removeGap(own, slug);
        expect(parseGapText(own).ok).toBe(true);
      }
    }),
  );
});
test("a text has thirty gaps at most: further brackets are plain words", () => {
  const parts: readonly TextPart[] = splitText("[a]".repeat(32));
  expect(listGapAnswers("[a]".repeat(32))).toHaveLength(30);
  expect(parts.at(-1)).toEqual({ kind: "words", text: "[a][a]" });
});
