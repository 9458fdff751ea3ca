// Knows a name for every event of a learner, and what each does to a progress.
import type { CompiledLearniz } from "../../learniz/index.ts";
import { addTime } from "../record/add-time.ts";
import type { LearnerEvent, ProgressChange } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { applyInteractivityUpdate } from "./apply-interactivity-update.ts";
import { applyScroll } from "./apply-scroll.ts";
import { applySlideChange } from "./apply-slide-change.ts";
import { applySlideCheck } from "./apply-slide-check.ts";
import { describeValue } from "./check-update.ts";
import { refuseEvent } from "./refuse-event.ts";
import { type StrategyDefaults, strategyOf } from "./strategy-of.ts";

/**
 * The progress after one event (§4.45–§4.54), as a reducer: the same course, progress and event give the same change.
 * A refused event returns the very same progress and a notice with the reason, as the function of that event does; an
 * unknown type is refused with `event.unknown`. Never throws, whatever the event.
 * @param progress created or loaded in this very course.
 * @param defaults strategies of product and client, where an interactivity names none (§9.10).
 */
export function transition(
  course: CompiledLearniz,
  progress: LearnizProgress,
  event: LearnerEvent,
  defaults: StrategyDefaults = {},
): ProgressChange {
  switch (event?.type) {
    case "slide.changed":
      return applySlideChange(course, progress, event);
    case "slide.scrolled":
      return applyScroll(course, progress);
    case "slide.checked":
      return applySlideCheck(course, progress);
    case "time.passed":
      return { progress: addTime(progress, event.seconds), notices: [], effects: [] };
    case "interactivity.updated": {
      const { strategy, notices } = strategyOf(course, event.slug, defaults);
      const change = applyInteractivityUpdate(course, progress, event, strategy);
      return notices.length > 0 ? { ...change, notices: [...notices, ...change.notices] } : change;
    }
    default: {
      const { type } = (event ?? {}) as { readonly type?: unknown };
      return refuseEvent(progress, "event.unknown", `Event refused : type ${describeValue(type)}`);
    }
  }
}
