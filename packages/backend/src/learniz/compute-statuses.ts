// Knows how far the making of a learniz is, step by step (§3.75, §4.127, §4.130).
import { computeSteps, type StepStatus } from "@academiz/domain/catalog";
import { checkLearniz } from "@academiz/domain/checks";
import type { Learniz } from "@academiz/domain/learniz";
import type { ProductRow } from "../ports/index.ts";

export interface EditionStatuses {
  readonly paramsStatus: StepStatus;
  readonly contentStatus: StepStatus;
  readonly validationStatus: StepStatus;
  readonly publicationStatus: StepStatus;
}

const rate = (isDone: boolean): StepStatus => (isDone ? "DONE" : "UNDONE");

/** Validated: nothing keeps learners from getting on. Published: nothing has been changed since. */
export function computeStatuses(product: ProductRow, content: Learniz | null): EditionStatuses {
  const slides = content?.chapters.flatMap((chapter) => chapter.slides) ?? [];
  const steps = computeSteps("learniz", {
    params: rate(product.name.trim() !== "" && Boolean(content?.context.title.trim())),
    content: rate(slides.some((slide) => slide.interactivities.length > 0)),
    validation: rate(content !== null && checkLearniz(content).every((problem) => problem.severity !== "error")),
    publication: rate(product.publishedAt !== null && !product.hasConfigDraft),
  });
  return {
    paramsStatus: steps.params,
    contentStatus: steps.content,
    validationStatus: steps.validation,
    publicationStatus: steps.publication,
  };
}
