// Knows what checking a slide changes: the slide, then its chapter, then the course (§4.36–§4.43).
import type { CompiledLearniz } from "../learniz/index.ts";
import { editChapter, editSlide } from "./edit-progress.ts";
import type { Place } from "./events.ts";
import { findSlide } from "./find-progress.ts";
import { holdValidators } from "./hold-validators.ts";
import type { LearnizProgress, ProgressStatus } from "./progress.ts";

const withStatus = <T extends { readonly status: ProgressStatus }>(element: T, status: ProgressStatus): T =>
  element.status === status ? element : { ...element, status };

/** What an element that holds others becomes: COMPLETE is never taken back from it (§4.41). */
const settle = (now: ProgressStatus, isValid: boolean): ProgressStatus =>
  isValid || now === "COMPLETE" ? "COMPLETE" : "STARTED";

function checkChapter(
  course: CompiledLearniz,
  progress: LearnizProgress,
  chapterIndex: number,
  isSlideComplete: boolean,
) {
  const validators = course.learniz.chapters[chapterIndex]?.validators ?? [];
  return editChapter(progress, chapterIndex, (chapter) => {
    const isValid =
      isSlideComplete && holdValidators(validators, { ...chapter, scrolled: true, children: chapter.slides });
    return withStatus(chapter, settle(chapter.status, isValid));
  });
}

function checkCourse(course: CompiledLearniz, progress: LearnizProgress, isSlideComplete: boolean) {
  const { validators } = course.learniz;
  const isValid =
    isSlideComplete && holdValidators(validators, { ...progress, scrolled: true, children: progress.chapters });
  return withStatus(progress, settle(progress.status, isValid));
}

/**
 * Checks one slide, which must be open. Valid, it is COMPLETE, and chapter and course are checked, each time (a later, better
 * score can complete them); else it is STARTED, and so are chapter and course unless COMPLETE. Scores must be up to date.
 */
export function validateSlide(course: CompiledLearniz, progress: LearnizProgress, place: Place): LearnizProgress {
  const slide = findSlide(progress, place);
  const content = course.learniz.chapters[place.chapterIndex]?.slides[place.slideIndex];
  if (!slide || !content) return progress;
  const isValid = holdValidators(content.validators, { ...slide, children: slide.interactivities });
  const checked = editSlide(progress, place, () => withStatus(slide, isValid ? "COMPLETE" : "STARTED"));
  return checkCourse(course, checkChapter(course, checked, place.chapterIndex, isValid), isValid);
}
