// Knows a consumer on plain Node: opens a course of an old version, plays it to its end, packs the progress and checks the course.
import { readFileSync } from "node:fs";
import { checkLearniz } from "@academiz/domain/checks";
import { findBestResult } from "@academiz/domain/games";
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

const report = checkCourse(learniz, { runs: 20, seed: 1 });
const problems = checkLearniz(learniz);
let progress = createProgress(course, "perimeter");
const play = (event) => {
  progress = ENGINE.apply(course, progress, event, "BEST_SCORE").progress;
};
for (const event of report.way) play(event);
const byThePlatform = progress.status;
// This program shows the cards and files of old courses, which the player of the platform does not: it reports them itself.
for (const { slide, chapterIndex, slideIndex } of course.slides) {
  play({ type: "slide.changed", chapterIndex, slideIndex });
  play({ type: "slide.scrolled" });
  for (const one of slide.interactivities)
    play({ type: "interactivity.updated", slug: one.slug, status: "COMPLETE", ...findBestResult(one) });
}
const packed = JSON.parse(JSON.stringify(packProgress(course, progress)));

process.stdout.write(
  JSON.stringify({
    version: learniz.version,
    status: progress.status,
    score: progress.score,
    isPackedWell: isSameJson(unpackProgress(course, packed, "perimeter"), progress),
    byThePlatform,
    isCompletable: report.isCompletable,
    unplayable: problems.filter(({ code }) => code === "element-unplayable").map(({ slugs }) => slugs[0]),
    hasCounterExample: report.counterExample !== undefined,
  }),
);
