// Knows where a stored progress differs from the oracle.
import type { Fraction } from "./fraction.ts";
import { toNumber } from "./fraction.ts";
import { findStanding } from "./places.ts";
import type { Known, OracleState, Status } from "./shapes.ts";

/**
 * A progress as it is stored (§3.149–§3.157), as far as the oracle speaks of it: percentages and scores 0–100, time in
 * seconds, indexes from 0.
 */
export interface StoredShape {
  readonly status: Status;
  readonly percentage: number;
  readonly score?: number | undefined;
  readonly time: number;
  readonly currentChapterIndex: number;
  readonly currentChapterSlug: string;
  readonly currentSlideIndex: number;
  readonly currentSlideSlug: string;
  readonly chapters: readonly (StoredElement & {
    readonly percentage: number;
    readonly slides: readonly (StoredElement & {
      readonly scrolled: boolean;
      readonly interactivities: readonly (StoredElement & { readonly nbTimeDone: number; readonly data?: unknown })[];
    })[];
  })[];
}
interface StoredElement {
  readonly slug: string;
  readonly status: Status;
  readonly score?: number | undefined;
}

const CLOSE = 1e-9;

/**
 * Where a progress differs from the oracle: each difference in words, the oracle's value last; empty where they agree.
 * Numbers may differ by a billionth.
 */
export function compareProgress(state: OracleState, stored: StoredShape): string[] {
  const found: string[] = [];
  const say = (what: string, is: unknown, should: unknown) => {
    const isEqual =
      typeof is === "number" && typeof should === "number" ? Math.abs(is - should) <= CLOSE : Object.is(is, should);
    if (!isEqual) found.push(`${what} is ${show(is)}, by the specification ${show(should)}`);
  };
  const sayElement = (what: string, is: StoredElement, should: Known | undefined) => {
    say(`status of ${what}`, is.status, should?.status);
    say(`score of ${what}`, is.score, readScore(should?.score));
  };
  say("status of the course", stored.status, state.status);
  say("percentage of the course", stored.percentage, state.percentage);
  say("score of the course", stored.score, readScore(state.score));
  say("time", stored.time, state.time);
  const here = findStanding(state);
  if (here) {
    say("current chapter", stored.currentChapterIndex, here.chapterIndex);
    say("current chapter's slug", stored.currentChapterSlug, here.chapter.slug);
    say("current slide", stored.currentSlideIndex, here.slideIndex);
    say("current slide's slug", stored.currentSlideSlug, here.slide.slug);
  }
  const shape = state.course.chapters;
  say("number of chapters", stored.chapters.length, shape.length);
  for (const [c, chapter] of stored.chapters.entries()) {
    say(`slug of chapter ${c}`, chapter.slug, shape[c]?.slug);
    const known = state.chapters.get(chapter.slug);
    sayElement(chapter.slug, chapter, known);
    say(`percentage of ${chapter.slug}`, chapter.percentage, known?.percentage);
    say(`number of slides of ${chapter.slug}`, chapter.slides.length, shape[c]?.slides.length);
    for (const slide of chapter.slides) {
      const page = state.slides.get(slide.slug);
      sayElement(slide.slug, slide, page);
      say(`scrolled of ${slide.slug}`, slide.scrolled, page?.scrolled);
      for (const one of slide.interactivities) {
        const result = state.interactivities.get(one.slug);
        sayElement(one.slug, one, result);
        say(`nbTimeDone of ${one.slug}`, one.nbTimeDone, result?.nbTimeDone);
        say(`answers of ${one.slug}`, JSON.stringify(one.data), JSON.stringify(result?.data));
      }
    }
  }
  return found;
}

const readScore = (score: Fraction | undefined): number | undefined => (score ? toNumber(score) : undefined);
const show = (value: unknown): string => (value === undefined ? "absent" : JSON.stringify(value));
