// Knows how the questions of a product are analysed: how hard each is, whether it tells better learners from others,
// and which answers it gets.
import type { AnswerValue, KeptAnswer } from "../answers/index.ts";

/** A learner's answer to one question, in their first attempt at its game. */
export interface FirstAnswer extends KeptAnswer {
  readonly place: string;
}
/** How often an answer was given; of an answer with several parts, each part by itself. */
export interface ChosenAnswer {
  readonly kind: NonNullable<KeptAnswer["kind"]>;
  readonly answer: AnswerValue;
  readonly count: number;
}
export interface ItemReport {
  readonly place: string;
  readonly item: string;
  /** The first position that it had in an attempt, from 0. */
  readonly number: number;
  /** Learners who answered. */
  readonly answered: number;
  /** How many of them had all of it right. */
  readonly right: number;
  /** Mean credit, 0–1: the lower, the harder; null where nothing is right or wrong. */
  readonly difficulty: number | null;
  /**
   * −1–1: the point-biserial correlation of the credit with what the learner earned elsewhere in the product; null
   * where fewer than `FEWEST_ANSWERS` can be compared, or where all are alike.
   */
  readonly discrimination: number | null;
  /** The most frequent, at most `MOST_CHOSEN`. */
  readonly chosen: readonly ChosenAnswer[];
  /** How many other answers there were, including those that came after `MOST_APART` different ones. */
  readonly others: number;
}

/** Fewer answers tell nothing about a question. */
export const FEWEST_ANSWERS = 5;
export const MOST_CHOSEN = 12;
/** The most different answers to one question that are told apart while counting: typed ones are unlimited. */
export const MOST_APART = 1_000;

interface Sums {
  place: string;
  item: string;
  number: number;
  answered: number;
  right: number;
  judged: number;
  credit: number;
  /** Of the pairs of credit and rest: whole numbers, so that no order of theirs matters. */
  pairs: { n: number; x: number; y: number; xx: number; yy: number; xy: number };
  chosen: Map<string, number>;
  others: number;
}
export interface ItemTally {
  /** What one learner answered. */
  add(answers: readonly FirstAnswer[]): void;
  read(): readonly ItemReport[];
}

const HUNDRED = 100;
const toHundredths = (credit: number): number => Math.round(credit * HUNDRED);

/** Learners may be added in any order, as long as no question has more than `MOST_APART` different answers. */
export function tallyItems(): ItemTally {
  const all = new Map<string, Sums>();
  const find = ({ place, item, number }: FirstAnswer): Sums => {
    const key = JSON.stringify([place, item]);
    const found = all.get(key) ?? {
      ...{ place, item, number, answered: 0, right: 0, judged: 0, credit: 0 },
      pairs: { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 },
      ...{ chosen: new Map(), others: 0 },
    };
    all.set(key, found);
    return found;
  };
  return {
    add(answers) {
      const credits = answers.flatMap(({ credit }) => (credit === null ? [] : [toHundredths(credit)]));
      const earned = credits.reduce((sum, credit) => sum + credit, 0);
      for (const one of answers) {
        const sums = find(one);
        sums.answered += 1;
        sums.number = Math.min(sums.number, one.number);
        for (const part of listParts(one)) count(sums, part);
        if (one.credit === null) continue;
        const x = toHundredths(one.credit);
        sums.judged += 1;
        sums.credit += x;
        if (one.verdict === "right") sums.right += 1;
        if (credits.length > 1) addPair(sums.pairs, x, Math.round((earned - x) / (credits.length - 1)));
      }
    },
    read: () =>
      [...all.values()]
        .map(report)
        .sort(
          (one, other) => compare(one.place, other.place) || one.number - other.number || compare(one.item, other.item),
        ),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function addPair(pairs: Sums["pairs"], x: number, y: number): void {
  pairs.n += 1;
  pairs.x += x;
  pairs.y += y;
  pairs.xx += x * x;
  pairs.yy += y * y;
  pairs.xy += x * y;
}

/**
 * The correlation of an item with the rest of the test, which leaves the item itself out: Henrysson, “Correction of
 * item-total correlations in item analysis”, Psychometrika 28 (1963).
 */
function correlate({ n, x, y, xx, yy, xy }: Sums["pairs"]): number | null {
  const [ofX, ofY] = [n * xx - x * x, n * yy - y * y];
  if (n < FEWEST_ANSWERS || ofX <= 0 || ofY <= 0) return null;
  return Math.max(-1, Math.min(1, (n * xy - x * y) / Math.sqrt(ofX * ofY)));
}

function count(sums: Sums, part: string): void {
  const known = sums.chosen.get(part);
  if (known === undefined && sums.chosen.size >= MOST_APART) sums.others += 1;
  else sums.chosen.set(part, (known ?? 0) + 1);
}

/** Options that are chosen together are counted one by one; an order is one answer. */
function listParts({ kind, answer }: FirstAnswer): readonly string[] {
  if (kind === null || answer === null) return [];
  const parts: readonly AnswerValue[] =
    typeof answer === "object" && kind !== "sequencing" ? [...new Set(answer)].map((one) => [one]) : [answer];
  return parts.map((part) => JSON.stringify([kind, part]));
}

function report({ place, item, number, answered, right, judged, credit, pairs, chosen, others }: Sums): ItemReport {
  const sorted = [...chosen].sort((one, other) => other[1] - one[1] || compare(one[0], other[0]));
  const shown = sorted.slice(0, MOST_CHOSEN).map(([part, count]): ChosenAnswer => {
    const [kind, answer] = JSON.parse(part) as [ChosenAnswer["kind"], AnswerValue];
    return { kind, answer, count };
  });
  return {
    ...{ place, item, number, answered, right },
    difficulty: judged === 0 ? null : credit / judged / HUNDRED,
    discrimination: correlate(pairs),
    chosen: shown,
    others: sorted.slice(MOST_CHOSEN).reduce((sum, [, count]) => sum + count, others),
  };
}
