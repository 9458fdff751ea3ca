// Knows what a search in a course finds, and what replacing the found words changes.
import { arbitraryLearniz, makeCourse, makeSlide, makeTextBox } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GAME_TYPES } from "../../../games/index.ts";
import {
  createAttachments,
  createCards,
  createGame,
  type Interactivity,
  type RichText,
  writeTextBox,
} from "../../../interactivities/index.ts";
import { cleanLearniz } from "../../cleaning/clean-learniz.ts";
import type { Learniz } from "../../content/course.ts";
import { findWords, replaceWords, type WordsQuery } from "./index.ts";

const look = (words: string, how: Partial<WordsQuery> = {}): WordsQuery => ({
  words,
  isExact: false,
  isWhole: false,
  ...how,
});
const withText = (...nodes: RichText) => {
  const box = makeTextBox("t");
  if (box.type !== "text-box") throw new Error("a text was made");
  return makeCourse([[makeSlide("s", [writeTextBox(box, nodes)])]]);
};
const readText = (learniz: Learniz) => {
  const box = learniz.chapters[0]?.slides[0]?.interactivities[0];
  return box?.type === "text-box" ? box.data.boxes[0]?.contents[0]?.nodes : undefined;
};
const paragraph = (...children: readonly { readonly text: string; readonly bold?: true }[]) =>
  ({ type: "paragraph", children }) as const;
/** A course with every type of block, as it is created. */
const makeAll = (local: "FR" | "EN"): Learniz => {
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const blocks: Interactivity[] = [
    ...GAME_TYPES.map((type) => createGame(type, local, random)),
    createCards("flip-card", local, random),
    createCards("card-modal", local, random),
    createAttachments(local, random),
  ];
  return { ...makeCourse([[makeSlide("s", blocks)]]), local };
};
/** What each of these texts becomes. */
const WRITTEN: Readonly<Record<string, string>> = {
  "m² et CO₂, 2": "m² et CO₂, 3",
  "½ tasse, 1": "½ tasse, un",
  "Academiz™ am": "Academiz™ an",
  "oui… et non.": "oui… et non",
  "cafe\u0301 noir": "thé noir",
  "foo x, foo": "bar x, foo",
  "a,b, c": "a,b; c",
};
/** Letters that stand in no example. */
const MARK = "zq";

describe("looking for words", () => {
  test.each([
    ["whatever capitals and accents", look("ELEVE"), "L’élève et les élèves"],
    ["as it is written alone", look("élève", { isExact: true }), "L’élève et les élèves, non l’eleve ni l’Élève"],
    ["whatever kind of space", look("deux mots"), "deux\u00A0mots, deux  mots"],
  ])("finds it %s", (_, query, text) => {
    expect(findWords(withText(paragraph({ text })), query)).toHaveLength(2);
  });

  test("in whole words alone, where that is asked for", () => {
    const course = withText(paragraph({ text: "cat, concatenate, cat's and scat" }));
    expect(findWords(course, look("cat"))).toHaveLength(4);
    expect(findWords(course, look("cat", { isWhole: true }))).toHaveLength(2);
  });

  test("across the marks of a line, with the words around it", () => {
    const course = withText(paragraph({ text: "Wear your " }, { text: "hel", bold: true }, { text: "met here" }));
    const [found] = findWords(course, look("helmet"));
    expect(found).toEqual({
      owner: "t",
      at: 0,
      excerpt: { before: "Wear your ", found: "helmet", after: " here" },
    });
    const { learniz } = replaceWords(course, look("helmet"), "gloves", "all");
    expect(readText(learniz)).toEqual([
      paragraph({ text: "Wear your " }, { text: "gloves", bold: true }, { text: " here" }),
    ]);
  });

  test.each([
    ["2", "3", "m² et CO₂, 2"],
    ["1", "un", "½ tasse, 1"],
    ["am", "an", "Academiz™ am"],
    [".", "", "oui… et non."],
    ["cafe", "thé", "cafe\u0301 noir"],
    ["foo ", "bar ", "foo x, foo"],
    [", ", "; ", "a,b, c"],
  ])("%j leaves what only looks like it, and takes the marks along", (words, written, text) => {
    const course = withText(paragraph({ text }));
    const { learniz, replaced } = replaceWords(course, look(words), written, "all");
    expect([replaced, readText(learniz)]).toEqual([1, [paragraph({ text: WRITTEN[text] ?? "" })]]);
  });

  test("with its accents, however they are written", () => {
    const course = withText(paragraph({ text: "cafe\u0301, café, cafe" }));
    expect(findWords(course, look("café", { isExact: true }))).toHaveLength(2);
    expect(findWords(course, look("cafe", { isExact: true }))).toHaveLength(1);
  });

  test("in one long text, in a time that grows with its length", { tags: "long" }, () => {
    const course = withText(paragraph({ text: "a word and ".repeat(60_000) }));
    expect(findWords(course, look("word"))).toHaveLength(60_000);
  });

  test("finds nothing for an empty query", () => {
    expect(findWords(makeAll("EN"), look("  "))).toEqual([]);
  });
});

