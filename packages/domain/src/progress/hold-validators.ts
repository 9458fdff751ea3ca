// Knows when the validators of an element hold (§4.36–§4.40, §4.43).
import type { Validator } from "../learniz/index.ts";
import type { ElementState } from "./find-progress.ts";
import { isSatisfied } from "./satisfy-rule.ts";

export interface Validated {
  /** Average score of the element; absent while nothing in it has one. */
  readonly score?: number;
  /** True where scrolling is not asked: chapters and the course. */
  readonly scrolled: boolean;
  readonly children: readonly (ElementState & { readonly slug: string })[];
}

function holds(validator: Validator, element: Validated): boolean {
  const { minimumAverageScore: minimum } = validator;
  if (minimum !== undefined && !(element.score !== undefined && element.score >= minimum)) return false;
  if (!element.scrolled) return false;
  return validator.elements.every((asked) =>
    isSatisfied(
      asked,
      element.children.find((child) => child.slug === asked.slug),
    ),
  );
}

/** True when there is no validator, or any one holds. A minimum does not hold without a score, even a minimum of 0. */
export function holdValidators(validators: readonly Validator[], element: Validated): boolean {
  return validators.length === 0 || validators.some((validator) => holds(validator, element));
}
