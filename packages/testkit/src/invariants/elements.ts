// Knows how the invariants read a progress: its elements by slug, its steps in words.
import type { LearnizProgress } from "@academiz/domain/progress";
import type { Step, Walk, WalkEvent } from "../walk/index.ts";

export const listSlides = (progress: LearnizProgress) => progress.chapters.flatMap(({ slides }) => slides);
export const listInteractivities = (progress: LearnizProgress) =>
  listSlides(progress).flatMap(({ interactivities }) => interactivities);

/** Chapters and slides: what can be locked. */
export const listLockable = (progress: LearnizProgress) => [...progress.chapters, ...listSlides(progress)];

/** One event in plain English words; slides and chapters by index, from 0. */
export function describeEvent(event: WalkEvent): string {
  switch (event.type) {
    case "slide.changed":
      return `go to slide ${event.slideIndex} of chapter ${event.chapterIndex}`;
    case "slide.scrolled":
      return "scroll the slide";
    case "slide.checked":
      return "check the slide";
    case "time.passed":
      return `${event.seconds} s pass`;
    case "interactivity.updated": {
      const { slug, status, score, attempt } = event;
      const told = [status, ...(score === undefined ? [] : [`score ${score}`])].join(", ");
      return `report ${told} for "${slug}"${attempt === undefined ? "" : ` (attempt ${attempt})`}`;
    }
    case "progress.reloaded":
      return "open the course again";
    case "course.republished":
      return "the course is published anew";
    case "course.altered":
      return "the content changes under the same date";
  }
}

/** The first step at which something is found, in words. */
export function findStep(walk: Walk, find: (step: Step) => string | undefined): string | undefined {
  for (const [number, step] of walk.steps.entries()) {
    const found = find(step);
    if (found !== undefined) return `step ${number + 1}, ${describeEvent(step.event)}: ${found}`;
  }
  return undefined;
}
