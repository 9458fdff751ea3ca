// Knows which attempt of an interactivity counts (§9.10): its own strategy goes first, then the course's, then the
// client's.
import { findGame } from "../../interactivities/index.ts";
import type { Notice } from "../../kernel/index.ts";
import type { CompiledLearniz } from "../../learniz/index.ts";
import { readStrategy, type ScoreStrategy } from "../../scoring/index.ts";

/** Names of strategies as they were stored, for interactivities without one of their own. */
export interface StrategyDefaults {
  /** Absent: the course's own (`params.gameParams.scoreStrategy`). */
  readonly product?: string | null;
  readonly client?: string | null;
}

/**
 * The strategy of one interactivity: its game's, the product's, the client's, else BEST_SCORE. An unknown name is
 * ignored with the notice `strategy.unknown` (§8.26). An unknown slug has the strategy of the product. Never throws.
 */
export function strategyOf(
  course: CompiledLearniz,
  slug: string,
  { product, client }: StrategyDefaults = {},
): { readonly strategy: ScoreStrategy; readonly notices: readonly Notice[] } {
  const place = course.places.get(slug);
  const slide = place && course.learniz.chapters[place.chapterIndex]?.slides;
  const game = place?.kind === "interactivity" && slide?.[place.slideIndex]?.interactivities[place.interactivityIndex];
  const read = game ? findGame(game) : null;
  const own = read?.ok ? read.value.config.strategy : undefined;
  return readStrategy(own, product ?? course.learniz.params.gameParams?.scoreStrategy, client);
}
