// Knows how a score is put into words: its mark, the required mark beside it, and when both need percentages.
import { DEFAULT_MARK_TYPE, formatMark, MARK_TYPES, type MarkType, SMILEYS } from "./mark.ts";
import { reaches } from "./reaches.ts";

/** The name of a smiley (§9.16). */
export type Smiley = (typeof SMILEYS)[number];

/** A score for a view that puts it into words. */
export interface SpokenScore {
  /** The mark, `17/20` or `B`; for a smiley its name, which a view draws and translates. */
  readonly mark: string;
  /** 0–100: shown beside a mark that does not say enough; null otherwise. */
  readonly percent: number | null;
}

/** The reached score and the required one. */
export interface SpokenThreshold {
  /** Null without a score. */
  readonly reached: SpokenScore | null;
  readonly asked: SpokenScore;
}

/** More decimals than `reaches` ignores, so that two scores that it distinguishes differ here. */
const MOST_DECIMALS = 10;

/** The mark type of this name; out of 100 for an unknown one. */
export const readMarkType = (name: string | undefined): MarkType =>
  MARK_TYPES.find((known) => known === name) ?? DEFAULT_MARK_TYPE;

/** True for the name of a smiley. */
export const isSmiley = (mark: string): mark is Smiley => SMILEYS.some((smiley) => smiley === mark);

const speak = (score: number, markType: string, percent: number | null): SpokenScore => ({
  mark: formatMark(score, markType),
  percent,
});

/** A score of 0–100 as the client's mark (§9.13–§9.16); `markType` as `formatMark` takes it. */
export const speakScore = (score: number, markType: string): SpokenScore => speak(score, markType, null);

/**
 * The required score beside the reached one, both 0–100. If the threshold is missed and both marks look the same (60
 * and 55 are both C), both have percentages, with as many decimals as needed to differ. A required letter or smiley has
 * its percentage as long as there is no score, because it covers a fifth of all scores.
 */
export function speakThreshold(reached: number | undefined, asked: number, markType: string): SpokenThreshold {
  if (reached === undefined) {
    const isBand = ["markLetters", "markSmileys"].includes(readMarkType(markType));
    return { reached: null, asked: speak(asked, markType, isBand ? asked : null) };
  }
  const isAlike = formatMark(reached, markType) === formatMark(asked, markType);
  if (reaches(reached, asked) || !isAlike)
    return { reached: speakScore(reached, markType), asked: speakScore(asked, markType) };
  const decimals = countDecimals(reached, asked);
  const percent = (score: number) => Number(score.toFixed(decimals));
  return {
    reached: speak(reached, markType, percent(reached)),
    asked: speak(asked, markType, percent(asked)),
  };
}

function countDecimals(one: number, other: number): number {
  let decimals = 0;
  while (decimals < MOST_DECIMALS && one.toFixed(decimals) === other.toFixed(decimals)) decimals += 1;
  return decimals;
}
