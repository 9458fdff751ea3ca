// Knows what the first scroll of the current slide does (§4.46, §4.54).
import type { CompiledLearniz } from "../../learniz/index.ts";
import { findSlide, isSlideLocked, readCurrentPlace } from "../locks/find-progress.ts";
import type { ProgressChange } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { keepProgress, refuseEvent } from "./refuse-event.ts";
import { settleEvent } from "./settle-event.ts";

/**
 * Marks the current slide as scrolled and checks it (§4.46); nothing more happens on a further scroll. In a locked
 * slide, or where there is none: refused with the notice `slide.locked`.
 */
export function applyScroll(course: CompiledLearniz, progress: LearnizProgress): ProgressChange {
  const place = readCurrentPlace(progress);
  if (isSlideLocked(progress, place)) {
    return refuseEvent(progress, "slide.locked", `Scroll refused : '${progress.currentSlideSlug}' is locked`);
  }
  if (findSlide(progress, place)?.scrolled) return keepProgress(progress);
  return settleEvent(course, progress, place, { scrolled: true });
}
