// Knows how progress was saved over the years: today's shape with more and more fields missing, but never with less of
// what was done.
import type { Json } from "@academiz/domain/kernel";
import type { LearnizProgress } from "@academiz/domain/progress";
import fc from "fast-check";

type JsonObject = { readonly [key: string]: Json };

/** Fields that were added later, by the element that has them. */
const LATER = {
  course: ["percentage", "score", "currentChapterSlug", "currentSlideSlug", "eventDate", "publishedDate"],
  chapter: ["percentage", "score", "weight", "chapterIndex"],
  slide: ["score", "weight", "slideIndex"],
  interactivity: ["type", "gameType", "weight", "interactivityIndex", "attempt"],
} as const;

/** For each holder (the course, its chapters, slides, interactivities), the fields that are missing. */
export type OldShape = { readonly [Holder in keyof typeof LATER]: readonly string[] };

/** Any of the fields that came later, missing. */
export const arbitraryOldShape: fc.Arbitrary<OldShape> = fc.record({
  course: fc.subarray([...LATER.course]),
  chapter: fc.subarray([...LATER.chapter]),
  slide: fc.subarray([...LATER.slide]),
  interactivity: fc.subarray([...LATER.interactivity]),
});

const without = (owner: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(owner).filter(([name]) => !names.includes(name)));
const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly JsonObject[]) : [];

/**
 * A progress as a program of that age would have saved it, as JSON: statuses, results and times are never missing. The
 * progress given is not changed.
 */
export function writeOldProgress(progress: LearnizProgress, shape: OldShape): Json {
  const saved = JSON.parse(JSON.stringify(progress)) as JsonObject;
  return {
    ...without(saved, shape.course),
    chapters: listOf(saved["chapters"]).map((chapter) => ({
      ...without(chapter, shape.chapter),
      slides: listOf(chapter["slides"]).map((slide) => ({
        ...without(slide, shape.slide),
        interactivities: listOf(slide["interactivities"]).map((one) => without(one, shape.interactivity)),
      })),
    })),
  };
}
