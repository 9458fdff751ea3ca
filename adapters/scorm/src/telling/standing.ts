// Knows that no visit lowers a host's value without knowing it: only a visit that goes on from it may, by the author's
// rules.
import type { ProgressStatus } from "@academiz/domain/progress";

/** The result of a course, a game or a chapter. */
export interface ToldResult {
  readonly status: ProgressStatus;
  /** 0–100; absent does not mean 0. */
  readonly score: number | undefined;
  /** 0–100 */
  readonly percentage: number;
}

/** The same as the host told it, in its own words; empty or null where it told nothing. */
export interface HeldWords {
  readonly status: string | null;
  readonly success?: string | null;
  readonly score: string | null;
  readonly measure?: string | null;
}

/** The part of a result that is told, so that the host's values are not taken back. */
export interface Sifted {
  readonly isStatusTold: boolean;
  readonly isSuccessTold: boolean;
  /** 0–100; absent where the host's value stays. */
  readonly score: number | undefined;
  readonly percentage: number | undefined;
}

export interface Standing {
  /**
   * The host handed this back: where it is no less than what the host holds, results go on from it from here on.
   * @param countsAnew its scores are counted anew: those that the host holds do not apply.
   */
  goOnFrom(resumed: ToldResult, countsAnew: boolean): void;
  /** The host may hold `ended` without telling it: results go on from there, and only an end of `enders` is told. */
  supposeEnd(ended: ToldResult, enders: readonly ProgressStatus[]): void;
  sift(next: ToldResult): Sifted;
}

const DONE = ["passed", "completed"];
const BEGUN = ["incomplete", "failed", "browsed"];
const readRank = (word: string): number => (DONE.includes(word) ? 2 : BEGUN.includes(word) ? 1 : 0);
const RANKS: Readonly<Record<ProgressStatus, number>> = {
  LOCKED: 0,
  NOT_STARTED: 0,
  STARTED: 1,
  FAILED: 1,
  COMPLETE: 2,
};

/**
 * A share in percent, with the two decimals that reports have; 0 for a value outside `most`, which no package of ours
 * ever told.
 */
function readShare(word: string, most: number): number {
  const share = word.trim() === "" ? 0 : (Number(word) * 100) / most;
  return share >= 0 && share <= 100 ? round(share) : 0;
}
const round = (share: number) => Math.round(share * 100) / 100;
/** Some hosts keep whole numbers. */
const isSame = (share: number, held: number) => share > held - 1;

/** A lower value is not told: the host's value stays, and is told again where a part of the visit had exceeded it. */
function createFloor(held: number): (next: number) => number | undefined {
  let isExceeded = false;
  return (next) => {
    if (round(next) < held) return isExceeded ? held : undefined;
    isExceeded = true;
    return next;
  };
}

const UNTOLD: Sifted = { isStatusTold: false, isSuccessTold: false, score: undefined, percentage: undefined };

export function createStanding(held: HeldWords): Standing {
  const rank = readRank(held.status ?? "");
  const score = readShare(held.score ?? "", 100);
  const percentage = readShare(held.measure ?? "", 1);
  const isPassed = held.success === "passed";
  const [liftScore, liftPercentage] = [createFloor(score), createFloor(percentage)];
  let isKnown = false;
  let awaited: readonly ProgressStatus[] | null = null;
  const goOnFrom: Standing["goOnFrom"] = (resumed, countsAnew) => {
    isKnown ||=
      RANKS[resumed.status] >= rank &&
      (!isPassed || rank < 2 || resumed.status === "COMPLETE") &&
      (countsAnew || isSame(resumed.score ?? 0, score)) &&
      isSame(resumed.percentage, percentage);
  };
  return {
    goOnFrom,
    supposeEnd(ended, enders) {
      goOnFrom(ended, false);
      awaited = enders;
    },
    sift(next) {
      if (awaited && !awaited.includes(next.status)) return UNTOLD;
      awaited = null;
      if (isKnown) return { isStatusTold: true, isSuccessTold: true, score: next.score, percentage: next.percentage };
      const isStatusTold = RANKS[next.status] >= rank;
      return {
        isStatusTold,
        isSuccessTold: !isPassed || next.status !== "FAILED",
        score: next.score === undefined ? undefined : liftScore(next.score),
        percentage: isStatusTold ? liftPercentage(next.percentage) : undefined,
      };
    },
  };
}
