// Knows how an author changes a puzzle.
import { createSlug } from "../../kernel/index.ts";
import type { ChoicePart } from "../choice/edit.ts";
import type { ChoiceQuestion } from "../choice/schema.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import type { Puzzle } from "./schema.ts";

const withQuestions = <G extends Puzzle>(game: G, questions: readonly ChoiceQuestion[]): G => ({
  ...game,
  content: { ...game.content, questions },
});

/** The most questions that it may have: one for each tile. */
export const countPuzzleRoom = ({ content: { columns, rows } }: Puzzle): number => columns * rows;

/** The game with an empty question at the end, under random slugs; the very same game when it has one for each tile. */
export function addPuzzleQuestion<G extends Puzzle>(game: G, random: () => number): G {
  const { questions } = game.content;
  if (questions.length >= countPuzzleRoom(game)) return game;
  const options = [true, false].map((right) => ({ slug: createSlug(random), text: "", right }));
  const question = { slug: createSlug(random), text: "", several: false, options, explanation: "" };
  return withQuestions(game, [...questions, question]);
}
export const changePuzzleQuestion = <G extends Puzzle>(game: G, slug: string, part: ChoicePart): G =>
  withQuestions(game, changeOne(game.content.questions, slug, part));
export const keepPuzzleQuestion = <G extends Puzzle>(game: G, slug: string): G =>
  withQuestions(game, keepOne(game.content.questions, slug));
export const removePuzzleQuestion = <G extends Puzzle>(game: G, slug: string): G =>
  withQuestions(game, removeOne(game.content.questions, slug));
export const movePuzzleQuestion = <G extends Puzzle>(game: G, slug: string, step: -1 | 1): G =>
  withQuestions(game, moveOne(game.content.questions, slug, step));

/** What an author changes of the puzzle as a whole. */
export type PuzzlePart = Partial<Pick<Puzzle["content"], "mode" | "picture" | "columns" | "rows" | "countsMoves">>;

/** The puzzle with a part changed. A picture that an author chose or described no longer counts as the example. */
export const setPuzzle = <G extends Puzzle>(game: G, part: PuzzlePart): G =>
  withoutMark({ ...game, content: { ...game.content, ...part } }, part.picture !== undefined);

/** The game in which the picture of the example is the author's own. */
export const keepPuzzlePicture = <G extends Puzzle>(game: G): G => withoutMark(game, true);

function withoutMark<G extends Puzzle>(game: G, isWritten: boolean): G {
  if (!isWritten) return game;
  const { sample: _, ...content } = game.content;
  return { ...game, content };
}
