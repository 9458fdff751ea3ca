// Knows which trophy an attempt at a game earns, by the scores that its author chose (§9.17, decisions 5).
import { awardTrophy, readThresholds, type Trophy } from "../../scoring/index.ts";
import type { GameConfig } from "./game-config.ts";
import type { GameResult } from "./game-result.ts";

/** Undefined for an attempt that is not COMPLETE, has no score or not enough, and where the game has no trophies. */
export function awardGameTrophy(
  { trophies }: GameConfig,
  { status, score }: { readonly status: GameResult["status"] | "LOCKED"; readonly score?: number | null | undefined },
): Trophy | undefined {
  const thresholds = readThresholds(trophies);
  return thresholds && status === "COMPLETE" ? awardTrophy(score ?? undefined, thresholds) : undefined;
}
