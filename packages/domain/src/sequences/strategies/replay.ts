// Knows the state of a go by its answers: what was asked in which order, what each answer changed, and what comes
// next.
import { assertNever } from "../../kernel/index.ts";
import type { AnsweredSequence, QuestionAnswer } from "../attempt.ts";
import type { SequenceContent } from "../content.ts";
import { judgeAnswer } from "../question.ts";
import { walkTest } from "./adaptive-test.ts";
import { walkLinear } from "./linear.ts";
import { walkMastery } from "./mastery.ts";
import type { AttemptRules } from "./rules.ts";
import type { Ability, Asked, Moved, ThemeStanding, Way } from "./way.ts";

/** A question that was asked, how it was answered, and what that changed. */
export interface Step extends Asked, Moved {
  readonly answer: QuestionAnswer;
  /** Null where the content does not say what is right. */
  readonly isRight: boolean | null;
}
/** The state of a go. */
export interface Replay {
  readonly steps: readonly Step[];
  /** Null: the go is over. */
  readonly next: Asked | null;
  readonly themes: readonly ThemeStanding[] | null;
  readonly ability: Ability | null;
  readonly score: number | null;
  /** The most questions of the go. */
  readonly most: number;
  /** Answers to questions that were not asked, by theme and question. */
  readonly unasked: readonly { readonly theme: string; readonly question: string }[];
}

/** A learner at the beginning. */
export function beginWay(content: SequenceContent, rules: AttemptRules): Way {
  switch (rules.strategy) {
    case "LINEAR":
      return walkLinear(content);
    case "MASTERY":
      return walkMastery(content, rules, rules.seed);
    case "ADAPTIVE_TEST":
      return walkTest(content, rules, rules.seed);
    default:
      return assertNever(rules);
  }
}

/**
 * The go is replayed from its beginning, so that the order in which answers arrive does not matter: the next question
 * follows from the answers before it.
 */
export function replayAttempt(
  content: SequenceContent,
  rules: AttemptRules,
  answered: readonly AnsweredSequence[],
): Replay {
  const given = new Map(
    answered.map(({ uuid, questionsAnswered }) => [uuid, new Map(questionsAnswered.map((one) => [one.uuid, one]))]),
  );
  const way = beginWay(content, rules);
  const steps: Step[] = [];
  for (;;) {
    const next = way.next();
    const answer = next && given.get(next.theme.uuid)?.get(next.question.uuid);
    if (!next || !answer) return describe(way, steps, next, given);
    const isRight = judgeAnswer(next.question, answer.answers);
    steps.push({ ...next, answer, isRight, ...way.take(isRight === true) });
    given.get(next.theme.uuid)?.delete(next.question.uuid);
  }
}

const describe = (
  way: Way,
  steps: readonly Step[],
  next: Asked | null,
  given: ReadonlyMap<string, ReadonlyMap<string, QuestionAnswer>>,
): Replay => ({
  steps,
  next,
  themes: way.readThemes(),
  ability: way.readAbility(),
  score: way.readScore(),
  most: way.most,
  unasked: [...given].flatMap(([theme, questions]) => [...questions.keys()].map((question) => ({ theme, question }))),
});
