// Knows the player's wish to check the slide it shows (§4.53).
import type { CompiledLearniz } from "../../learniz/index.ts";
import { isSlideLocked, readCurrentPlace } from "../locks/find-progress.ts";
import type { ProgressChange } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { refuseEvent } from "./refuse-event.ts";
import { settleEvent } from "./settle-event.ts";

/**
 * Checks the slide that the learner is on (§4.53), as entering it does. In a locked slide, or where there is none:
 * refused with the notice `slide.locked`.
 */
export function applySlideCheck(course: CompiledLearniz, progress: LearnizProgress): ProgressChange {
  const place = readCurrentPlace(progress);
  if (isSlideLocked(progress, place)) {
    return refuseEvent(progress, "slide.locked", `Check refused : '${progress.currentSlideSlug}' is locked`);
  }
  return settleEvent(course, progress, place);
}
