// Knows how to simulate answers of learners to questions of known difficulties.
import { computeChance } from "../ability.ts";
import type { LearnerAnswer } from "../calibrate.ts";

/** Numbers in [0, 1), the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
/** One of the normal distribution around 0 with a deviation of 1. */
export const drawNormal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export interface Population {
  readonly learners: number;
  /** The mean of the abilities. */
  readonly mean: number;
  /** For each question, in logits. */
  readonly difficulties: ReadonlyMap<string, number>;
  /** The share of the questions that each learner answers. */
  readonly share: number;
}

export function simulateAnswers(
  { learners, mean, difficulties, share }: Population,
  random: () => number,
): readonly LearnerAnswer[] {
  return Array.from({ length: learners }, (_, index) => {
    const ability = mean + drawNormal(random);
    return [...difficulties].flatMap(([question, difficulty]) =>
      random() < share
        ? [{ learner: `learner-${index}`, question, isRight: random() < computeChance(ability, difficulty) }]
        : [],
    );
  }).flat();
}
