// Knows how far the making of a product is, step by step (§3.75, §4.127–§4.132).
import { computeSteps, type StepStatus } from "@academiz/domain/catalog";
import type { ProductContent } from "@academiz/domain/products";
import type { ProductRow } from "../ports/index.ts";

export interface EditionStatuses {
  readonly createStatus: StepStatus;
  readonly paramsStatus: StepStatus;
  readonly contentStatus: StepStatus;
  readonly validationStatus: StepStatus;
  readonly publicationStatus: StepStatus;
}

/** Published: nothing has been changed since. A content that cannot be read has no step done. */
export function computeStatuses(product: ProductRow, content: ProductContent | null): EditionStatuses {
  const isPublished = product.publishedAt !== null && !product.hasConfigDraft;
  const steps = computeSteps(product.type, {
    ...content?.judgeSteps(),
    publication: isPublished ? "DONE" : "UNDONE",
  });
  return {
    createStatus: steps.create,
    paramsStatus: steps.params,
    contentStatus: steps.content,
    validationStatus: steps.validation,
    publicationStatus: steps.publication,
  };
}
