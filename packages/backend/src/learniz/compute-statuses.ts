// Knows how far the making of a learniz is, step by step (§3.75, §4.127, §4.130).
import type { StepStatus } from "@academiz/domain/catalog";
import type { Learniz } from "@academiz/domain/learniz";
import type { ProductRow } from "../ports/index.ts";

export interface EditionStatuses {
  readonly paramsStatus: StepStatus;
  readonly contentStatus: StepStatus;
  readonly validationStatus: StepStatus;
  readonly publicationStatus: StepStatus;
}

/** Each step is null until the one before it is DONE. Published means: nothing has been changed since. */
export function computeStatuses(product: ProductRow, content: Learniz | null): EditionStatuses {
  const slides = content?.chapters.flatMap((chapter) => chapter.slides) ?? [];
  const steps = [
    product.name.trim() !== "" && content !== null && content.context.title.trim() !== "",
    slides.some((slide) => slide.interactivities.length > 0),
    slides.every((slide) => slide.interactivities.length > 0),
    product.publishedAt !== null && !product.hasConfigDraft,
  ];
  const [paramsStatus, contentStatus, validationStatus, publicationStatus] = steps.map((done, at): StepStatus => {
    if (!steps.slice(0, at).every(Boolean)) return null;
    return done ? "DONE" : "UNDONE";
  });
  return {
    paramsStatus: paramsStatus ?? null,
    contentStatus: contentStatus ?? null,
    validationStatus: validationStatus ?? null,
    publicationStatus: publicationStatus ?? null,
  };
}
