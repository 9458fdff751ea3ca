// Knows what checking a slide changes in it, in its chapter and in the course (§4.36–§4.43, §4.57–§4.59).
import type { CompiledRules, CompiledValidator } from "../../learniz/index.ts";
import { holdValidators } from "../locks/hold-validators.ts";
import type {
  ChapterProgress,
  InteractivityProgress,
  LearnizProgress,
  ProgressStatus,
  SlideProgress,
} from "../record/progress.ts";
import { writeChapter, writeCourse, writeSlide } from "../record/write-progress.ts";
import { averageChapter, averageCourse, averageSlide } from "../scores/averages.ts";
import { computePercentage, countCompleteIn } from "../scores/percentages.ts";

/** What an event itself changes in a slide, before any consequences. */
export interface SlideTouch {
  readonly scrolled?: true;
  readonly interactivity?: { readonly index: number; readonly now: InteractivityProgress };
}

const isComplete = ({ status }: { readonly status: ProgressStatus }) => status === "COMPLETE";

/** The status of an element that holds others: once COMPLETE it stays so (§4.41). */
const settleStatus = (now: ProgressStatus, isValid: boolean): ProgressStatus =>
  isValid || now === "COMPLETE" ? "COMPLETE" : "STARTED";

/** The slide after the event: COMPLETE when it is valid, else STARTED, whether or not it was COMPLETE before. */
export function settleSlide(
  validators: readonly CompiledValidator[],
  was: SlideProgress,
  touch: SlideTouch,
): SlideProgress {
  const { interactivity } = touch;
  const scrolled = touch.scrolled ?? was.scrolled;
  const interactivities = interactivity
    ? was.interactivities.with(interactivity.index, interactivity.now)
    : was.interactivities;
  const score = interactivity ? averageSlide(interactivities) : was.score;
  const isValid = validators.length === 0 || (scrolled && holdValidators(validators, score, interactivities));
  const status = isValid ? "COMPLETE" : "STARTED";
  if (!interactivity && scrolled === was.scrolled && status === was.status) return was;
  return writeSlide(was, { status, scrolled, score, interactivities });
}

/** The chapter with one slide settled. It is checked each time a slide of it is COMPLETE (§4.42). */
export function settleChapter(
  validators: readonly CompiledValidator[],
  was: ChapterProgress,
  slideIndex: number,
  slide: SlideProgress,
): ChapterProgress {
  const slideWas = was.slides[slideIndex];
  const slides = slide === slideWas ? was.slides : was.slides.with(slideIndex, slide);
  const score = slide.score === slideWas?.score ? was.score : averageChapter(slides);
  const percentage =
    slide.status === slideWas?.status ? was.percentage : computePercentage(countCompleteIn(slides), slides.length);
  const status = settleStatus(was.status, isComplete(slide) && holdValidators(validators, score, slides));
  if (slides === was.slides && status === was.status) return was;
  return writeChapter(was, { status, percentage, score, slides });
}

/** The course with one chapter settled. It is checked with the slide too, whether the chapter completed or not. */
export function settleCourse(
  { validators }: CompiledRules,
  was: LearnizProgress,
  chapterIndex: number,
  chapter: ChapterProgress,
  { isSlideComplete, percentage }: { readonly isSlideComplete: boolean; readonly percentage: number },
): LearnizProgress {
  const chapterWas = was.chapters[chapterIndex];
  const chapters = chapter === chapterWas ? was.chapters : was.chapters.with(chapterIndex, chapter);
  const score = chapter.score === chapterWas?.score ? was.score : averageCourse(chapters);
  const status = settleStatus(was.status, isSlideComplete && holdValidators(validators, score, chapters));
  if (chapters === was.chapters && status === was.status) return was;
  return writeCourse(was, { status, percentage, score, chapters });
}
