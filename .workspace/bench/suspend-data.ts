// Knows how much of a course fits into the 4,096 characters of a SCORM 1.2 host, beside how others would pack it, and
// what packing costs.
import { writePackedText } from "../../adapters/scorm/src/suspend-data/packed-text.ts";
import { type Case, type Drawn, drawProgress } from "./learner-progress.ts";
import { measureBound, measureLzString, measurePositional } from "./other-codecs.ts";

const LIMIT = 4_096;
const SEEDS = [1, 2, 3, 4, 5];
const CASES: readonly Case[] = ["all complete", "half complete", "uniform random"];
/**
 * How many times the capacity of positional arrays the codec must at least reach, and how near to the bound it must
 * come.
 */
const LEAST = 2.4;
const MOST = 1.4;
const measureOurs = ({ outline, progress }: Drawn) => writePackedText(outline, progress, LIMIT).length;

const mean = (measure: (drawn: Drawn) => number, kind: Case, count: number) =>
  SEEDS.reduce((sum, seed) => sum + measure(drawProgress(kind, count, seed)), 0) / SEEDS.length;

/** The most interactivities whose progress fits, in the mean of five learners. */
function findCapacity(measure: (drawn: Drawn) => number, kind: Case): number {
  let [fits, tooMany] = [0, 40_000];
  while (tooMany - fits > 8) {
    const middle = (fits + tooMany) >> 1;
    if (mean(measure, kind, middle) <= LIMIT) fits = middle;
    else tooMany = middle;
  }
  return fits;
}

console.log(
  `\nInteractivities whose progress fits into ${LIMIT} characters (mean of ${SEEDS.length} generated learners)\n`,
);
console.log(
  "| progress | positional + deflate + base64 | lz-string | ours | ours ÷ positional | 200 interactivities: ours ÷ order-0 bound | the same at capacity |",
);
console.log("|---|---|---|---|---|---|---|");
for (const kind of CASES) {
  const positional = findCapacity(measurePositional, kind);
  const ours = findCapacity(measureOurs, kind);
  const toBound = (count: number) => mean(measureOurs, kind, count) / mean(measureBound, kind, count);
  const [capacity, short, full] = [ours / positional, toBound(200), toBound(ours)];
  const cells = [
    positional,
    findCapacity(measureLzString, kind),
    ours,
    ...[capacity, short, full].map((ratio) => ratio.toFixed(2)),
  ];
  console.log(`| ${[kind, ...cells].join(" | ")} |`);
  if (capacity >= LEAST && short <= MOST && full <= MOST) continue;
  console.log(`${kind}: less than ${LEAST} times positional arrays, or more than ${MOST} times the bound`);
  process.exitCode = 1;
}

const drawn = drawProgress("all complete", 200, 1);
const time = (work: () => unknown, rounds: number) => {
  const start = performance.now();
  for (let round = 0; round < rounds; round++) work();
  return (performance.now() - start) / rounds;
};
time(() => measureOurs(drawn), 20);
console.log(
  `\nPacking 200 interactivities: ${time(() => measureOurs(drawn), 50).toFixed(1)} ms, JSON and deflate of the same ${time(() => measurePositional(drawn), 50).toFixed(1)} ms`,
);
