// Knows how what was done in one course on two devices, neither of which knew of the other, comes together.
import type { CompiledLearniz } from "../../learniz/index.ts";
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
 * `newer` with all that only `older` has: what it answered more often or at all, pages that it opened and read, what it
 * completed. Where both did the same the newer counts; place and date are its own. What comes together may complete
 * chapters and the course. Where `newer` went on from `older`, it is `newer`.
 */
export function mergeProgress(
  course: CompiledLearniz,
  older: LearnizProgress,
  newer: LearnizProgress,
): LearnizProgress {
  const chapters = newer.chapters.map((chapter, at) =>
    mergeChapter({ older: older.chapters[at] ?? chapter, newer: chapter }),
  );
  if (chapters.every((chapter, at) => chapter === newer.chapters[at]) && !isBehind(newer.status, older.status))
    return newer;
  const status = furtherOf(older.status, newer.status);
  const { percentage: _, ...merged } = { ...newer, status, time: Math.max(older.time, newer.time), chapters };
  // Without its percentage all of it is counted anew.
  return checkChapters(course, loadProgress(course, merged, newer.slug).progress);
}

function mergeChapter({ older, newer }: Pair<ChapterProgress>): ChapterProgress {
  const slides = newer.slides.map((slide, at) => mergeSlide({ older: older.slides[at] ?? slide, newer: slide }));
  const isSame = slides.every((slide, at) => slide === newer.slides[at]);
  if (isSame && !isBehind(newer.status, older.status)) return newer;
  return { ...newer, status: furtherOf(older.status, newer.status), slides };
}

/** A page that was completed may be open again by its learner's later answers: that stays so. */
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

const isFurther = (one: InteractivityProgress, other: InteractivityProgress): boolean => {
  const attempts = (one.attempt ?? 0) - (other.attempt ?? 0);
  const ends = one.nbTimeDone - other.nbTimeDone;
  const isBegunAlone = one.status !== "NOT_STARTED" && other.status === "NOT_STARTED";
  return ends > 0 || (ends === 0 && (attempts > 0 || (attempts === 0 && isBegunAlone)));
};

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

/** As if its learner looked at a page of each chapter that is not complete; they stay where they are. */
function checkChapters(course: CompiledLearniz, progress: LearnizProgress): LearnizProgress {
  const { currentChapterIndex, currentChapterSlug, currentSlideIndex, currentSlideSlug } = progress;
  const place = { currentChapterIndex, currentChapterSlug, currentSlideIndex, currentSlideSlug };
  let checked = progress;
  for (const [chapterIndex, { slug }] of progress.chapters.entries()) {
    const slides = checked.chapters[chapterIndex]?.slides ?? [];
    const slideIndex = slides.findIndex(({ status }) => status === "COMPLETE");
    if (slideIndex < 0) continue;
    const at = { currentChapterIndex: chapterIndex, currentChapterSlug: slug, currentSlideIndex: slideIndex };
    const there = { ...checked, ...at, currentSlideSlug: slides[slideIndex]?.slug ?? "" };
    checked = applySlideCheck(course, there).progress;
  }
  return { ...checked, ...place };
}
