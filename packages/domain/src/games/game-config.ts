// Knows what every game is configured with (§3.87–§3.93).
import * as z from "zod/mini";
import { reaches } from "../scoring/index.ts";

/** What every game's `config` holds; what a type of game adds is passed over. */
export const gameConfigSchema = z.object({
  gameType: z.string(),
  /** Score strategy; as written, `readStrategy` reads it. */
  strategy: z.optional(z.string()),
  /** 0–100: COMPLETE from this score on, FAILED under it. Below 0 or absent: no threshold. */
  victoryThreshold: z.optional(z.number()),
  maxAttempts: z.optional(z.number()),
});
/** What every game is configured with, read. */
export type GameConfig = z.infer<typeof gameConfigSchema>;

/** True when a game can be passed or failed (§4.115). */
export const hasVictoryThreshold = (config: GameConfig): boolean =>
  config.victoryThreshold !== undefined && config.victoryThreshold >= 0;

/** Status of an attempt that was answered to the end: against the threshold where there is one. */
export function judgeScore(score: number, config: GameConfig): "COMPLETE" | "FAILED" {
  return hasVictoryThreshold(config) && !reaches(score, config.victoryThreshold ?? 0) ? "FAILED" : "COMPLETE";
}

/** True when the author allows no further attempt. `done` counts those that ended. */
export const isOutOfAttempts = (config: GameConfig, done: number): boolean =>
  config.maxAttempts !== undefined && config.maxAttempts > 0 && done >= config.maxAttempts;
