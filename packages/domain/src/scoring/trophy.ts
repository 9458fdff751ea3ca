// Knows which trophy a score earns and what a result shows: an animation and a trophy (§4.123–§4.126, §9.17).
import { reaches } from "./reaches.ts";

/** A trophy that a score earns (§9.17). */
export type Trophy = "gold" | "silver" | "bronze";
/** The least score (0–100) for each trophy. */
export type TrophyThresholds = Readonly<Record<Trophy, number>>;
/** Where the author set none. */
export const DEFAULT_THRESHOLDS: TrophyThresholds = { gold: 90, silver: 75, bronze: 50 };

/** The best trophy whose threshold the score reaches; none without a score. */
export function awardTrophy(
  score: number | undefined,
  thresholds: TrophyThresholds = DEFAULT_THRESHOLDS,
): Trophy | undefined {
  if (score === undefined) return undefined;
  return (["gold", "silver", "bronze"] as const).find((trophy) => reaches(score, thresholds[trophy]));
}

/** What is played at the end of a game. */
export type TrophyAnimation = "failed" | Trophy | "neutral" | "success";

/** §4.123–§4.126. Any status but FAILED and COMPLETE shows success. */
export function chooseTrophyAnimation(status: string, trophy: Trophy | undefined): TrophyAnimation {
  if (status === "FAILED") return "failed";
  if (status === "COMPLETE") return trophy ?? "neutral";
  return "success";
}

/** What stands there once the animation is over (§9.17). */
export type ResultTrophy = Trophy | "win" | "lose" | "neutral";

/** The trophy of a result, by its animation (§9.17). */
export const RESULT_TROPHIES: Readonly<Record<TrophyAnimation, ResultTrophy>> = {
  gold: "gold",
  silver: "silver",
  bronze: "bronze",
  success: "win",
  failed: "lose",
  neutral: "neutral",
};
