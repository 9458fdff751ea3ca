// Knows how difficult questions are by what learners answered, beside what their author thinks (decisions 9).
import { climbLikelihood, type Height, type LearnerAnswers } from "./likelihood.ts";

/** One answer that was right or wrong. */
export interface LearnerAnswer {
  readonly learner: string;
  readonly question: string;
  readonly isRight: boolean;
}
/** What answers say of a question. */
export interface Calibration {
  readonly question: string;
  /** In logits, and its standard error; null where too few answered, or all of them alike. */
  readonly estimate: { readonly difficulty: number; readonly standardError: number } | null;
  readonly answers: number;
  readonly right: number;
}

/** Answers to a question under which nothing is said of it: its standard error were half a logit and more. */
export const FEWEST_ANSWERS_OF_QUESTION = 30;
/** Where no difficulty moves farther it is found. */
const NEAR = 0.001;
const MOST_ROUNDS = 200;

/**
 * By marginal maximum likelihood of the Rasch model, of the learners' abilities known that they are spread as the normal
 * distribution around a mean, with a deviation of 1. Answers tell what is more difficult than what, and not where the
 * scale stands: it stays where it is by `guesses` (in logits, by the question), around whose mean the estimates lie.
 * Of one learner and question the first answer counts.
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

/** What brings the mean of the estimates to that of the guesses at the same questions. */
function findMove({ difficulties }: Height, guesses: readonly number[], isTold: readonly boolean[]): number {
  const told = guesses.flatMap((guess, at) => (isTold[at] ? [guess - (difficulties[at] ?? 0)] : []));
  return told.reduce((sum, one) => sum + one, 0) / told.length;
}
