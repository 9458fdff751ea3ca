// Knows what entering a slide does (§4.45, §4.50).
import type { CompiledLearniz } from "../../learniz/index.ts";
import { findSlide, isSlideLocked, moveTo } from "../locks/find-progress.ts";
import type { Place, ProgressChange } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { describeValue } from "./check-update.ts";
import { refuseEvent } from "./refuse-event.ts";
import { settleEvent } from "./settle-event.ts";

/**
 * Moves to a slide and checks it (§4.45): one without validators is COMPLETE at once. Refused with a notice: a place
 * that does not exist (`slide.unknown`), a slide that is locked, itself or with its chapter (`slide.locked`).
 */
export function applySlideChange(course: CompiledLearniz, progress: LearnizProgress, place: Place): ProgressChange {
  const { chapterIndex, slideIndex }: Place = place ?? {};
  // An index that is a text would find the slide, and be kept as a text.
  const slide = Number.isInteger(chapterIndex) && Number.isInteger(slideIndex) ? findSlide(progress, place) : undefined;
  if (!slide) {
    const at = [chapterIndex, slideIndex].map(describeValue).join("-");
    return refuseEvent(progress, "slide.unknown", `Slide change refused : no slide at ${at}`);
  }
  if (isSlideLocked(progress, place)) {
    return refuseEvent(progress, "slide.locked", `Slide change refused : '${slide.slug}' is locked`);
  }
  return settleEvent(course, moveTo(progress, place), place);
}
