// Knows when the validators of an element hold (§4.36–§4.40, §4.43).
import type { CompiledValidator } from "../../learniz/index.ts";
import { reaches } from "../../scoring/index.ts";
import type { ElementState } from "./find-progress.ts";
import { isSatisfied } from "./satisfy-rule.ts";

/**
 * `score` is the element's average, absent while nothing in it has one; the children are those that the course has, in
 * its order.
 */
function holds(
  { minimumAverageScore: minimum, elements }: CompiledValidator,
  score: number | undefined,
  children: readonly ElementState[],
): boolean {
  if (minimum !== undefined && !reaches(score, minimum)) return false;
  return elements.every((asked) => isSatisfied(asked, children[asked.index]));
}

/** True when there is no validator, or any one holds. A minimum does not hold without a score, even a minimum of 0. */
export function holdValidators(
  validators: readonly CompiledValidator[],
  score: number | undefined,
  children: readonly ElementState[],
): boolean {
  return validators.length === 0 || validators.some((validator) => holds(validator, score, children));
}
