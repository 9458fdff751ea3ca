// Knows the likelihood of answers in the Rasch model, and climbs to its maximum: difficulties of questions from the
// answers of many learners of unknown ability (marginal maximum likelihood by EM).
import { NODES, PRIOR } from "./ability.ts";

/** Answers of one learner: which question, by its place from 0, and whether it was right. */
export type LearnerAnswers = readonly { readonly question: number; readonly isRight: boolean }[];
/** A point of the climb. */
export interface Height {
  readonly difficulties: Float64Array;
  /** Logarithm of the likelihood of all answers. */
  readonly likelihood: number;
  /** How much the answers tell about each difficulty: its inverse is the variance. */
  readonly information: Float64Array;
  /** The most that any difficulty moves in the next step. */
  readonly move: number;
}

/** No difficulty lies beyond the abilities that are considered. */
const FARTHEST = 6;
/** The most Newton steps for one difficulty: it converges long before. */
const MOST_STEPS = 12;

const TOTAL = PRIOR.reduce((sum, known) => sum + Math.exp(known), 0);
const clamp = (difficulty: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, difficulty));

/** The expected answers to one question at each node: how many there are, and how many are right. */
interface Expected {
  readonly given: Float64Array;
  readonly right: Float64Array;
  readonly information: number;
}

/**
 * Questions without answers keep the difficulty that they start with. The climb ends when the caller asks for no more.
 */
export function* climbLikelihood(
  learners: readonly LearnerAnswers[],
  begun: readonly number[],
): Generator<Height, never, void> {
  let difficulties = Float64Array.from(begun, clamp);
  for (;;) {
    const { likelihood, expected } = expect(learners, difficulties);
    const next = Float64Array.from(difficulties, (difficulty, at) => maximize(expected[at], difficulty));
    const move = next.reduce((most, one, at) => Math.max(most, Math.abs(one - (difficulties[at] ?? 0))), 0);
    const information = Float64Array.from(expected, (one) => one.information);
    yield { difficulties, likelihood, information, move };
    difficulties = next;
  }
}

/** The chances of a right answer to each question at each node, as logarithms of both. */
function listChances(difficulties: Float64Array) {
  return Array.from(difficulties, (difficulty) => {
    const wrong = Float64Array.from(NODES, (node) => -Math.log1p(Math.exp(node - difficulty)));
    const right = Float64Array.from(wrong, (log, at) => log + (NODES[at] ?? 0) - difficulty);
    return { wrong, right, chance: right.map(Math.exp) };
  });
}

function expect(learners: readonly LearnerAnswers[], difficulties: Float64Array) {
  const chances = listChances(difficulties);
  const nodes = NODES.length;
  const expected = Array.from(difficulties, () => ({
    given: new Float64Array(nodes),
    right: new Float64Array(nodes),
    information: 0,
  }));
  let likelihood = 0;
  const belief = new Float64Array(nodes);
  for (const answers of learners) {
    belief.set(PRIOR);
    for (const { question, isRight } of answers) {
      const logs = chances[question]?.[isRight ? "right" : "wrong"] ?? belief;
      for (let node = 0; node < nodes; node += 1) belief[node] = (belief[node] ?? 0) + (logs[node] ?? 0);
    }
    likelihood += weigh(belief);
    for (const { question, isRight } of answers) {
      const one = expected[question];
      const chance = chances[question]?.chance;
      if (one && chance) one.information += count(one, belief, chance, isRight);
    }
  }
  return { likelihood, expected };
}

/** Turns logarithms into shares of one, in place; returns the logarithm of their sum. */
function weigh(belief: Float64Array): number {
  const highest = belief.reduce((most, known) => Math.max(most, known), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let node = 0; node < belief.length; node += 1) {
    const weight = Math.exp((belief[node] ?? 0) - highest);
    belief[node] = weight;
    total += weight;
  }
  for (let node = 0; node < belief.length; node += 1) belief[node] = (belief[node] ?? 0) / total;
  return highest + Math.log(total / TOTAL);
}

/** What one answer tells: less than if the ability were known, because of its uncertainty. */
function count({ given, right }: Expected, weights: Float64Array, chance: Float64Array, isRight: boolean): number {
  let [mean, square, full] = [0, 0, 0];
  for (let node = 0; node < weights.length; node += 1) {
    const weight = weights[node] ?? 0;
    const likely = chance[node] ?? 0;
    given[node] = (given[node] ?? 0) + weight;
    if (isRight) right[node] = (right[node] ?? 0) + weight;
    mean += weight * likely;
    square += weight * likely * likely;
    full += weight * likely * (1 - likely);
  }
  return full - (square - mean * mean);
}

/** The difficulty that makes the expected answers most likely; the starting one where nobody answered. */
function maximize(expected: Expected | undefined, begun: number): number {
  if (!expected) return begun;
  const { given, right } = expected;
  const wanted = right.reduce((sum, one) => sum + one, 0);
  if (given.every((one) => one === 0)) return begun;
  let difficulty = begun;
  let [low, high] = [-FARTHEST, FARTHEST];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let [likely, slope] = [0, 0];
    for (let node = 0; node < given.length; node += 1) {
      const chance = 1 / (1 + Math.exp(difficulty - (NODES[node] ?? 0)));
      likely += (given[node] ?? 0) * chance;
      slope += (given[node] ?? 0) * chance * (1 - chance);
    }
    // At this difficulty more right answers are expected than there were, so the true one is higher.
    if (likely > wanted) low = difficulty;
    else high = difficulty;
    const next = difficulty + (likely - wanted) / slope;
    const kept = next >= low && next <= high ? next : (low + high) / 2;
    if (Math.abs(kept - difficulty) < 1e-9) return kept;
    difficulty = kept;
  }
  return difficulty;
}