describe("replacing words", () => {
  test("keeps the capitals that stood there, unless they matter", () => {
    const course = withText(paragraph({ text: "Learner, learner and LEARNER" }));
    const write = (query: WordsQuery) => readText(replaceWords(course, query, "trainee", "all").learniz);
    expect(write(look("learner"))).toEqual([paragraph({ text: "Trainee, trainee and TRAINEE" })]);
    expect(write(look("learner", { isExact: true }))).toEqual([paragraph({ text: "Learner, trainee and LEARNER" })]);
  });

  test("one alone leaves all others", () => {
    const course = withText(paragraph({ text: "one one" }), paragraph({ text: "one" }));
    const { learniz, replaced } = replaceWords(course, look("one"), "two", { owner: "t", at: 1 });
    expect(replaced).toBe(1);
    expect(readText(learniz)).toEqual([paragraph({ text: "one two" }), paragraph({ text: "one" })]);
  });

  test("never leaves a course without a title", () => {
    const course = makeCourse([]);
    const { title } = course.context;
    expect(replaceWords(course, look(title), "", "all")).toEqual({ learniz: course, replaced: 0, left: 1 });
  });

  test.each(["EN", "FR"] as const)(
    "in every type of block in %s: all is found, replaced, and still played",
    (local) => {
      const course = makeAll(local);
      for (const letter of ["e", "a", "n"]) {
        const found = findWords(course, look(letter));
        expect(found.length).toBeGreaterThan(50);
        const { learniz, replaced, left } = replaceWords(course, look(letter), MARK, "all");
        expect(replaced + left).toBe(found.length);
        expect(findWords(learniz, look(letter))).toHaveLength(left);
        expect(findWords(learniz, look(MARK))).toHaveLength(replaced);
        expect(cleanLearniz(learniz)).toEqual({ learniz, notices: [] });
      }
    },
  );

  test("leaves what would break a game as it is, and says so", () => {
    const course = makeAll("EN");
    const { left, learniz } = replaceWords(course, look("["), "", "all");
    expect(left).toBeGreaterThan(0);
    expect(learniz).toBe(course);
  });

  test("gives the very same course where words are replaced by themselves, and rules name the same elements as before", () => {
    fc.assert(
      fc.property(arbitraryLearniz, fc.constantFrom("a", "e", " ", "text"), (learniz, words) => {
        const query = look(words, { isExact: true });
        expect(replaceWords(learniz, query, words, "all").learniz).toBe(learniz);
        const { learniz: written } = replaceWords(learniz, query, MARK, "all");
        expect(cleanLearniz(written)).toEqual({ learniz: written, notices: cleanLearniz(learniz).notices });
      }),
    );
  });
});
