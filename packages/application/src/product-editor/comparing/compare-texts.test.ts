// Knows that two versions of a course are told apart by what their blocks say.
import { changeTrueFalse } from "@academiz/domain/games";
import type { Interactivity, Learniz } from "@academiz/domain/learniz";
import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

const write = (slug: string, text: string): Interactivity => ({
  ...makeTextBox(slug),
  type: "text-box",
  data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text }] }] }] }] },
});
const ask = (text: string, correct: boolean): Interactivity =>
  changeTrueFalse(makeGame("quiz"), (game) => ({
    ...game,
    content: { ...game.content, statements: [{ slug: "a", text, correct, explanation: "Because." }] },
  }));
const courseOf = (...interactivities: readonly Interactivity[]): Learniz =>
  makeCourse([[{ ...makeSlide("s0"), interactivities: [...interactivities] }]]);

test("§8.10 a text and a game that both versions have are shown in each, where they do not say the same", () => {
  const mine = courseOf(write("words", "Lift."), write("same", "Same."), ask("Fire?", true), write("new", "New."));
  const theirs = courseOf(write("words", ""), write("same", "Same."), ask("Smoke?", true));
  expect(compareTexts(mine, theirs)).toEqual([
    { slug: "words", slide: "s0", mine: "Lift.", theirs: "" },
    { slug: "quiz", slide: "s0", mine: "Fire? Because.", theirs: "Smoke? Because." },
  ]);
  expect(compareTexts(courseOf(ask("Fire?", true)), courseOf(ask("Fire?", false)))).toEqual([]);
});
