// Knows which attempt counts when a game is played again: the names of the strategies and who decides (§4.60–§4.63).
import type { Notice } from "../kernel/index.ts";

/**
 * Which of several attempts counts (§4.60–§4.62): the one with the highest score, the newest, or the first that ended.
 */
export const SCORE_STRATEGIES = ["BEST_SCORE", "LAST", "FIRST"] as const;
/** Which of several attempts counts; BEST_SCORE by default (§9.10). */
export type ScoreStrategy = (typeof SCORE_STRATEGIES)[number];

const isStrategy = (name: string): name is ScoreStrategy => (SCORE_STRATEGIES as readonly string[]).includes(name);

/**
 * The first candidate that names a strategy, in the order in which they are given: interactivity, product, client;
 * BEST_SCORE when none does (§9.10). `DEFAULT` is BEST_SCORE (§9.11). What is absent or empty is ignored in silence,
 * an unknown name with the notice `strategy.unknown` (§8.26). Never throws.
 */
export function readStrategy(...candidates: readonly (string | null | undefined)[]): {
  readonly strategy: ScoreStrategy;
  readonly notices: readonly Notice[];
} {
  const notices: Notice[] = [];
  for (const name of candidates) {
    if (name === undefined || name === null || name === "") continue;
    if (name === "DEFAULT") return { strategy: "BEST_SCORE", notices };
    if (isStrategy(name)) return { strategy: name, notices };
    notices.push({
      code: "strategy.unknown",
      level: "error",
      text: `Can not determine score, strategy '${name}' unknown`,
    });
  }
  return { strategy: "BEST_SCORE", notices };
}
