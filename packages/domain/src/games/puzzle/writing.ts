// Knows what those who make and judge a game of the type PUZZLE need.
import { choiceWriting, listOptionPictures, mapQuestion, offerOptions } from "../choice/writing.ts";
import type { GameWriting } from "../game/game-rules.ts";
import { keepBoard } from "../game/shuffle-tiles.ts";
import { BOARD } from "../game/tiles.ts";
import { findUnwritten } from "../game/unwritten.ts";
import { listPictures, mapPicture } from "../picture/picture.ts";
import { nameBoard } from "./board.ts";
import { samplePuzzle } from "./sample.ts";
import type { Puzzle } from "./schema.ts";

const isRevealed = ({ content }: Puzzle): boolean => content.mode === "reveal";

/** The questions of the puzzle, as a game of choices. */
const asChoice = ({ config, content: { picture, questions } }: Puzzle) => ({
  config,
  content: { questions: questions.map((one) => (picture.src.trim() === "" ? { ...one, text: "" } : one)) },
});

/** Each attempt keeps a seed of its own; a solved puzzle can have any. */
const SEED = 1;

/** A picture that is cut into tiles. A puzzle that is put together is whole or not yet, never wrong. */
export const puzzleWriting: GameWriting<Puzzle> = {
  sample: samplePuzzle,
  solve(game, right, wrong) {
    if (isRevealed(game)) return choiceWriting.solve(asChoice(game), right, wrong);
    if (right + wrong < 1) return { answers: {} };
    const places = Array.from({ length: game.content.columns * game.content.rows }, (_, index) => index);
    return keepBoard(nameBoard(game), { places, moves: places.length }, SEED);
  },
  ask(game) {
    if (isRevealed(game)) return choiceWriting.ask({ config: game.config, content: game.content });
    const { picture, sample } = game.content;
    return [{ slug: BOARD, words: picture.alt, right: true, isSample: sample !== undefined }];
  },
  offer: (game, item) => (isRevealed(game) ? offerOptions(game.content.questions, item) : []),
  hasParts: isRevealed,
  takesBlanks: isRevealed,
  hinted: ({ content }) => (content.mode === "reveal" ? content.questions.map(({ slug }) => slug) : []),
  findUnwritten(game) {
    const { picture, sample } = game.content;
    if (isRevealed(game)) return choiceWriting.findUnwritten(asChoice(game));
    return findUnwritten([{ text: picture.src.trim() === "" ? "" : "–", sample: sample && ["text"] }]);
  },
  nouns: { en: { one: "step", many: "steps" }, fr: { one: "étape", many: "étapes", gender: "f" } },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...mapPicture(game.content, change),
      questions: game.content.questions.map((question) => mapQuestion(question, change)),
    },
  }),
  listMedia: ({ content: { picture, questions } }) => [...listPictures([picture]), ...listOptionPictures(questions)],
};
