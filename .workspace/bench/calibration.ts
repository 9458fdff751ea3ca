// Knows how near calibration by answers comes to the true difficulties and abilities, compared with theory: the
// learners are invented, so the errors are known.
import {
  calibrateQuestions,
  computeChance,
  estimateAbility,
  learn,
  PRIOR,
} from "../../packages/domain/src/sequences/index.ts";
import { createRandom, drawNormal } from "../../packages/domain/src/sequences/strategies/testing/simulate-answers.ts";

const LEARNERS = 2_000;
const QUESTIONS = 40;
/** The share of the questions that one learner is asked. */
const SHARES = [0.25, 0.5, 1];

const round = (number: number) => Number(number.toFixed(3));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const root = (numbers: readonly number[]) => Math.sqrt(mean(numbers.map((one) => one * one)));

const difficulties = new Map(
  Array.from({ length: QUESTIONS }, (_, at) => [`q${at}`, -2 + (4 * at) / (QUESTIONS - 1)] as const),
);

function run(share: number) {
  const random = createRandom(2_000 + share * 100);
  const learners = Array.from({ length: LEARNERS }, (_, index) => {
    const ability = drawNormal(random);
    const answers = [...difficulties].flatMap(([question, difficulty]) =>
      random() < share
        ? [{ learner: `l${index}`, question, isRight: random() < computeChance(ability, difficulty) }]
        : [],
    );
    return { ability, answers };
  });
  const begun = performance.now();
  const found = calibrateQuestions(
    learners.flatMap(({ answers }) => answers),
    difficulties,
  );
  const time = performance.now() - begun;
  const questions = found.flatMap(({ question, estimate }) =>
    estimate ? [{ away: estimate.difficulty - (difficulties.get(question) ?? 0), error: estimate.standardError }] : [],
  );
  const told = new Map(found.map(({ question, estimate }) => [question, estimate?.difficulty ?? 0]));
  const abilities = learners.map(({ ability, answers }) => {
    const belief = answers.reduce(
      (known, { question, isRight }) => learn(known, { difficulty: told.get(question) ?? 0, isRight }),
      PRIOR,
    );
    const estimated = estimateAbility(belief);
    return { away: estimated.ability - ability, error: estimated.standardError };
  });
  const tell = (of: string, list: readonly { readonly away: number; readonly error: number }[]) => ({
    "answers of a learner": share * QUESTIONS,
    of,
    count: list.length,
    bias: round(mean(list.map(({ away }) => away))),
    RMSE: round(root(list.map(({ away }) => away))),
    "by theory": round(root(list.map(({ error }) => error))),
    "RMSE ÷ theory": round(root(list.map(({ away }) => away)) / root(list.map(({ error }) => error))),
  });
  return { time, rows: [tell("difficulties", questions), tell("abilities", abilities)] };
}

process.stdout.write(
  `${LEARNERS} learners of known ability answer some of ${QUESTIONS} questions of known difficulty (logits): both are estimated from the answers alone\n`,
);
const runs = SHARES.map(run);
console.table(runs.flatMap(({ rows }) => rows));
process.stdout.write("What the difficulties cost\n");
console.table(
  runs.map(({ time }, at) => ({ answers: Math.round((SHARES[at] ?? 0) * QUESTIONS * LEARNERS), ms: Math.round(time) })),
);
