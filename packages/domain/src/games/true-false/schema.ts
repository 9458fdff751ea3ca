// Knows what a true/false game is made of (VRAI_FAUX): statements, each true or false.
import * as z from "zod/mini";
import { type Fault, fail, type Immutable, listFaults, type Result, succeed } from "../../kernel/index.ts";
import { type GameConfig, gameConfigSchema } from "../game/game-config.ts";

/** Statements that a true/false game can have (§3.91). */
export const MOST_STATEMENTS = 30;

// These are refinements, which are not asked of a value of another type: `z.minLength` compares the `length` of any
// object, and throws where that cannot be turned into a number.
const statementSchema = z.object({
  slug: z.string().check(z.refine((slug) => slug !== "", "expected a slug")),
  text: z.string(),
  correct: z.boolean(),
  /** Shown after the answer; absent is empty. */
  explanation: z._default(z.string(), ""),
  /**
   * The parts that are still those of the example that a new game comes with; absent when an author has written all of
   * it.
   */
  sample: z.catch(z.optional(z.array(z.enum(["text", "explanation"]))), undefined),
});
const contentSchema = z.object({
  statements: z.array(statementSchema).check(
    z.refine((list) => list.length <= MOST_STATEMENTS, `expected at most ${MOST_STATEMENTS} statements`),
    z.refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, "slugs must differ"),
  ),
  /** The author's words for the two answers; the default texts where absent. */
  labels: z.optional(z.object({ true: z.string(), false: z.string() })),
});
const trueFalseSchema = z.object({ config: gameConfigSchema, content: contentSchema });
/**
 * A true/false game, read: its configuration, at most 30 statements, each with a slug of its own, and perhaps the
 * author's `labels` for the two answers.
 */
export interface TrueFalse {
  readonly config: GameConfig;
  readonly content: Immutable<Omit<z.infer<typeof contentSchema>, "statements">> & {
    readonly statements: readonly Statement[];
  };
}
/**
 * One statement: its text, whether it is true (`correct`), the explanation shown after the answer, which may be empty,
 * and which of these nobody has written yet (`sample`).
 */
export interface Statement extends Immutable<z.infer<typeof statementSchema>> {}

/**
 * Reads the `params` of a media as a true/false game; the faults' paths start at the params. Whether `config.gameType`
 * is `VRAI_FAUX` is not asked here: `readGame` does. Never throws.
 */
export function parseTrueFalse(params: unknown): Result<TrueFalse, readonly Fault[]> {
  const parsed = trueFalseSchema.safeParse(params);
  return parsed.success ? succeed(parsed.data) : fail(listFaults(parsed.error));
}
