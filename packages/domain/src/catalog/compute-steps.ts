// Knows how far the making of a product has come (§3.75, §4.127–§4.132).
import type { StepStatus, StepStatuses } from "./product.ts";
import { PRODUCT_TRAITS } from "./product-traits.ts";
import type { ProductType } from "./product-type.ts";

/** What the server knows of each step; an absent or null one is UNDONE. */
export interface StepFacts {
  /**
   * The flag of games and SCORM packages: an author made or uploaded something (§3.79). Absent is false; other types do
   * not need it.
   */
  readonly isTouched?: boolean;
  readonly params?: StepStatus;
  readonly content?: StepStatus;
  readonly validation?: StepStatus;
  readonly publication?: StepStatus;
}

type Step = keyof StepStatuses;

/** The steps that a type of product has, in their order (§4.127–§4.132). */
export const listSteps = (type: ProductType): readonly Step[] => PRODUCT_TRAITS[type].steps;

function readOwnStatus(type: ProductType, step: Step, facts: StepFacts): StepStatus {
  const flag = facts.isTouched ? "DONE" : "UNDONE";
  if (step === "create") return type === "game" || type === "scorm" ? flag : "DONE";
  if (step === "params" && type === "scorm") return flag;
  return facts[step] ?? "UNDONE";
}

/**
 * The status of each step (§4.127–§4.132). A step is null while the one before it is not DONE, and where the type does
 * not have it; the params of a SCORM package, which its upload makes together with the product, are UNDONE until then
 * (§4.131). `create` is DONE for every type but games and SCORM packages, where the flag decides. An attachment and
 * a section, whose steps the specification does not show, have those of a coursiz.
 * @throws Error for a type that is none of `ProductType`.
 */
export function computeSteps(type: ProductType, facts: StepFacts): StepStatuses {
  const statuses: Record<Step, StepStatus> = {
    create: null,
    params: null,
    content: null,
    validation: null,
    publication: null,
  };
  let isPreviousDone = true;
  for (const step of listSteps(type)) {
    const isShown: boolean = isPreviousDone || (type === "scorm" && step === "params");
    const status: StepStatus = isShown ? readOwnStatus(type, step, facts) : null;
    statuses[step] = status;
    isPreviousDone = status === "DONE";
  }
  return statuses;
}
