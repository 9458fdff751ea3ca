// Knows a consumer on plain Node: opens a course of an old version, plays it to its end, packs the progress and checks the course.
import { readFileSync } from "node:fs";
import { isSameJson } from "@academiz/domain/kernel";
import { applyGeneralConditions, compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { createProgress } from "@academiz/domain/progress";
import { packProgress, unpackProgress } from "@academiz/domain/scorm";
import { checkCourse } from "@academiz/testkit/check";
import { ENGINE } from "@academiz/testkit/walk";

const loaded = loadLearniz(JSON.parse(readFileSync(process.argv[2], "utf8")));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
const { learniz } = applyGeneralConditions(loaded.value.learniz, () => 0.5);
const course = compileLearniz(learniz);

const { way, ...report } = checkCourse(learniz, { runs: 20, seed: 1 });
let progress = createProgress(course, "perimeter");
for (const event of way) progress = ENGINE.apply(course, progress, event, "BEST_SCORE").progress;
const packed = JSON.parse(JSON.stringify(packProgress(course, progress)));

process.stdout.write(
  JSON.stringify({
    version: learniz.version,
    status: progress.status,
    score: progress.score,
    isPackedWell: isSameJson(unpackProgress(course, packed, "perimeter"), progress),
    isCompletable: report.isCompletable,
    hasCounterExample: report.counterExample !== undefined,
  }),
);
