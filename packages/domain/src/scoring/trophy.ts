// Knows which trophy a score earns and what a result shows: an animation and a trophy (§4.123–§4.126, §9.17).
import { reaches } from "./reaches.ts";

/** A trophy that a score earns (§9.17). */
export type Trophy = "gold" | "silver" | "bronze";
/** The lowest score (0–100) for each trophy, gold the highest. */
export type TrophyThresholds = Readonly<Record<Trophy, number>>;
/** Gold from 90, silver from 75, bronze from 50, if the author set none (decisions 5). */
export const DEFAULT_THRESHOLDS: TrophyThresholds = { gold: 90, silver: 75, bronze: 50 };

/** From which scores (0–100) an author gives trophies: a score left out is the default one. `isOff`: there are none. */
export interface TrophyChoice {
  readonly isOff?: boolean | undefined;
  readonly gold?: number | undefined;
  readonly silver?: number | undefined;
  readonly bronze?: number | undefined;
}

/** The thresholds that an author chose, the default ones where they chose none; null where there are no trophies. */
export function readThresholds({ isOff = false, ...chosen }: TrophyChoice = {}): TrophyThresholds | null {
  if (isOff) return null;
  const {
    gold = DEFAULT_THRESHOLDS.gold,
    silver = DEFAULT_THRESHOLDS.silver,
    bronze = DEFAULT_THRESHOLDS.bronze,
  } = chosen;
  return { gold, silver, bronze };
}

/** The trophies that nobody earns, because a better one is earned with less. */
export function listUnearned(choice: TrophyChoice | undefined): readonly Trophy[] {
  const thresholds = readThresholds(choice);
  if (!thresholds) return [];
  const { gold, silver, bronze } = thresholds;
  return [
    ...(silver >= gold ? (["silver"] as const) : []),
    ...(bronze >= Math.min(gold, silver) ? (["bronze"] as const) : []),
  ];
}

/** The best trophy whose threshold the score (0–100) reaches; undefined below bronze and without a score. */
export function awardTrophy(
  score: number | undefined,
  thresholds: TrophyThresholds = DEFAULT_THRESHOLDS,
): Trophy | undefined {
  if (score === undefined) return undefined;
  return (["gold", "silver", "bronze"] as const).find((trophy) => reaches(score, thresholds[trophy]));
}

/** A badge of another name is one that a product named itself. */
export const isTrophy = (badge: string): badge is Trophy => Object.hasOwn(DEFAULT_THRESHOLDS, badge);

/** The trophy that a product has given, by the default thresholds (decisions 5): none before it was completed. */
export const readWon = ({ status, score }: { readonly status: string; readonly score: number | null }) =>
  status === "COMPLETE" ? awardTrophy(score ?? undefined) : undefined;

/** The animation at the end of a game (§4.123–§4.126). */
export type TrophyAnimation = "failed" | Trophy | "neutral" | "success";

/** FAILED shows `failed`; COMPLETE the trophy, or `neutral` without one; any other status `success` (§4.123–§4.126). */
export function chooseTrophyAnimation(status: string, trophy: Trophy | undefined): TrophyAnimation {
  if (status === "FAILED") return "failed";
  if (status === "COMPLETE") return trophy ?? "neutral";
  return "success";
}

/** The picture after the animation (§9.17). */
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
