// Knows how former packages packed a progress: what they left in an LMS must be read for ever.
import type { Json } from "@academiz/domain/kernel";
import type { CompiledLearniz } from "@academiz/domain/learniz";
import type {
  ChapterProgress,
  InteractivityProgress,
  LearnizProgress,
  ProgressStatus,
  SlideProgress,
} from "@academiz/domain/progress";
import { computeFingerprint } from "@academiz/domain/scorm";

const VERSION = 1;
const STATUSES: readonly ProgressStatus[] = ["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"];
const packStatus = (status: ProgressStatus) => STATUSES.indexOf(status);

/** The status alone, or `[status, nbTimeDone, score | null, attempt | null, data?]`. */
function packInteractivity(one: InteractivityProgress, isDataKept: boolean): Json {
  const status = packStatus(one.status);
  const hasData = one.data !== undefined && isDataKept;
  if (!hasData && one.nbTimeDone === 0 && one.score === undefined && one.attempt === undefined) return status;
  const head = [status, one.nbTimeDone, one.score ?? null, one.attempt ?? null];
  return hasData ? [...head, one.data as Json] : head;
}

/** The status, plus 10 when it was scrolled; then its interactivities. */
function packSlide(slide: SlideProgress, keepsData: (slug: string) => boolean): Json {
  const status = packStatus(slide.status) + (slide.scrolled ? 10 : 0);
  return [status, ...slide.interactivities.map((one) => packInteractivity(one, keepsData(one.slug)))];
}

function packChapter(course: CompiledLearniz, chapter: ChapterProgress, keepsData: (slug: string) => boolean): Json {
  const content = course.learniz.chapters[chapter.chapterIndex];
  const fingerprint = content ? computeFingerprint(content) : 0;
  const slides = chapter.slides.map((slide) => packSlide(slide, keepsData));
  return [fingerprint, packStatus(chapter.status), chapter.percentage, ...slides];
}

/**
 * A progress as version 1 of the suspend data held it, as JSON by position, without slugs: `[version, publishedDate,
 * eventDate | null, status, percentage, time, chapterIndex, slideIndex, ...chapters]`; percentage 0–100, time in
 * seconds. Each chapter bears the fingerprint of its parts, so that it is known again; scores of what holds others are
 * left out: they are computed. It is neither compressed nor cut.
 * @param keepsData where room is short, true for the slugs of the interactivities whose answers stay; all by default.
 */
export function packFormerProgress(
  course: CompiledLearniz,
  progress: LearnizProgress,
  keepsData: (slug: string) => boolean = () => true,
): Json {
  return [
    VERSION,
    progress.publishedDate,
    progress.eventDate ?? null,
    packStatus(progress.status),
    progress.percentage,
    progress.time,
    progress.currentChapterIndex,
    progress.currentSlideIndex,
    ...progress.chapters.map((chapter) => packChapter(course, chapter, keepsData)),
  ];
}
