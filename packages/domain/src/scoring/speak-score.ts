// Knows what is said of a score: its mark, what is asked beside what was reached, and when percentages have to stand
// beside them.
import { DEFAULT_MARK_TYPE, formatMark, MARK_TYPES, type MarkType, SMILEYS } from "./mark.ts";
import { reaches } from "./reaches.ts";

/** The name of a smiley (§9.16). */
export type Smiley = (typeof SMILEYS)[number];

/** A score as it is said: data that a view puts into words. */
export interface SpokenScore {
  /** As it is read, `17/20` or `B`; of a smiley its name, which a view draws and translates. */
  readonly mark: string;
  /** 0–100: to be said beside the mark, which does not tell enough; null where it does. */
  readonly percent: number | null;
}

/** What was reached beside what is asked for. */
export interface SpokenThreshold {
  /** Null without a score. */
  readonly reached: SpokenScore | null;
  readonly asked: SpokenScore;
}

/** More decimals than `reaches` forgives: two scores that it tells apart differ in them. */
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
 * What is asked for beside what was reached, both 0–100. Where the threshold is missed and both marks read alike (60
 * and 55 are both C), both have percentages, with as many decimals as tell them apart. A letter or a smiley that is
 * asked for before there is a score has its percentage: it stands for a fifth of all scores.
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
