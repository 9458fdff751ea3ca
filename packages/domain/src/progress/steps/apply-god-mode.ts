// Knows what entering god mode does (§4.55, §4.79): no rule is left, so that everything opens.
import { type CompiledLearniz, compileLearniz, removeRules } from "../../learniz/index.ts";
import { findState } from "../locks/find-progress.ts";
import type { ProgressChange } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { loadProgress } from "./load-progress.ts";

/** What god mode plays on with (§4.79). Neither course nor progress is ever saved (§4.80). */
export interface GodMode extends ProgressChange {
  /** The course without validators and requirements. */
  readonly course: CompiledLearniz;
}

/**
 * The course without its rules, and the progress in it (§4.55): all results and the place are kept, what was locked is
 * open. The effects name what opened, in the order of the course; the course and the progress given are not changed.
 */
export function applyGodMode(course: CompiledLearniz, progress: LearnizProgress): GodMode {
  const free = compileLearniz(removeRules(course.learniz));
  const loaded = loadProgress(free, progress, progress.slug);
  const effects = [...free.places.keys()].flatMap((slug) =>
    findState(course, progress, slug)?.status === "LOCKED" ? [{ type: "element.unlocked", slug } as const] : [],
  );
  return { course: free, progress: loaded.progress, notices: loaded.notices, effects };
}
