// Knows the results of all learners of a product together: how far they went through its pages, their scores, and its
// questions.
import type { ProgressStatus } from "../progress/index.ts";
import { type FirstAnswer, type ItemReport, tallyItems } from "./tally-items.ts";

/** The result of one learner. */
export interface LearnerFact {
  readonly status: ProgressStatus;
  /** 0–100; null where nothing is scored. */
  readonly score: number | null;
  /** Seconds. */
  readonly time: number;
  /** Slugs of the pages that they were on. */
  readonly reached: readonly string[];
  /** The present page of a learner who is not done; null for any other. */
  readonly left: string | null;
  readonly answers: readonly FirstAnswer[];
}
export interface PageReport {
  readonly slug: string;
  readonly reached: number;
  readonly left: number;
}
export interface ProductReport {
  readonly learners: number;
  readonly completions: number;
  /** How many have a score; their average follows. */
  readonly scored: number;
  readonly average: number | null;
  /** Seconds, of all together. */
  readonly time: number;
  /** Learners by tenths of the score; 100 is in the last one. */
  readonly scores: readonly number[];
  readonly pages: readonly PageReport[];
  readonly items: readonly ItemReport[];
}
export interface ProductTally {
  add(learner: LearnerFact): void;
  read(): ProductReport;
}

const TENTHS = 10;

/** Learners may be added in any order; of deleted ones, what is kept of them. */
export function tallyProduct(): ProductTally {
  const items = tallyItems();
  const pages = new Map<string, { reached: number; left: number }>();
  const scores = Array.from({ length: TENTHS }, () => 0);
  // Hundredths and whole seconds: sums of whole numbers are the same in any order.
  let [learners, completions, scored, points, time] = [0, 0, 0, 0, 0];
  const find = (slug: string) => {
    const found = pages.get(slug) ?? { reached: 0, left: 0 };
    pages.set(slug, found);
    return found;
  };
  return {
    add(learner) {
      learners += 1;
      time += Math.round(learner.time);
      if (learner.status === "COMPLETE") completions += 1;
      if (learner.score !== null) {
        scored += 1;
        points += Math.round(learner.score * 100);
        const tenth = Math.max(0, Math.min(TENTHS - 1, Math.floor(learner.score / TENTHS)));
        scores[tenth] = (scores[tenth] ?? 0) + 1;
      }
      for (const slug of new Set(learner.reached)) find(slug).reached += 1;
      if (learner.left !== null) find(learner.left).left += 1;
      items.add(learner.answers);
    },
    read: () => ({
      ...{ learners, completions, scored, time },
      average: scored === 0 ? null : points / scored / 100,
      scores: [...scores],
      pages: [...pages]
        .map(([slug, counts]) => ({ slug, ...counts }))
        .sort((one, other) => (one.slug < other.slug ? -1 : 1)),
      items: items.read(),
    }),
  };
}
