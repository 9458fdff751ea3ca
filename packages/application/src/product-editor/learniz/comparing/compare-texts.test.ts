// Knows that two versions of a course are told apart by what their blocks say.
import { changeGame } from "@academiz/domain/interactivities";
import type { Interactivity, Learniz, RichTextBlock } from "@academiz/domain/learniz";
import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

const write = (slug: string, text: string): Interactivity => ({
  ...makeTextBox(slug),
  type: "text-box",
  data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text }] }] }] }] },
});
const ask = (text: string, correct: boolean): Interactivity =>
  changeGame(makeGame("quiz"), "VRAI_FAUX", (game) => ({
    ...game,
    content: { ...game.content, statements: [{ slug: "a", text, correct, explanation: "Because." }] },
  }));
const courseOf = (...interactivities: readonly Interactivity[]): Learniz =>
  makeCourse([[{ ...makeSlide("s0"), interactivities: [...interactivities] }]]);

test("§8.10 a text and a game that both versions have are shown in each, where they do not say the same", () => {
  const mine = courseOf(write("words", "Lift."), write("same", "Same."), ask("Fire?", true), write("new", "New."));
  const theirs = courseOf(write("words", ""), write("same", "Same."), ask("Smoke?", true));
  expect(compareTexts(mine, theirs)).toEqual([
    { slug: "words", type: "text-box", slide: "s0", texts: { mine: "Lift.", theirs: "" } },
    { slug: "quiz", type: "game", slide: "s0", texts: { mine: "Fire? Because.", theirs: "Smoke? Because." } },
  ]);
});

test("§8.10 a block that says the same in both and is not the same is named all the same", () => {
  expect(compareTexts(courseOf(ask("Fire?", true)), courseOf(ask("Fire?", false)))).toEqual([
    { slug: "quiz", type: "game", slide: "s0", texts: null },
  ]);
});

const [empty, src] = [{ children: [{ text: "" }] }, "https://example.org/a"];
const image = { ...empty, type: "image", src, alt: "", caption: "" } as const;
const audio = { ...empty, type: "audio", src, title: "", transcript: "" } as const;
const video = { ...empty, type: "video", src, title: "", captionsSrc: "", transcript: "" } as const;
const show = (medium: RichTextBlock): Interactivity => ({
  ...makeTextBox("box"),
  type: "text-box",
  data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text: "Look." }] }, medium] }] }] },
});
const put = (data: object, type: "flip-card" | "attachment") =>
  ({ slug: "box", type, medias: [], data }) as unknown as Interactivity;
const label = (word: string): Interactivity =>
  changeGame(makeGame("box"), "VRAI_FAUX", (game) => ({
    ...game,
    content: { ...game.content, statements: [], labels: { true: word, false: "No" } },
  }));
const card = (more: object) => put({ cardRows: [[{ slug: "c", ...more }]], cardSize: "m" }, "flip-card");

test.each<readonly [string, (words: string) => Interactivity]>([
  ["what stands for a picture", (alt) => show({ ...image, alt })],
  ["what is said under a picture", (caption) => show({ ...image, caption })],
  ["the title of a sound", (title) => show({ ...audio, title })],
  ["what a sound says", (transcript) => show({ ...audio, transcript })],
  ["what a film says", (transcript) => show({ ...video, transcript })],
  ["the title of a chapter of a film", (title) => show({ ...video, chapters: [{ at: 1, title }] })],
  ["the title of a card", (title) => card({ title })],
  ["the back of a card", (text) => card({ back: [{ type: "paragraph", children: [{ text }] }] })],
  ["the name of a file", (name) => put({ attachments: [{ name, src }], direction: "VERTICAL" }, "attachment")],
  ["the words of a game for true", label],
])("§8.10 %s is shown where it differs, beside words that do not", (_, make) => {
  const [differing] = compareTexts(courseOf(make("Mine")), courseOf(make("Theirs")));
  expect(differing?.texts?.mine).toMatch(/Mine/);
  expect(differing?.texts?.theirs).toMatch(/Theirs/);
});
