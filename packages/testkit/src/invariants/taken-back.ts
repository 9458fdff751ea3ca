// Knows what learners never lose: completed elements, opened ones, and what they did in a course that is published
// anew.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import type { LearnizProgress } from "@academiz/domain/progress";
import { isOfLearner, type Walk, type WalkEvent } from "../walk/index.ts";
import { findStep, listInteractivities, listLockable, listSlides } from "./elements.ts";
import type { Invariant } from "./invariant.ts";

type Slide = LearnizProgress["chapters"][number]["slides"][number];
type Result = Slide["interactivities"][number];

const isLower = (was: Result, is: Result): boolean =>
  (was.status === "COMPLETE" && is.status !== "COMPLETE") ||
  (was.score !== undefined && (is.score === undefined || is.score < was.score));

/**
 * True for a result on this slide that is lower than the one it replaced, or a first score that lowered the average.
 */
function hasCause(event: WalkEvent, was: Slide, is: Slide): boolean {
  if (event.type !== "interactivity.updated") return false;
  const [before, after] = [was, is].map((slide) => slide.interactivities.find(({ slug }) => slug === event.slug));
  if (!before || !after) return false;
  const isFirst = before.score === undefined && after.score !== undefined;
  return isLower(before, after) || (isFirst && (is.score ?? 0) < (was.score ?? 0));
}

/** Up to each step, the slides whose rules, or the elements that these name, an author has changed. */
function* listJudgedAnew(course: CompiledLearniz, walk: Walk): Generator<ReadonlySet<string>> {
  const known = new Map<string, string>();
  const altered = new Set<string>();
  let current: CompiledLearniz | undefined;
  for (const step of [{ course }, ...walk.steps]) {
    if (step.course !== current) {
      for (const { slide } of step.course.slides) {
        const meant = JSON.stringify([slide.validators, slide.interactivities]);
        if ((known.get(slide.slug) ?? meant) !== meant) altered.add(slide.slug);
        known.set(slide.slug, meant);
      }
    }
    current = step.course;
    yield altered;
  }
}

export const keepsComplete: Invariant = {
  name: "complete-stays",
  statement:
    "No event takes back the COMPLETE of a chapter or of the course; a slide's only a result on it does that is lower than the one it replaces, or a first score that lowers the average, unless an author changed its rules meanwhile.",
  sections: ["§4.41"],
  check: (course, walk) => {
    const anew = listJudgedAnew(course, walk);
    anew.next();
    return findStep(walk, ({ event, before, after }) => {
      const altered: ReadonlySet<string> = anew.next().value ?? new Set();
      if (!isOfLearner(event)) return undefined;
      if (before.status === "COMPLETE" && after.status !== "COMPLETE") return `the course is ${after.status} again`;
      const chapters = new Map(after.chapters.map((chapter) => [chapter.slug, chapter.status]));
      const chapter = before.chapters.find((one) => one.status === "COMPLETE" && chapters.get(one.slug) !== "COMPLETE");
      if (chapter) return `chapter "${chapter.slug}" is no longer COMPLETE`;
      const slides = new Map(listSlides(after).map((slide) => [slide.slug, slide]));
      const slide = listSlides(before).find((was) => {
        const is = slides.get(was.slug);
        const isTaken = was.status === "COMPLETE" && is?.status !== "COMPLETE";
        return isTaken && !altered.has(was.slug) && !(is && hasCause(event, was, is));
      });
      return slide && `slide "${slide.slug}" is no longer COMPLETE`;
    });
  },
};

export const keepsOpen: Invariant = {
  name: "open-stays",
  statement: "What was unlocked never locks again.",
  sections: ["§4.31", "§4.34"],
  check: (_course, walk) =>
    findStep(walk, ({ event, before, after }) => {
      if (event.type === "course.altered") return undefined;
      const now = new Map(listLockable(after).map(({ slug, status }) => [slug, status]));
      const shut = listLockable(before).find(({ slug, status }) => status !== "LOCKED" && now.get(slug) === "LOCKED");
      return shut && `"${shut.slug}" was ${shut.status} and is LOCKED`;
    }),
};

export const keepsResults: Invariant = {
  name: "republication-keeps",
  statement:
    "A republication keeps every status, score and time of what still exists; what is new in a COMPLETE slide is COMPLETE.",
  sections: ["§4.66", "§4.67", "§4.68"],
  check: (_course, walk) =>
    findStep(walk, ({ event, before, after }) => {
      if (event.type !== "course.republished") return undefined;
      if (after.time !== before.time || after.status !== before.status) return "time or status of the course changed";
      const known = new Map(listInteractivities(before).map((one) => [one.slug, one]));
      const places = new Map(listLockable(before).map((one) => [one.slug, one.status]));
      for (const { slug, status } of listLockable(after)) {
        const was = places.get(slug);
        if (was && was !== status && was !== "LOCKED") return `"${slug}" was ${was} and is ${status}`;
      }
      for (const slide of listSlides(after)) {
        for (const one of slide.interactivities) {
          const was = known.get(one.slug);
          const isKnown = was?.type === one.type && was.gameType === one.gameType;
          if (!isKnown && slide.status === "COMPLETE" && one.status !== "COMPLETE")
            return `new "${one.slug}" in COMPLETE "${slide.slug}" is ${one.status}`;
          if (isKnown && (was.status !== one.status || was.score !== one.score || was.nbTimeDone !== one.nbTimeDone))
            return `the results of "${one.slug}" changed`;
        }
      }
      return undefined;
    }),
};
