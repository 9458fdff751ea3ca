// Knows what learners never lose: what completed, what opened, what was done in a course that is published anew.
import { isOfLearner } from "../walk/index.ts";
import { findStep, listInteractivities, listLockable, listSlides } from "./elements.ts";
import type { Invariant } from "./invariant.ts";

export const keepsComplete: Invariant = {
  name: "complete-stays",
  statement:
    "No event takes back the COMPLETE of a chapter or of the course; a slide's only a result that lowers its score or status can.",
  sections: ["§4.41"],
  check: (_course, walk) =>
    findStep(walk, ({ event, before, after }) => {
      if (!isOfLearner(event)) return undefined;
      if (before.status === "COMPLETE" && after.status !== "COMPLETE") return `the course is ${after.status} again`;
      const chapters = new Map(after.chapters.map((chapter) => [chapter.slug, chapter.status]));
      const chapter = before.chapters.find((one) => one.status === "COMPLETE" && chapters.get(one.slug) !== "COMPLETE");
      if (chapter) return `chapter "${chapter.slug}" is no longer COMPLETE`;
      // LAST and FIRST may put a lower result in the place of another; a rule that changed may no longer hold.
      if (walk.strategy !== "BEST_SCORE" || walk.steps.some((one) => !isOfLearner(one.event))) return undefined;
      const slides = new Map(listSlides(after).map((slide) => [slide.slug, slide.status]));
      // Even then the first score of a second game can lower an average: only a slide without weights cannot fall.
      const slide = listSlides(before).find(
        (one) => one.status === "COMPLETE" && one.weight === 0 && slides.get(one.slug) !== "COMPLETE",
      );
      return slide && `slide "${slide.slug}" is no longer COMPLETE`;
    }),
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
