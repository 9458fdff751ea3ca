// Knows how near each strategy comes to the true abilities of two thousand simulated learners out of three hundred
// questions, compared with theory.
import { STRATEGIES } from "../../packages/domain/src/sequences/index.ts";
import { measurePopulation } from "../../packages/domain/src/sequences/strategies/testing/measure-population.ts";

const LEARNERS = 2_000;
/** Standard errors of a mean, which chance does not exceed. */
const FAR = 4;

const round = (number: number) => Number(number.toFixed(3));
process.stdout.write(
  `${LEARNERS} learners of known ability are asked by each strategy out of 300 questions (logits)\n`,
);
const rows = STRATEGIES.map((strategy) => ({ strategy, ...measurePopulation(strategy, LEARNERS) }));
console.table(
  rows.map(({ strategy, answers, bias, rmse, theory }) => ({
    strategy,
    "answers of a learner": round(answers),
    bias: round(bias),
    "bias by theory, at most": round((FAR * theory) / Math.sqrt(LEARNERS)),
    RMSE: round(rmse),
    "by theory": round(theory),
    "RMSE ÷ theory": round(rmse / theory),
  })),
);
const isFar = rows.some(
  ({ bias, rmse, theory, stopped }) =>
    Math.abs(bias) > (FAR * theory) / Math.sqrt(LEARNERS) ||
    Math.abs(rmse / theory - 1) > FAR / Math.sqrt(2 * LEARNERS) ||
    stopped < 1,
);
if (isFar) {
  console.log("farther than theory allows");
  process.exitCode = 1;
}
