// Knows what entering god mode does (§4.55, §4.79): it removes all rules, so that every element opens.
import { type CompiledLearniz, compileLearniz, removeRules } from "../../learniz/index.ts";
import { findState } from "../locks/find-progress.ts";
import type { ProgressChange } from "../record/events.ts";
import type { LearnizProgress } from "../record/progress.ts";
import { loadProgress } from "./load-progress.ts";

/** The course and progress that god mode continues with (§4.79). Neither is ever saved (§4.80). */
export interface GodMode extends ProgressChange {
  /** The course without validators and requirements. */
  readonly course: CompiledLearniz;
}

/**
 * The course without its rules, and the progress in it (§4.55): all results and the place are kept, locked elements
 * are open. The effects name what opened, in the order of the course; the given course and progress are not changed.
 */
export function applyGodMode(course: CompiledLearniz, progress: LearnizProgress): GodMode {
  const free = compileLearniz(removeRules(course.learniz));
  const loaded = loadProgress(free, progress, progress.slug);
  const effects = [...free.places.keys()].flatMap((slug) =>
    findState(course, progress, slug)?.status === "LOCKED" ? [{ type: "element.unlocked", slug } as const] : [],
  );
  return { course: free, progress: loaded.progress, notices: loaded.notices, effects };
}
