// Knows what those who make and judge a game of the type ACADEMIZ_SAYNETE need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten } from "../game/unwritten.ts";
import { listShown, mapShown } from "../picture/shown-schema.ts";
import { sampleSketch } from "./sample.ts";
import type { Sketch, SketchLine } from "./schema.ts";
import { listTurns } from "./turns.ts";

const isChosen = ({ content: { mode } }: Sketch, { replies }: SketchLine): boolean =>
  mode === "reply" && replies.length > 0;

/** True where the line has its words, or every reply has where the learner chooses it. */
const isWritten = (sketch: Sketch, line: SketchLine): boolean =>
  isChosen(sketch, line) ? line.replies.every(({ text }) => text.trim() !== "") : line.text.trim() !== "";

/** Lines that characters say in turn. */
export const sketchWriting: GameWriting<Sketch> = {
  sample: sampleSketch,
  solve: (sketch, right, wrong) => {
    const { mode, lines } = sketch.content;
    return solveItems(listTurns(sketch), right, wrong, (line, isRight) => {
      if (mode === "reply") return line.replies.find((one) => one.right === isRight)?.slug;
      if (mode === "spot") return line.isWrong === isRight;
      const place = lines.indexOf(line);
      return isRight ? place : (place + 1) % lines.length;
    });
  },
  ask: (sketch) =>
    listTurns(sketch).map((line) => ({
      slug: line.slug,
      words: line.text || line.replies.map(({ text }) => text).join(" / "),
      right: isChosen(sketch, line)
        ? line.replies.flatMap((one) => (one.right ? [one.text] : [])).join(", ")
        : sketch.content.mode === "spot"
          ? line.isWrong
          : String(sketch.content.lines.indexOf(line) + 1),
      isSample: line.sample !== undefined,
    })),
  offer: ({ content }, item) =>
    content.lines
      .filter(({ slug }) => slug === item)
      .flatMap(({ replies }) => replies.map(({ slug, text }) => ({ slug, words: text }))),
  findUnwritten: (sketch) =>
    findUnwritten(
      sketch.content.lines.map((line) => ({ text: isWritten(sketch, line) ? "written" : "", sample: line.sample })),
    ),
  nouns: { en: { one: "line", many: "lines" }, fr: { one: "réplique", many: "répliques", gender: "f" } },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...game.content,
      speakers: game.content.speakers.map((one) => mapShown({ ...one, name: change(one.name) }, change)),
      lines: game.content.lines.map((line) =>
        mapShown(
          {
            ...line,
            text: change(line.text),
            replies: line.replies.map((one) => ({ ...one, text: change(one.text), answer: change(one.answer) })),
            explanation: change(line.explanation),
          },
          change,
        ),
      ),
    },
  }),
  listMedia: ({ content }) => listShown([...content.speakers, ...content.lines]),
};
