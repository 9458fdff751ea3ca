// Knows how difficult questions are by learners' answers, beside what their author thinks (decisions 9).
import { climbLikelihood, type Height, type LearnerAnswers } from "./likelihood.ts";

/** One answer that was right or wrong. */
export interface LearnerAnswer {
  readonly learner: string;
  readonly question: string;
  readonly isRight: boolean;
}
/** What the answers tell about a question. */
export interface Calibration {
  readonly question: string;
  /** In logits, and its standard error; null where too few answered, or all of them alike. */
  readonly estimate: { readonly difficulty: number; readonly standardError: number } | null;
  readonly answers: number;
  readonly right: number;
}

/** Fewer answers to a question give no estimate: its standard error would be half a logit or more. */
export const FEWEST_ANSWERS_OF_QUESTION = 30;
/** The climb has ended where no difficulty moves farther than this. */
const NEAR = 0.001;
const MOST_ROUNDS = 200;

/**
 * Marginal maximum likelihood of the Rasch model, where the learners' abilities are assumed to be normally distributed
 * around a mean, with a deviation of 1. Answers tell which question is more difficult, but not where the scale lies:
 * it is fixed by `guesses` (in logits, for each question), whose mean the estimates have. Only the first answer of
 * each learner to a question counts.
 */
export function calibrateQuestions(
  answers: Iterable<LearnerAnswer>,
  guesses: ReadonlyMap<string, number>,
): readonly Calibration[] {
  const questions = [...guesses.keys()];
  const learners = gather(answers, new Map(questions.map((uuid, place) => [uuid, place])));
  const [given, right] = [questions.map(() => 0), questions.map(() => 0)];
  for (const { question, isRight } of learners.flat()) {
    given[question] = (given[question] ?? 0) + 1;
    if (isRight) right[question] = (right[question] ?? 0) + 1;
  }
  const isTold = questions.map((_, at) => {
    const [all, good] = [given[at] ?? 0, right[at] ?? 0];
    return all >= FEWEST_ANSWERS_OF_QUESTION && good > 0 && good < all;
  });
  const found = isTold.some((told) => told) ? climb(learners, [...guesses.values()]) : null;
  const move = found ? findMove(found, [...guesses.values()], isTold) : 0;
  return questions.map((question, at) => ({
    question,
    estimate:
      found && isTold[at]
        ? {
            difficulty: (found.difficulties[at] ?? 0) + move,
            standardError: 1 / Math.sqrt(found.information[at] ?? 0),
          }
        : null,
    answers: given[at] ?? 0,
    right: right[at] ?? 0,
  }));
}

function gather(answers: Iterable<LearnerAnswer>, places: ReadonlyMap<string, number>): readonly LearnerAnswers[] {
  const found = new Map<string, Map<number, boolean>>();
  for (const { learner, question, isRight } of answers) {
    const place = places.get(question);
    if (place === undefined) continue;
    const given = found.get(learner) ?? new Map<number, boolean>();
    found.set(learner, given);
    if (!given.has(place)) given.set(place, isRight);
  }
  return [...found.values()].map((given) => [...given].map(([question, isRight]) => ({ question, isRight })));
}

function climb(learners: readonly LearnerAnswers[], begun: readonly number[]): Height {
  const way = climbLikelihood(learners, begun);
  let height = way.next().value;
  for (let round = 1; round < MOST_ROUNDS && height.move > NEAR; round += 1) height = way.next().value;
  return height;
}

/** The shift that gives the estimates the mean of the guesses at the same questions. */
function findMove({ difficulties }: Height, guesses: readonly number[], isTold: readonly boolean[]): number {
  const told = guesses.flatMap((guess, at) => (isTold[at] ? [guess - (difficulties[at] ?? 0)] : []));
  return told.reduce((sum, one) => sum + one, 0) / told.length;
}
