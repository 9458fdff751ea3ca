// Knows a typical progress, which a coder has seen before the first one that it packs. It belongs to no course. Any
// change in it makes the suspend data of former packages unreadable.
import type { Outline, PackedProgress } from "@academiz/domain/scorm";

type Status = PackedProgress["status"];
type Slide = PackedProgress["chapters"][number]["slides"][number];
type Interactivity = Slide["interactivities"][number];

/** A finished chapter, one in progress, one not begun; on each slide a text and a game, on one a text alone. */
const CHAPTERS = [
  ["COMPLETE", ["COMPLETE", "COMPLETE", "COMPLETE"]],
  ["STARTED", ["COMPLETE", "STARTED", "LOCKED"]],
  ["LOCKED", ["LOCKED"]],
] as const satisfies readonly (readonly [Status, readonly Status[]])[];
const STATEMENTS = ["one", "two", "three", "four"];
const TEXT_ALONE = "0.1";

/** For each won game, by its slide: how often it was tried, and its score. */
const RESULTS: Readonly<Record<string, { readonly nbTimeDone: number; readonly score: number }>> = {
  "0.0": { nbTimeDone: 1, score: 100 },
  "0.2": { nbTimeDone: 1, score: 80 },
  "1.0": { nbTimeDone: 2, score: 100 },
};

const statementsOf = (slide: string) => STATEMENTS.map((one) => `${slide}.${one}`);
const listTypes = (slide: string) => (slide === TEXT_ALONE ? ["text-box"] : ["text-box", "game"]);

export const EXPECTED_OUTLINE: Outline = {
  chapters: CHAPTERS.map(([, slides], chapter) => ({
    slug: `${chapter}`,
    slides: slides.map((_, at) => {
      const slug = `${chapter}.${at}`;
      const interactivities = listTypes(slug).map((type) =>
        type === "game"
          ? { slug: `${slug}.game`, type, gameType: "VRAI_FAUX", words: statementsOf(slug) }
          : { slug: `${slug}.text`, type },
      );
      return { slug, interactivities };
    }),
  })),
};

function play(slide: string, status: Status): Interactivity {
  const bare = { slug: `${slide}.game`, interactivityIndex: 1, type: "game", gameType: "VRAI_FAUX" };
  const result = RESULTS[slide];
  if (!result) return { ...bare, status: status === "LOCKED" ? "LOCKED" : "NOT_STARTED", nbTimeDone: 0 };
  const answers = Object.fromEntries(statementsOf(slide).map((one, at) => [one, at % 2 === 0]));
  return { ...bare, ...result, status, attempt: result.nbTimeDone, data: { answers } };
}

function makeSlide(slug: string, slideIndex: number, status: Status): Slide {
  const text: Interactivity = {
    slug: `${slug}.text`,
    interactivityIndex: 0,
    type: "text-box",
    status: status === "LOCKED" ? "LOCKED" : "COMPLETE",
    nbTimeDone: 0,
  };
  const interactivities = slug === TEXT_ALONE ? [text] : [text, play(slug, status)];
  return { slug, slideIndex, status, scrolled: status !== "LOCKED", interactivities };
}

const percentageOf = (statuses: readonly Status[]) =>
  (statuses.filter((status) => status === "COMPLETE").length * 100) / statuses.length;

export const EXPECTED_PROGRESS: PackedProgress = {
  publishedDate: "2026-03-04T05:06:07.890Z",
  status: "STARTED",
  percentage: percentageOf(CHAPTERS.flatMap(([, slides]) => slides)),
  time: 1_234,
  currentChapterIndex: 1,
  currentChapterSlug: "1",
  currentSlideIndex: 1,
  currentSlideSlug: "1.1",
  eventDate: "2026-09-10T11:12:13.456Z",
  chapters: CHAPTERS.map(([status, slides], chapterIndex) => ({
    slug: `${chapterIndex}`,
    chapterIndex,
    status,
    percentage: percentageOf(slides),
    slides: slides.map((one, at) => makeSlide(`${chapterIndex}.${at}`, at, one)),
  })),
};
