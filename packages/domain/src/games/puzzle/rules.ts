// Knows what a player needs of the type PUZZLE.
import { chooseFrom, earnChoice } from "../choice/judge.ts";
import type { ChoiceQuestion } from "../choice/schema.ts";
import { type ChoiceQuestionView, viewQuestion } from "../choice/view.ts";
import { readAnswers, readSeed } from "../game/answers.ts";
import { judgeScore } from "../game/game-config.ts";
import type { GameItemResult, GameResult } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, scoreItems } from "../game/score-items.ts";
import { BOARD, type Board, type Cut, isSolved } from "../game/tiles.ts";
import type { GamePicture } from "../picture/picture.ts";
import { nameBoard, readBoard, readCut } from "./board.ts";
import { type Puzzle, parsePuzzle } from "./schema.ts";

/** How many moves for each tile cost nothing, and the least score that is left after any number of moves. */
const FREE_MOVES = 2;
const LEAST_SCORE = 50;

/** What a puzzle shows of itself. */
export interface PuzzleView extends Cut {
  readonly picture: GamePicture;
  /** The name that tells this board from any other one in kept data. */
  readonly name: number;
  /** Where the tiles lie; null before the first move: the seed of the attempt then decides. */
  readonly board: Board | null;
  /** True where each tile lies in its place. */
  readonly isWhole: boolean;
  /** How many moves cost nothing; null where no move costs anything. */
  readonly freeMoves: number | null;
  /** How many tiles right answers have revealed; 0 where the picture is put together. */
  readonly revealedCount: number;
  /** Empty where the picture is put together. Each answer is judged at once, and stays. */
  readonly questions: readonly ChoiceQuestionView[];
  /** Null before the first answer: the view then draws a seed. */
  readonly seed: number | null;
}

const isRevealed = ({ content }: Puzzle): boolean => content.mode === "reveal";

const readChosen = ({ content }: Puzzle, data: unknown): ReadonlyMap<string, readonly string[]> =>
  readAnswers(data, (answer, slug) => {
    const question = content.questions.find((one) => one.slug === slug);
    return question && chooseFrom(question, answer);
  });

function judgeQuestion(question: ChoiceQuestion, chosen: readonly string[] | undefined): GameItemResult {
  return chosen ? judgeItem(question.slug, earnChoice(question, chosen)) : { slug: question.slug };
}
const judgeQuestions = (game: Puzzle, data: unknown): readonly GameItemResult[] => {
  const chosen = readChosen(game, data);
  return game.content.questions.map((question) => judgeQuestion(question, chosen.get(question.slug)));
};

const countFree = ({ columns, rows }: Cut): number => FREE_MOVES * columns * rows;

function scoreBoard(game: Puzzle, board: Board | undefined): GameResult {
  if (!board) return { status: "NOT_STARTED", items: [{ slug: BOARD }] };
  if (!isSolved(board.places)) return { status: "STARTED", items: [{ slug: BOARD }] };
  const spare = game.content.countsMoves ? Math.max(0, board.moves - countFree(readCut(game))) : 0;
  const score = Math.max(LEAST_SCORE, 100 - spare);
  return { status: judgeScore(score, game.config), score, items: [{ slug: BOARD, isDone: true }] };
}

/** A share of the tiles for each right answer. */
function countRevealed({ columns, rows }: Cut, items: readonly GameItemResult[]): number {
  const right = items.filter((item) => item.right).length;
  return items.length === 0 ? 0 : Math.floor((right * columns * rows) / items.length);
}

/** The name of a tile for hosts. */
const nameTile = (tile: number): string => String(tile + 1);

/** A picture that is cut into tiles: they are put together, or right answers reveal them. */
export const puzzle: GameRules<Puzzle, PuzzleView> = {
  steps: [],
  parse: parsePuzzle,
  score: (game, data) =>
    isRevealed(game) ? scoreItems(judgeQuestions(game, data), game.config) : scoreBoard(game, readBoard(game, data)),
  list(game, data) {
    if (isRevealed(game)) {
      const given = readChosen(game, data);
      return game.content.questions.flatMap(({ slug, text, options: all }) => {
        const answer = given.get(slug);
        if (!answer) return [];
        const options = all.map((option) => option.slug);
        const rightAnswer = all.flatMap((option) => (option.right ? [option.slug] : []));
        return [{ kind: "choice", slug, words: text, options, answer, rightAnswer }];
      });
    }
    const board = readBoard(game, data);
    if (!board || !isSolved(board.places)) return [];
    // The tiles in the order in which they lie, row by row.
    const tiles = board.places.map((_, place) => nameTile(place));
    const words = game.content.picture.alt;
    return [{ kind: "sequencing", slug: BOARD, words, options: tiles.toSorted(), answer: tiles, rightAnswer: tiles }];
  },
  view(game, data) {
    const cut = readCut(game);
    const { picture, questions, countsMoves = false } = game.content;
    const isReveal = isRevealed(game);
    const board = isReveal ? null : (readBoard(game, data) ?? null);
    const [chosen, items] = [readChosen(game, data), judgeQuestions(game, data)];
    return {
      ...{ ...cut, picture, name: nameBoard(game), board, seed: readSeed(data) },
      isWhole: board !== null && isSolved(board.places),
      freeMoves: countsMoves && !isReveal ? countFree(cut) : null,
      revealedCount: isReveal ? countRevealed(cut, items) : 0,
      questions: isReveal
        ? questions.map((question, index) => viewQuestion(question, chosen.get(question.slug) ?? [], items[index]))
        : [],
    };
  },
};
