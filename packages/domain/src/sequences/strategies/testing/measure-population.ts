// Knows how far the estimates of simulated learners are from their true abilities, whom a strategy asks out of three
// hundred questions.
import { readSequences, type SequenceContent } from "../../content.ts";
import { type StrategyName, simulateLearner, USUAL_RULES } from "../index.ts";
import { createRandom, drawNormal } from "./simulate-answers.ts";

const [THEMES, QUESTIONS, LEVELS] = [3, 100, 7];

/** Three hundred questions of three themes, as many of each level. */
const BANK: SequenceContent = readSequences({
  sequences: Array.from({ length: THEMES }, (_, theme) => ({
    uuid: `t${theme}`,
    questions: Array.from({ length: QUESTIONS }, (_none, at) => ({
      uuid: `q${theme}.${at}`,
      level: (at % LEVELS) + 1,
      answers: [
        { uuid: "right", text: "Right", correct: true },
        { uuid: "wrong", text: "Wrong" },
      ],
    })),
  })),
});

export interface Precision {
  /** The mean number of questions that a learner is asked. */
  readonly answers: number;
  /** The mean of the estimates less the true abilities, in logits. */
  readonly bias: number;
  /** The root of their mean square. */
  readonly rmse: number;
  /** What it is by theory: the root of the mean square of the standard errors. */
  readonly theory: number;
  /** The share of the learners who were asked as long as the rules say, and no longer. */
  readonly stopped: number;
}

/** `learners` of abilities from the normal distribution, each asked by the usual rules of the strategy. */
export function measurePopulation(strategy: StrategyName, learners: number): Precision {
  const random = createRandom(learners);
  const rules = USUAL_RULES[strategy];
  const people = Array.from({ length: learners }, (_, index) => {
    const ability = drawNormal(random);
    const { steps } = simulateLearner(BANK, { ...rules, seed: `learner ${index}` }, ability);
    const last = steps.at(-1) ?? { ability: 0, standardError: 1 };
    const isSure = (at: number) =>
      rules.strategy === "ADAPTIVE_TEST" && (steps[at]?.standardError ?? 1) <= rules.standardError;
    const hasStopped =
      rules.strategy !== "ADAPTIVE_TEST" ||
      ((isSure(steps.length - 1) || steps.length === rules.most) &&
        !steps.slice(0, -1).some((_step, at) => isSure(at)));
    return { away: last.ability - ability, error: last.standardError, count: steps.length, hasStopped };
  });
  const mean = (of: (one: (typeof people)[number]) => number) =>
    people.reduce((sum, one) => sum + of(one), 0) / people.length;
  return {
    answers: mean(({ count }) => count),
    bias: mean(({ away }) => away),
    rmse: Math.sqrt(mean(({ away }) => away ** 2)),
    theory: Math.sqrt(mean(({ error }) => error ** 2)),
    stopped: mean(({ hasStopped }) => (hasStopped ? 1 : 0)),
  };
}
