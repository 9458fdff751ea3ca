// Knows what answers tell about a learner's ability: the Rasch model, and its estimate by the posterior mean (EAP).
import type { Ability } from "./way.ts";

/** Chance of a right answer to a question of this difficulty. Both in logits. */
export const computeChance = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability));
/** How much an answer to it would tell about the ability. */
export function computeInformation(ability: number, difficulty: number): number {
  const chance = computeChance(ability, difficulty);
  return chance * (1 - chance);
}

/** The abilities that are considered: 61, equally spaced from −6 to 6. */
export const NODES: readonly number[] = Array.from({ length: 61 }, (_, at) => -6 + at / 5);

/** An answer, as far as the estimate needs it. */
export interface JudgedAnswer {
  readonly difficulty: number;
  readonly isRight: boolean;
}
/** What is known after some answers: the logarithm of each node's likelihood, before scaling. */
export type Belief = readonly number[];

/** Before any answer: the normal distribution around 0 with a deviation of 1. */
export const PRIOR: Belief = NODES.map((node) => -(node * node) / 2);

/** The belief after one more answer. */
export const learn = (belief: Belief, { difficulty, isRight }: JudgedAnswer): Belief =>
  belief.map((known, at) => {
    const away = (NODES[at] ?? 0) - difficulty;
    // The logarithm of the answer's probability, without loss of precision where that is small.
    return known - Math.log1p(Math.exp(isRight ? -away : away));
  });

/** The mean of the distribution, and its deviation. */
export function estimateAbility(belief: Belief): Ability {
  const highest = Math.max(...belief);
  const weights = belief.map((known) => Math.exp(known - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: (node: number) => number) =>
    weights.reduce((sum, weight, at) => sum + weight * of(NODES[at] ?? 0), 0) / total;
  const ability = mean((node) => node);
  return { ability, standardError: Math.sqrt(mean((node) => (node - ability) ** 2)) };
}
