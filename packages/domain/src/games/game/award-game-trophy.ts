// Knows which trophy an attempt at a game earns, by the scores that its author chose (§9.17, decisions 5).
import { awardTrophy, DEFAULT_THRESHOLDS, type Trophy, type TrophyThresholds } from "../../scoring/index.ts";
import type { GameConfig } from "./game-config.ts";
import type { GameResult } from "./game-result.ts";

/**
 * From which scores its trophies are earned: where its author chose none, those of every game; null where it has none.
 */
export function readThresholds({ trophies }: GameConfig): TrophyThresholds | null {
  const { isOff = false, gold, silver, bronze } = trophies ?? {};
  if (isOff) return null;
  return {
    gold: gold ?? DEFAULT_THRESHOLDS.gold,
    silver: silver ?? DEFAULT_THRESHOLDS.silver,
    bronze: bronze ?? DEFAULT_THRESHOLDS.bronze,
  };
}

/** Undefined for an attempt that is not COMPLETE, has no score or not enough, and where the game has no trophies. */
export function awardGameTrophy(
  config: GameConfig,
  { status, score }: { readonly status: GameResult["status"] | "LOCKED"; readonly score?: number | null | undefined },
): Trophy | undefined {
  const thresholds = readThresholds(config);
  return thresholds && status === "COMPLETE" ? awardTrophy(score ?? undefined, thresholds) : undefined;
}

/** The trophies that nobody earns, because a better one is earned with less. */
export function listUnearned(config: GameConfig): readonly Trophy[] {
  const thresholds = readThresholds(config);
  if (!thresholds) return [];
  const { gold, silver, bronze } = thresholds;
  return [
    ...(silver >= gold ? (["silver"] as const) : []),
    ...(bronze >= Math.min(gold, silver) ? (["bronze"] as const) : []),
  ];
}
