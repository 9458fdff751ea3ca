// Knows what events must not do: change locked elements, count twice, lose saved facts, lead to a missing place.
import { isSameJson } from "@academiz/domain/kernel";
import { isSlideLocked, type LearnizProgress } from "@academiz/domain/progress";
import { isOfLearner, PERIMETER } from "../walk/index.ts";
import { findStep } from "./elements.ts";
import type { Invariant } from "./invariant.ts";

const write = (value: unknown) => JSON.stringify(value);

export const refusesLocked: Invariant = {
  name: "locked-refuses",
  statement: "An event on a locked slide changes nothing and is told.",
  sections: ["§4.35"],
  check: (_course, walk) =>
    findStep(walk, ({ event, course, before, after, notices }) => {
      const here = { chapterIndex: before.currentChapterIndex, slideIndex: before.currentSlideIndex };
      const found = event.type === "interactivity.updated" ? course.places.get(event.slug) : undefined;
      const place =
        event.type === "slide.changed"
          ? event
          : event.type === "slide.scrolled" || event.type === "slide.checked"
            ? here
            : found?.kind === "interactivity"
              ? found
              : undefined;
      if (!place || !isSlideLocked(before, place)) return undefined;
      if (after !== before && write(after) !== write(before)) return "the progress changed though the slide is locked";
      return notices.length > 0 ? undefined : "nothing is told though the slide is locked";
    }),
};

export const appliesOnce: Invariant = {
  name: "attempt-counts-once",
  statement: "The end of an attempt that is reported twice is the same as once, under each strategy.",
  sections: ["§4.47", "§4.64"],
  check: (_course, walk) =>
    findStep(walk, ({ event, course, after, notices }) => {
      if (event.type !== "interactivity.updated" || event.attempt === undefined || notices.length > 0) return undefined;
      if (event.status !== "COMPLETE" && event.status !== "FAILED") return undefined;
      const again = walk.engine.apply(course, after, event, walk.strategy).progress;
      return write(again) === write(after) ? undefined : "reported again it changes the progress";
    }),
};

/** So that writing to any part of it throws. */
function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
}

export const leavesGiven: Invariant = {
  name: "given-stays",
  statement: "An event changes nothing in the progress that it is given.",
  sections: [],
  check: (_course, walk) =>
    findStep(walk, ({ event, course, before }) => {
      if (!isOfLearner(event)) return undefined;
      const given = freeze(JSON.parse(write(before)) as LearnizProgress);
      try {
        // The event is applied twice: the second time the engine has seen it before.
        walk.engine.apply(course, given, event, walk.strategy);
        walk.engine.apply(course, given, event, walk.strategy);
        return undefined;
      } catch (error) {
        return `it writes to what it was given: ${String(error)}`;
      }
    }),
};

export const savesAll: Invariant = {
  name: "saved-is-loaded",
  statement: "Loading what was saved changes nothing and tells nothing.",
  sections: ["§4.65", "§4.66"],
  check: (_course, walk) =>
    findStep(walk, ({ event, course, before, after }) => {
      // An event that changed nothing leaves a progress whose loading was checked at the event before.
      if (after === before && isOfLearner(event) && after !== walk.start) return undefined;
      const saved: unknown = JSON.parse(write(after));
      const { progress, notices } = walk.engine.load(course, saved, PERIMETER);
      if (notices.length > 0) return `loading it tells: ${notices.map(({ text }) => text).join("; ")}`;
      return isSameJson(progress, saved) ? undefined : "loading it gives another progress";
    }),
};

export const resetsDamageOnly: Invariant = {
  name: "reset-for-damage-only",
  statement: "A progress is begun anew only when content and progress do not belong together under the same date.",
  sections: ["§4.65"],
  check: (_course, walk) =>
    findStep(walk, ({ event, notices }) => {
      if (event.type !== "course.republished" && event.type !== "progress.reloaded") return undefined;
      return notices.includes("progress.reset") ? "the progress was reset" : undefined;
    }),
};

function isOpenPlace(progress: LearnizProgress): string | undefined {
  const { currentChapterIndex: c, currentSlideIndex: s } = progress;
  const places = progress.chapters.flatMap((chapter, chapterIndex) =>
    chapter.slides.map((_slide, slideIndex) => ({ chapterIndex, slideIndex })),
  );
  if (places.length === 0) return undefined;
  const chapter = progress.chapters[c];
  const slide = chapter?.slides[s];
  if (!slide || chapter.slug !== progress.currentChapterSlug || slide.slug !== progress.currentSlideSlug)
    return `the position ${c}, ${s} ("${progress.currentSlideSlug}") does not exist`;
  const isAnyOpen = places.some((place) => !isSlideLocked(progress, place));
  const isLocked = isSlideLocked(progress, { chapterIndex: c, slideIndex: s });
  return isAnyOpen && isLocked ? `the position "${slide.slug}" is locked` : undefined;
}

export const standsSomewhere: Invariant = {
  name: "position-valid",
  statement: "The position always exists, and is open wherever anything is.",
  sections: ["§4.69", "§4.70", "§4.71"],
  check: (_course, walk) => isOpenPlace(walk.start) ?? findStep(walk, ({ after }) => isOpenPlace(after)),
};
