// Knows a consumer on plain Node: opens a course of an old version, plays it to its end, packs the progress and checks
// the course.
import { readFileSync } from "node:fs";
import { checkLearniz } from "@academiz/domain/checks";
import { findBestResult } from "@academiz/domain/interactivities";
import { isSameJson } from "@academiz/domain/kernel";
import { applyGeneralConditions, compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { createProgress, loadProgress } from "@academiz/domain/progress";
import { codeProgress, makeOutline } from "@academiz/domain/scorm";
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
// A consumer goes through the pages in its own order, and reports the best result of each.
for (const { slide, chapterIndex, slideIndex } of course.slides) {
  play({ type: "slide.changed", chapterIndex, slideIndex });
  play({ type: "slide.scrolled" });
  for (const one of slide.interactivities)
    play({ type: "interactivity.updated", slug: one.slug, status: "COMPLETE", ...findBestResult(one) });
}
/** Its own packing: it collects the symbols in order, and unpacking takes them out again. */
const symbols = [];
const keep = (symbol) => {
  symbols.push(symbol);
  return symbol;
};
codeProgress(
  { choose: (_context, _count, symbol) => keep(symbol), bits: (_width, value) => keep(value), text: keep },
  makeOutline(learniz),
  progress,
);
const found = codeProgress(
  { choose: () => symbols.shift(), bits: () => symbols.shift(), text: () => symbols.shift() },
  makeOutline(learniz),
);

process.stdout.write(
  JSON.stringify({
    version: learniz.version,
    status: progress.status,
    score: progress.score,
    isPackedWell: isSameJson(loadProgress(course, found, "perimeter").progress, progress),
    byThePlatform,
    isCompletable: report.isCompletable,
    unwritten: problems.filter(({ code }) => code === "unwritten-part").map(({ slugs, kind }) => [slugs[0], kind]),
    hasCounterExample: report.counterExample !== undefined,
  }),
);
