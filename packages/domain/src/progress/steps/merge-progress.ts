// Knows how to merge two progresses of one course that were made on two devices apart from each other.
import type { CompiledLearniz } from "../../learniz/index.ts";
import { isSlideLocked } from "../locks/find-progress.ts";
import { isSameWork } from "../record/is-same-work.ts";
import type {
  ChapterProgress,
  InteractivityProgress,
  LearnizProgress,
  ProgressStatus,
  SlideProgress,
} from "../record/progress.ts";
import { applySlideCheck } from "./apply-slide-check.ts";
import { loadProgress } from "./load-progress.ts";

/** Both loaded in the same course. */
interface Pair<Part> {
  readonly older: Part;
  readonly newer: Part;
}

/**
 * `newer` with all that only `older` has: results with more attempts or a better end, pages opened and read, completed
 * elements. Place and date are those of `newer`. Where `newer` continued from `older`, the result is `newer`. It is
 * `newer` as well where something that one of them completed does not follow from all results together, such as an
 * average that the other's results lower: the newest fact stands (decisions 8).
 */
export function mergeProgress(
  course: CompiledLearniz,
  older: LearnizProgress,
  newer: LearnizProgress,
): LearnizProgress {
  const merged = unite(course, older, newer);
  return merged === newer || [older, newer].every((side) => isReached(course, side, merged)) ? merged : newer;
}

function unite(course: CompiledLearniz, older: LearnizProgress, newer: LearnizProgress): LearnizProgress {
  const chapters = newer.chapters.map((chapter, at) =>
    mergeChapter({ older: older.chapters[at] ?? chapter, newer: chapter }),
  );
  if (chapters.every((chapter, at) => chapter === newer.chapters[at]) && !isBehind(newer.status, older.status))
    return newer;
  const status = furtherOf(older.status, newer.status);
  const merged = { ...newer, status, time: Math.max(older.time, newer.time), chapters };
  return checkPages(course, recount(course, merged), merged);
}

/** Without its percentage a progress is recounted as a whole. */
const recount = (course: CompiledLearniz, { percentage: _, ...progress }: LearnizProgress): LearnizProgress =>
  loadProgress(course, progress, progress.slug).progress;

/** Whether the learner of `side` reaches all of `merged` with its results, checked as the server would. */
function isReached(course: CompiledLearniz, side: LearnizProgress, merged: LearnizProgress): boolean {
  const chapters = side.chapters.map((chapter, at) => ({
    ...chapter,
    slides: chapter.slides.map((slide, index) => {
      const { scrolled = false, interactivities = [] } = merged.chapters[at]?.slides[index] ?? {};
      return { ...slide, scrolled, interactivities };
    }),
  }));
  let before = side;
  let now = recount(course, { ...side, chapters });
  do [before, now] = [now, checkPages(course, now, merged)];
  while (!isSameWork(before, now));
  const hasBoth = (one: LearnizProgress["status"] | undefined, wanted: LearnizProgress["status"]) =>
    (wanted !== "COMPLETE" || one === "COMPLETE") && (wanted === "LOCKED" || one !== "LOCKED");
  return (
    hasBoth(now.status, merged.status) &&
    merged.chapters.every(
      (chapter, at) =>
        hasBoth(now.chapters[at]?.status, chapter.status) &&
        chapter.slides.every(({ status }, index) => hasBoth(now.chapters[at]?.slides[index]?.status, status)),
    )
  );
}

function mergeChapter({ older, newer }: Pair<ChapterProgress>): ChapterProgress {
  const slides = newer.slides.map((slide, at) => mergeSlide({ older: older.slides[at] ?? slide, newer: slide }));
  const isSame = slides.every((slide, at) => slide === newer.slides[at]);
  if (isSame && !isBehind(newer.status, older.status)) return newer;
  return { ...newer, status: furtherOf(older.status, newer.status), slides };
}

/** A completed page may be open again because of its learner's later answers: that is kept. */
function mergeSlide({ older, newer }: Pair<SlideProgress>): SlideProgress {
  const interactivities = newer.interactivities.map((one, at) => {
    const other = older.interactivities[at];
    return other && isFurther(other, one) ? other : one;
  });
  const isSame = interactivities.every((one, at) => one === newer.interactivities[at]);
  const isUnread = older.scrolled && !newer.scrolled;
  if (isSame && !isUnread && !isUnopened(newer, older)) return newer;
  return {
    ...newer,
    status: furtherOf(older.status, newer.status),
    scrolled: older.scrolled || newer.scrolled,
    interactivities,
  };
}

/** Where both ended equally often, the better one is the one that each may have continued from. */
const isFurther = (one: InteractivityProgress, other: InteractivityProgress): boolean => {
  const attempts = (one.attempt ?? 0) - (other.attempt ?? 0);
  const ends = one.nbTimeDone - other.nbTimeDone;
  const isBegunAlone = one.status !== "NOT_STARTED" && other.status === "NOT_STARTED";
  const isBetter = hasEnded(one) && hasEnded(other) && rate(one) > rate(other);
  return ends > 0 || (ends === 0 && (attempts > 0 || (attempts === 0 && (isBegunAlone || isBetter))));
};

const hasEnded = ({ status }: InteractivityProgress): boolean => status === "COMPLETE" || status === "FAILED";
const rate = ({ status, score = 0 }: InteractivityProgress): number => (status === "COMPLETE" ? 1_000 : 0) + score;

const RANKS: Readonly<Record<ProgressStatus, number>> = {
  LOCKED: 0,
  NOT_STARTED: 1,
  STARTED: 2,
  FAILED: 2,
  COMPLETE: 3,
};
const isBehind = (one: ProgressStatus, other: ProgressStatus): boolean => RANKS[one] < RANKS[other];
const furtherOf = (one: ProgressStatus, other: ProgressStatus): ProgressStatus => (isBehind(one, other) ? other : one);
const isUnopened = (newer: SlideProgress, older: SlideProgress): boolean =>
  RANKS[newer.status] < RANKS.STARTED && isBehind(newer.status, older.status);

/** Checks each page begun in `merged`, as if its learner had looked at it; their place stays. */
function checkPages(course: CompiledLearniz, progress: LearnizProgress, merged: LearnizProgress): LearnizProgress {
  const { currentChapterIndex, currentChapterSlug, currentSlideIndex, currentSlideSlug } = progress;
  const place = { currentChapterIndex, currentChapterSlug, currentSlideIndex, currentSlideSlug };
  let checked = progress;
  for (const { slug: chapterSlug, chapterIndex, slides } of merged.chapters)
    for (const { slug, slideIndex, status } of slides) {
      if (RANKS[status] < RANKS.STARTED || isSlideLocked(checked, { chapterIndex, slideIndex })) continue;
      const at = { currentChapterIndex: chapterIndex, currentChapterSlug: chapterSlug, currentSlideIndex: slideIndex };
      checked = applySlideCheck(course, { ...checked, ...at, currentSlideSlug: slug }).progress;
    }
  return { ...checked, ...place };
}
