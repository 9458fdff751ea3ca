// Knows the strategies that choose the questions of a smart sequence, and their parameters (decisions 9).
import * as z from "zod/mini";

/** What chooses the next question. */
export const STRATEGIES = ["LINEAR", "MASTERY", "ADAPTIVE_TEST"] as const;
export type StrategyName = (typeof STRATEGIES)[number];

/** Every question, in order. */
export interface LinearRules {
  readonly strategy: "LINEAR";
}
/** A theme is mastered with `right` of the `last` answers at its top level; it asks `most` questions at most. */
export interface MasteryRules {
  readonly strategy: "MASTERY";
  readonly right: number;
  readonly last: number;
  readonly most: number;
}
/**
 * The ability is estimated until its standard error is `standardError` or less, with at most `most` questions; each is
 * drawn among the `among` that tell most.
 */
export interface TestRules {
  readonly strategy: "ADAPTIVE_TEST";
  readonly standardError: number;
  readonly most: number;
  readonly among: number;
}
/** What chooses the questions. */
export type StrategyRules = LinearRules | MasteryRules | TestRules;
/** The rules of one go: `seed` decides between questions that are equally good. */
export type AttemptRules = StrategyRules & { readonly seed: string };

/** The most questions of a theme, or of a test. */
export const MOST_ASKED = 200;
/** The defaults. With them a test can end at its standard error: twenty questions never tell so much. */
export const USUAL_RULES = {
  LINEAR: { strategy: "LINEAR" },
  MASTERY: { strategy: "MASTERY", right: 3, last: 4, most: 12 },
  ADAPTIVE_TEST: { strategy: "ADAPTIVE_TEST", standardError: 0.4, most: 30, among: 3 },
} as const satisfies { readonly [N in StrategyName]: Extract<StrategyRules, { strategy: N }> };

const count = (most: number) => z.int().check(z.gte(1), z.lte(most));
const rulesSchema = z.discriminatedUnion("strategy", [
  z.object({ strategy: z.literal("LINEAR") }),
  z.object({
    strategy: z.literal("MASTERY"),
    right: z._default(count(20), USUAL_RULES.MASTERY.right),
    last: z._default(count(20), USUAL_RULES.MASTERY.last),
    most: z._default(count(MOST_ASKED), USUAL_RULES.MASTERY.most),
  }),
  z.object({
    strategy: z.literal("ADAPTIVE_TEST"),
    standardError: z._default(z.number().check(z.gte(0.1), z.lte(1)), USUAL_RULES.ADAPTIVE_TEST.standardError),
    most: z._default(count(MOST_ASKED), USUAL_RULES.ADAPTIVE_TEST.most),
    among: z._default(count(20), USUAL_RULES.ADAPTIVE_TEST.among),
  }),
]);

/** Rules that are absent or cannot be read ask every question in order. Never throws. */
export function readRules(stored: unknown): StrategyRules {
  const parsed = rulesSchema.safeParse(stored);
  return parsed.success ? parsed.data : USUAL_RULES.LINEAR;
}

/**
 * The rules that a go keeps; null where it keeps none: it began before there were any, and asks everything in order.
 */
export function readAttemptRules(stored: unknown): AttemptRules | null {
  const seed = z.looseObject({ seed: z.string() }).safeParse(stored);
  const rules = rulesSchema.safeParse(stored);
  return seed.success && rules.success ? { ...rules.data, seed: seed.data.seed } : null;
}
