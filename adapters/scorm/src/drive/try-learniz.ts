// Knows how a course is tried: half of its pages, then all of them.
import { type CompiledLearniz, compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { createProgress, type LearnizProgress, loadProgress } from "@academiz/domain/progress";
import { createPackagedLearniz } from "../packaged/packaged-learniz.ts";
import type { PackageContent } from "../packaged/read-package.ts";
import { playThrough } from "./play-through.ts";
import type { Tried } from "./trial.ts";

/** Null for a content that the engine cannot read. */
export function tryLearniz({ config, perimeterSlug }: PackageContent): Tried<LearnizProgress> | null {
  const loaded = loadLearniz(config);
  if (!loaded.ok) return null;
  const course: CompiledLearniz = compileLearniz(loaded.value.learniz);
  const pages = course.slides.length;
  return {
    create: createPackagedLearniz,
    playHalf: (date) => ({
      ...playThrough(course, createProgress(course, perimeterSlug), 0, Math.ceil(pages / 2)),
      eventDate: date(),
    }),
    playOn: (half, date) => ({ ...playThrough(course, half, 0, pages), eventDate: date() }),
    read: (stored) => loadProgress(course, stored, perimeterSlug).progress,
    describe,
  };
}

/** Where there is no room, answers may be dropped (§8.25), states may not. */
const describe = ({ status, percentage, currentSlideSlug, chapters }: LearnizProgress): string =>
  JSON.stringify([
    status,
    percentage,
    currentSlideSlug,
    chapters.map((chapter) => [
      chapter.status,
      chapter.slides.map((slide) => [
        slide.status,
        slide.scrolled,
        slide.interactivities.map((one) => [one.status, one.score]),
      ]),
    ]),
  ]);
