// Knows progresses as learners make them, and random ones: 10 slides a chapter, 4 interactivities a slide, every other
// one a game with a score, a number of tries and four small answers.
import { createDice } from "../../fixtures/src/index.ts";
import type { Outline, PackedProgress } from "../../packages/domain/src/scorm/index.ts";

export type Case = "all complete" | "half complete" | "uniform random";
export interface Drawn {
  readonly outline: Outline;
  readonly progress: PackedProgress;
}
type Interactivity = PackedProgress["chapters"][number]["slides"][number]["interactivities"][number];
type Status = PackedProgress["status"];

const STATUSES: readonly Status[] = ["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"];
const PUBLISHED = "2026-01-01T00:00:00.000Z";
const PER_SLIDE = 4;
const PER_CHAPTER = 10 * PER_SLIDE;
export const ANSWERS = 4;

/** Scores, tries and answers as they are distributed among learners who make an effort: value and share. */
const SCORES = [
  [100, 40],
  [80, 15],
  [75, 8],
  [67, 8],
  [60, 6],
  [50, 10],
  [40, 4],
  [33, 4],
  [20, 2],
  [0, 3],
] as const;
const TRIES = [
  [1, 70],
  [2, 20],
  [3, 10],
] as const;
const CHOICES = [
  [0, 70],
  [1, 15],
  [2, 10],
  [3, 5],
] as const;

function outlineOf(count: number): Outline {
  const interactivities = Array.from({ length: count }, (_, at) => {
    const slug = `interactivity-${at}`;
    return at % 2 === 1
      ? { slug, type: "text-box" }
      : {
          slug,
          type: "game",
          gameType: "VRAI_FAUX",
          words: Array.from({ length: ANSWERS }, (_, item) => `statement-${at}-${item}`),
        };
  });
  const cut = <T>(list: readonly T[], size: number) =>
    Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
  return {
    chapters: cut(interactivities, PER_CHAPTER).map((chapter, c) => ({
      slug: `chapter-${c}`,
      slides: cut(chapter, PER_SLIDE).map((slide, s) => ({ slug: `slide-${c}-${s}`, interactivities: slide })),
    })),
  };
}

const DONE: Readonly<Record<Case, number>> = { "all complete": 1, "half complete": 0.5, "uniform random": 0 };

/** A progress with this many interactivities, the same for the same seed. */
export function drawProgress(kind: Case, count: number, seed: number): Drawn {
  const outline = outlineOf(count);
  const dice = createDice(seed);
  const isRandom = kind === "uniform random";
  const upTo = (count: number) => Math.floor(dice() * count);
  const pick = (list: readonly (readonly [number, number])[]): number => {
    let left = dice() * 100;
    for (const [value, share] of list) {
      left -= share;
      if (left < 0) return value;
    }
    return 0;
  };
  const drawStatus = (otherwise: Status): Status => (isRandom ? (STATUSES[upTo(5)] ?? "LOCKED") : otherwise);
  let at = 0;

  function drawInteractivity(
    one: Outline["chapters"][number]["slides"][number]["interactivities"][number],
    index: number,
  ): Interactivity {
    const isDone = at++ < count * DONE[kind];
    const status = drawStatus(isDone ? "COMPLETE" : "NOT_STARTED");
    const { words, ...kept } = one;
    const bare = { ...kept, interactivityIndex: index, status, nbTimeDone: 0 };
    // A random progress has values everywhere, as no learner's does.
    if (!words || (!isRandom && (status === "LOCKED" || status === "NOT_STARTED"))) return bare;
    const nbTimeDone = isRandom ? upTo(8) : pick(TRIES);
    const answers = Object.fromEntries(words.map((word) => [word, isRandom ? upTo(4) : pick(CHOICES)]));
    return { ...bare, nbTimeDone, attempt: nbTimeDone, score: isRandom ? upTo(101) : pick(SCORES), data: { answers } };
  }
  const chapters = outline.chapters.map((chapter, chapterIndex) => {
    const slides = chapter.slides.map((slide, slideIndex) => {
      const interactivities = slide.interactivities.map(drawInteractivity);
      const done = interactivities.filter(({ status }) => status === "COMPLETE").length;
      const status = drawStatus(done === interactivities.length ? "COMPLETE" : done > 0 ? "STARTED" : "LOCKED");
      return { slug: slide.slug, slideIndex, status, scrolled: isRandom ? dice() < 0.5 : done > 0, interactivities };
    });
    const complete = slides.filter(({ status }) => status === "COMPLETE").length;
    const percentage = (complete * 100) / slides.length;
    const status = drawStatus(percentage === 100 ? "COMPLETE" : percentage > 0 ? "STARTED" : "LOCKED");
    return { slug: chapter.slug, chapterIndex, status, percentage, slides };
  });
  const all = chapters.flatMap(({ slides }) => slides);
  const here = Math.max(
    0,
    all.findIndex(({ status }) => status !== "COMPLETE"),
  );
  const [chapterIndex, slideIndex] = [Math.floor(here / 10), here % 10];
  return {
    outline,
    progress: {
      publishedDate: PUBLISHED,
      status: "STARTED",
      percentage: (all.filter(({ status }) => status === "COMPLETE").length * 100) / all.length,
      time: upTo(20_000),
      currentChapterIndex: chapterIndex,
      currentChapterSlug: chapters[chapterIndex]?.slug ?? "",
      currentSlideIndex: slideIndex,
      currentSlideSlug: all[here]?.slug ?? "",
      eventDate: "2026-02-03T10:11:12.345Z",
      chapters,
    },
  };
}
