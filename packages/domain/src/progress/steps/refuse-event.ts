// Knows how an event ends that changes nothing.
import type { Notice } from "../../kernel/index.ts";
import type { ProgressChange } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";

/** An event that is refused: nothing changes but a notice. */
export function refuseEvent(progress: LearnizProgress, code: string, text: string): ProgressChange {
  const notice: Notice = { code, level: "warning", text };
  return { progress, notices: [notice], effects: [] };
}

/** An event that says nothing new. */
export const keepProgress = (progress: LearnizProgress): ProgressChange => ({ progress, notices: [], effects: [] });
