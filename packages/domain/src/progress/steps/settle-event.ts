// Knows what follows every event that was applied to a slide: the slide, its chapter and the course are checked, what
// waited for them opens. It costs what these hold and who waits for them, not the size of the course.
import type { CompiledLearniz } from "../../learniz/index.ts";
import type { ElementState } from "../locks/find-progress.ts";
import { openWaiting } from "../locks/open-locks.ts";
import type { Place, ProgressChange, ProgressEffect } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { computePercentage } from "../scores/percentages.ts";
import { type SlideTouch, settleChapter, settleCourse, settleSlide } from "./settle-slide.ts";
import { bringUpToDate, markUpToDate } from "./up-to-date.ts";

const hasChanged = (was: ElementState, is: ElementState) => is.status !== was.status || is.score !== was.score;
const hasCompleted = (was: ElementState, is: ElementState) => is.status === "COMPLETE" && was.status !== "COMPLETE";

/**
 * The change that a touch of the open slide at `place` brings about. The effects tell completions from the inside out,
 * then what opened in the order of the course.
 */
export function settleEvent(
  course: CompiledLearniz,
  progress: LearnizProgress,
  place: Place,
  touch: SlideTouch = {},
): ProgressChange {
  const { chapterIndex, slideIndex } = place;
  const base = bringUpToDate(course, progress);
  const chapterWas = base.progress.chapters[chapterIndex];
  const slideWas = chapterWas?.slides[slideIndex];
  const rules = course.rules.chapters[chapterIndex];
  if (!chapterWas || !slideWas || !rules) return { progress, notices: [], effects: [] };

  const slide = settleSlide(rules.slides[slideIndex] ?? [], slideWas, touch);
  const chapter = settleChapter(rules.validators, chapterWas, slideIndex, slide);
  const isSlideComplete = slide.status === "COMPLETE";
  const complete = base.complete + Number(isSlideComplete) - Number(slideWas.status === "COMPLETE");
  const percentage = computePercentage(complete, course.slides.length);
  const checked = settleCourse(course.rules, base.progress, chapterIndex, chapter, { isSlideComplete, percentage });

  const { interactivity } = touch;
  const changed = interactivity ? [interactivity.now.slug] : [];
  if (hasChanged(slideWas, slide)) changed.push(slide.slug);
  if (hasChanged(chapterWas, chapter)) changed.push(chapter.slug);
  const open = openWaiting(course, base.progress, checked, changed);
  if (open.progress.chapters !== progress.chapters) markUpToDate(course, open.progress, complete);

  const effects: ProgressEffect[] = [];
  if (hasCompleted(slideWas, slide)) effects.push({ type: "slide.completed", slug: slide.slug });
  if (hasCompleted(chapterWas, chapter)) effects.push({ type: "chapter.completed", slug: chapter.slug });
  if (hasCompleted(base.progress, checked)) effects.push({ type: "learniz.completed" });
  for (const { slug } of base.opened) effects.push({ type: "element.unlocked", slug });
  for (const { slug } of open.opened) effects.push({ type: "element.unlocked", slug });
  return { progress: open.progress, notices: [], effects };
}
