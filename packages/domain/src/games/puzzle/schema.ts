// Knows what a puzzle is made of (PUZZLE): a picture that is cut into tiles, and questions that may reveal them.
import * as z from "zod/mini";
import type { Fault, Immutable, Result } from "../../kernel/index.ts";
import { type ChoiceQuestion, choiceQuestionSchema } from "../choice/schema.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";
import { listOf, markSchema, parseParams } from "../game/schema-parts.ts";
import type { Cut } from "../game/tiles.ts";
import { type GamePicture, pictureSchema } from "../picture/picture.ts";

/** The least number of tiles across and down, and the most. */
export const LEAST_CUT = 2;
export const MOST_CUT = 6;
/** One question for each tile. */
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
  /**
   * `swap`: two tiles change places; `tray`: tiles are put onto an empty board; `reveal`: right answers reveal them.
   * Absent: `swap`.
   */
  mode: z.optional(z.enum(["swap", "tray", "reveal"])),
  picture: pictureSchema,
  columns: cut,
  rows: cut,
  /** True: each move above two for each tile costs a point, down to half of the score. */
  countsMoves: z.optional(z.boolean()),
  /** Only asked in the mode `reveal`; each is a question of a game of choices. */
  questions: z._default(listOf(choiceQuestionSchema, 0, MOST_PUZZLE_QUESTIONS), []),
  /** Set while the picture is still that of the example. */
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
