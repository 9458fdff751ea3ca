// Knows how a learner of a given ability goes through the questions: what an author sees of a strategy beforehand.
import type { SequenceContent } from "../content.ts";
import { computeChance, estimateAbility, learn, PRIOR } from "./ability.ts";
import { rateDifficulty } from "./difficulty.ts";
import { drawNumber } from "./pick.ts";
import { beginWay } from "./replay.ts";
import type { AttemptRules } from "./rules.ts";
import type { ThemeStanding } from "./way.ts";

/** One question of a learner who is thought of. */
export interface SimulatedStep {
  readonly theme: string;
  readonly question: string;
  readonly level: number;
  readonly isRight: boolean;
  /** As it is estimated after the answer. */
  readonly ability: number;
  readonly standardError: number;
}
export interface Simulation {
  readonly steps: readonly SimulatedStep[];
  readonly themes: readonly ThemeStanding[] | null;
  readonly score: number | null;
}

/** `ability` in logits; the same seed is the same learner. */
export function simulateLearner(content: SequenceContent, rules: AttemptRules, ability: number): Simulation {
  const rate = rateDifficulty(content);
  const way = beginWay(content, rules);
  const steps: SimulatedStep[] = [];
  let belief = PRIOR;
  for (let next = way.next(); next; next = way.next()) {
    const { theme, question } = next;
    const difficulty = rate(question);
    const isRight = drawNumber(rules.seed, "learner", question.uuid) < computeChance(ability, difficulty);
    way.take(isRight);
    belief = learn(belief, { difficulty, isRight });
    steps.push({
      theme: theme.uuid,
      question: question.uuid,
      level: question.level,
      isRight,
      ...estimateAbility(belief),
    });
  }
  return { steps, themes: way.readThemes(), score: way.readScore() };
}
