// Knows how a progress moves to another publication of its content (§4.66–§4.68): by slug, wherever the element now
// is.
import type { CompiledLearniz } from "../../learniz/index.ts";
import type { StoredChapter, StoredInteractivity, StoredProgress, StoredSlide } from "./parse-progress.ts";
import type { ChapterProgress, InteractivityProgress, LearnizProgress, SlideProgress } from "./progress.ts";

interface Stored {
  readonly chapters: ReadonlyMap<string, StoredChapter>;
  readonly slides: ReadonlyMap<string, StoredSlide>;
  readonly interactivities: ReadonlyMap<string, StoredInteractivity>;
}

function indexStored(stored: StoredProgress): Stored {
  const bySlug = <T extends { readonly slug: string }>(list: readonly T[]) =>
    new Map(list.map((one) => [one.slug, one]));
  const slides = stored.chapters.flatMap((chapter) => chapter.slides);
  return {
    chapters: bySlug(stored.chapters),
    slides: bySlug(slides),
    interactivities: bySlug(slides.flatMap((slide) => slide.interactivities)),
  };
}

/** True where the old answers fit: another type of interactivity, or another game, could not read them. */
const isSameKind = (fresh: InteractivityProgress, old: StoredInteractivity) =>
  (old.type === undefined || old.type === fresh.type) &&
  (old.gameType === undefined || fresh.gameType === undefined || old.gameType === fresh.gameType);

function carryInteractivity(
  fresh: InteractivityProgress,
  stored: Stored,
  isSlideComplete: boolean,
): InteractivityProgress {
  const old = stored.interactivities.get(fresh.slug);
  if (!old || !isSameKind(fresh, old)) return isSlideComplete ? { ...fresh, status: "COMPLETE" } : fresh;
  return {
    ...fresh,
    status: old.status === "LOCKED" ? "NOT_STARTED" : old.status,
    nbTimeDone: old.nbTimeDone,
    ...(old.score === undefined ? {} : { score: old.score }),
    ...(old.data === undefined ? {} : { data: old.data }),
    ...(old.attempt === undefined ? {} : { attempt: old.attempt }),
  };
}

function carrySlide(fresh: SlideProgress, stored: Stored): SlideProgress {
  const old = stored.slides.get(fresh.slug);
  const isComplete = old?.status === "COMPLETE";
  return {
    ...fresh,
    ...(old ? { status: old.status, scrolled: old.scrolled } : {}),
    interactivities: fresh.interactivities.map((one) => carryInteractivity(one, stored, isComplete)),
  };
}

function carryChapter(fresh: ChapterProgress, stored: Stored): ChapterProgress {
  const old = stored.chapters.get(fresh.slug);
  return {
    ...fresh,
    ...(old ? { status: old.status, percentage: old.percentage ?? fresh.percentage } : {}),
    slides: fresh.slides.map((slide) => carrySlide(slide, stored)),
  };
}

type Position = Pick<
  LearnizProgress,
  "currentChapterIndex" | "currentChapterSlug" | "currentSlideIndex" | "currentSlideSlug"
>;

/** The position as it was stored; slugs that old shapes lack are read from the tree at the indexes. */
function readPosition(stored: StoredProgress): Position {
  const currentChapterIndex = stored.currentChapterIndex ?? -1;
  const currentSlideIndex = stored.currentSlideIndex ?? -1;
  const chapter = stored.chapters[currentChapterIndex];
  return {
    currentChapterIndex,
    currentChapterSlug: stored.currentChapterSlug ?? chapter?.slug ?? "",
    currentSlideIndex,
    currentSlideSlug: stored.currentSlideSlug ?? chapter?.slides[currentSlideIndex]?.slug ?? "",
  };
}

/**
 * In another publication the learner's slide may have another place; where it no longer exists the position is left
 * for repair.
 */
function followSlide(course: CompiledLearniz, position: Position): Position {
  const place = course.places.get(position.currentSlideSlug);
  if (place?.kind !== "slide") return position;
  return {
    currentChapterIndex: place.chapterIndex,
    currentChapterSlug: place.parent,
    currentSlideIndex: place.slideIndex,
    currentSlideSlug: place.slug,
  };
}

/**
 * `fresh` (a new progress in `course`) with everything that `stored` holds of the elements that remain: statuses,
 * percentages, time, position, scrolling, results. Scores of slides, chapters and the whole are left to be computed;
 * the position may need repair.
 */
export function carryOver(course: CompiledLearniz, fresh: LearnizProgress, stored: StoredProgress): LearnizProgress {
  const index = indexStored(stored);
  const position = readPosition(stored);
  return {
    ...fresh,
    status: stored.status === "LOCKED" ? "NOT_STARTED" : stored.status,
    percentage: stored.percentage ?? fresh.percentage,
    time: stored.time,
    ...(stored.publishedDate === fresh.publishedDate ? position : followSlide(course, position)),
    ...(stored.eventDate === undefined ? {} : { eventDate: stored.eventDate }),
    chapters: fresh.chapters.map((chapter) => carryChapter(chapter, index)),
  };
}
