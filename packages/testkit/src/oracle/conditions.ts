// Knows when a validator or a requirement holds, by the words of the specification.
import { isAtLeast, readFraction } from "./fraction.ts";
import type { AskedShape, Known, OracleState, RequirementShape, Status, ValidatorShape } from "./shapes.ts";

type Asked = Pick<AskedShape, "type" | "score">;

/** §4.32 STATUS: the element is COMPLETE. §4.33 SCORE: it has a score, of at least the required one. */
function isSatisfied(asked: Asked, known: Known | undefined): boolean {
  if (asked.type === "STATUS") return known?.status === "COMPLETE";
  return known?.score !== undefined && isAtLeast(known.score, readFraction(asked.score ?? 0));
}

/**
 * §4.36 Any one validator holds. §4.40 §4.43 Without validators it is valid.
 * @param owner its own score, and whether it was scrolled: true for what cannot be scrolled (§4.38 is of slides).
 */
export function isValid(
  validators: readonly ValidatorShape[],
  children: ReadonlyMap<string, Known>,
  owner: { readonly score?: Known["score"]; readonly scrolled: boolean },
): boolean {
  if (validators.length === 0) return true;
  return validators.some(({ minimumAverageScore, elements }) => {
    // §4.37: it does not hold while there is no score at all, even for a minimum of 0.
    const isReached =
      minimumAverageScore === undefined ||
      (owner.score !== undefined && isAtLeast(owner.score, readFraction(minimumAverageScore)));
    // §4.38 §4.39
    return isReached && owner.scrolled && elements.every((one) => isSatisfied(one, children.get(one.slug)));
  });
}

/** §4.31 Every element of every requirement. Decisions 5: an element names the deepest slug given. */
function isOpening(requirements: readonly RequirementShape[], state: OracleState): boolean {
  return requirements.every(({ elements }) =>
    elements.every((one) => {
      if (one.interactivitySlug) return isSatisfied(one, state.interactivities.get(one.interactivitySlug));
      if (one.slideSlug) return isSatisfied(one, state.slides.get(one.slideSlug));
      return isSatisfied(one, state.chapters.get(one.chapterSlug ?? ""));
    }),
  );
}

/**
 * §4.31 §4.34 What is LOCKED and has everything, or nothing to wait for, becomes NOT_STARTED; what is open stays open.
 */
export function openLocks(state: OracleState): void {
  const open = (known: Known | undefined, requirements: readonly RequirementShape[]) => {
    if (known?.status === "LOCKED" && isOpening(requirements, state)) known.status = "NOT_STARTED";
  };
  for (const chapter of state.course.chapters) {
    open(state.chapters.get(chapter.slug), chapter.requirements);
    for (const slide of chapter.slides) open(state.slides.get(slide.slug), slide.requirements);
  }
}

/** §4.30 */
export const startStatus = (requirements: readonly RequirementShape[]): Status =>
  requirements.length > 0 ? "LOCKED" : "NOT_STARTED";
