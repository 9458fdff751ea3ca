// Knows when an element meets what a rule asks of it (§4.32, §4.33, §4.39).
import { reaches } from "../../scoring/index.ts";
import type { ElementState } from "./find-progress.ts";

/** STATUS: the element is COMPLETE. SCORE: it has a score, of at least the required one, compared exactly. */
export function isSatisfied(
  asked: { readonly type: "STATUS" | "SCORE"; readonly score?: number | undefined },
  state: ElementState | undefined,
): boolean {
  if (!state) return false;
  if (asked.type === "STATUS") return state.status === "COMPLETE";
  return reaches(state.score, asked.score ?? 0);
}
