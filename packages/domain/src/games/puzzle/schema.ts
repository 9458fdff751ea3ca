// Knows what a puzzle is made of (PUZZLE): a picture that is cut into tiles, and questions that may reveal them.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type ChoiceQuestion, choiceQuestionSchema } from "../choice/schema.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, markSchema, parseParams } from "../game/schema-parts.ts";
import type { Cut } from "../game/tiles.ts";
import { type GamePicture, pictureSchema } from "../picture/picture.ts";

/** Tiles that a picture is cut into at least, and at most, either way. */
export const LEAST_CUT = 2;
export const MOST_CUT = 6;
/** One a tile. */
export const MOST_PUZZLE_QUESTIONS = MOST_CUT * MOST_CUT;

const cut = z
  .number()
  .check(
    z.refine(
      (count) => Number.isInteger(count) && count >= LEAST_CUT && count <= MOST_CUT,
      `expected ${LEAST_CUT} to ${MOST_CUT}`,
    ),
  );
const contentSchema = z.object({
  /** Two tiles change places, tiles are put onto an empty board, or right answers reveal them. Absent: they change. */
  mode: z.optional(z.enum(["swap", "tray", "reveal"])),
  picture: pictureSchema,
  columns: cut,
  rows: cut,
  /** A move above two a tile costs a point, down to half of all. */
  countsMoves: z.optional(z.boolean()),
  /** Asked where right answers reveal the picture alone; as in a game of choices. */
  questions: z._default(listOf(choiceQuestionSchema, 0, MOST_PUZZLE_QUESTIONS), []),
  /** The picture is still that of the example. */
  sample: markSchema("picture"),
});
const puzzleSchema = z.object({ config: gameConfigSchema, content: contentSchema });

export type PuzzleMode = Cut["mode"];

/** A puzzle, read. */
export interface Puzzle {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "questions" | "picture">> & {
    readonly picture: GamePicture;
    readonly questions: readonly ChoiceQuestion[];
  };
}

/** Reads the `params` of a media; the faults' paths start at the params. Never throws. */
export const parsePuzzle = (params: unknown): Result<Puzzle, readonly Fault[]> => parseParams(puzzleSchema, params);
