// Knows what every game is configured with (§3.87–§3.93).
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import { reaches } from "../../scoring/index.ts";

/** The fields that every game's `config` has (§3.87–§3.93); what a type of game adds is ignored here. */
export const gameConfigSchema = z.object({
  /** Name of the type of game, such as `VRAI_FAUX` (true/false). */
  gameType: z.string(),
  /** Which attempt counts, as it was written: `readStrategy` of the scoring entry reads it. */
  strategy: z.optional(z.string()),
  /** 0–100: COMPLETE from this score on, FAILED under it. Below 0 or absent: no threshold. */
  victoryThreshold: z.optional(z.number()),
  /** How many attempts may end; absent, 0 or below: any number. */
  maxAttempts: z.optional(z.number()),
  /** True: one point for the whole. The score is 100 when all is right, else 0. Absent: each part counts. */
  isSinglePoint: z.optional(z.boolean()),
  /** True: an attempt may be handed in with blanks, which earn nothing. Absent: everything is answered first. */
  allowsBlanks: z.optional(z.boolean()),
  /** What may help before an item is answered, by the slug of the item: `listHinted` says which items can have one. */
  hints: z.optional(z.record(z.string(), z.string())),
  /** What is heard: `readSounds` reads it (§3.95). */
  soundConfig: z.optional(z.unknown()),
  /** From which scores (0–100) its trophies are earned (`readThresholds`). `isOff`: the game has none. */
  trophies: z.optional(
    z.object({
      isOff: z.optional(z.boolean()),
      gold: z.optional(z.number()),
      silver: z.optional(z.number()),
      bronze: z.optional(z.number()),
    }),
  ),
});
/**
 * What every game is configured with, read: `victoryThreshold` is 0–100 (below 0 or absent: none), `maxAttempts` counts
 * attempts (0 or absent: no limit), `strategy` is as written.
 */
export interface GameConfig extends Immutable<z.infer<typeof gameConfigSchema>> {}

/** True when a game can be passed or failed: its threshold is given and not below 0 (§4.115). */
export const hasVictoryThreshold = (config: GameConfig): boolean =>
  config.victoryThreshold !== undefined && config.victoryThreshold >= 0;

/**
 * Status of an attempt that was answered to the end: FAILED when its score (0–100) is under the victory threshold, else
 * COMPLETE; always COMPLETE without a threshold.
 */
export function judgeScore(score: number, config: GameConfig): "COMPLETE" | "FAILED" {
  return hasVictoryThreshold(config) && !reaches(score, config.victoryThreshold ?? 0) ? "FAILED" : "COMPLETE";
}

/**
 * True when the author allows no further attempt: as many as allowed have ended (`done`). False without a limit
 * (absent, 0 or below).
 */
export const isOutOfAttempts = (config: GameConfig, done: number): boolean =>
  config.maxAttempts !== undefined && config.maxAttempts > 0 && done >= config.maxAttempts;

/** How many attempts the content of a game allows; null: any number. */
export function readMaxAttempts(content: Readonly<Record<string, unknown>>): number | null {
  const config = content["config"];
  const most = typeof config === "object" && config !== null && "maxAttempts" in config ? config.maxAttempts : null;
  return typeof most === "number" && most > 0 ? most : null;
}

/** The content of a game for somebody who was given `more` attempts than everybody; without a limit it stays. */
export function allowMore<Content extends Readonly<Record<string, unknown>>>(content: Content, more: number): Content {
  const most = readMaxAttempts(content);
  if (most === null || more === 0) return content;
  return { ...content, config: { ...(content["config"] as object), maxAttempts: most + more } };
}
