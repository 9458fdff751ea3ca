// Knows the parts of a course that hold nothing.
import { isBlank } from "../interactivities/index.ts";
import type { CompiledLearniz, Slide } from "../learniz/index.ts";
import type { FoundProblem } from "./problems/problem.ts";

export function checkEmptiness(course: CompiledLearniz): readonly FoundProblem[] {
  const { chapters } = course.learniz;
  if (course.slides.length === 0) return [{ code: "empty-course", severity: "error", slugs: [] }];
  return chapters.flatMap((chapter): FoundProblem[] => {
    // An empty chapter never completes: whatever waits for it waits for ever.
    if (chapter.slides.length === 0) return [{ code: "empty-chapter", severity: "error", slugs: [chapter.slug] }];
    return chapter.slides.flatMap(checkSlide);
  });
}

/** A page that shows nothing is told as one; blank texts, where something else stands beside them. */
function checkSlide({ slug, interactivities }: Slide): readonly FoundProblem[] {
  const blank = interactivities.filter(isBlank);
  if (blank.length === interactivities.length) return [{ code: "empty-slide", severity: "warning", slugs: [slug] }];
  return blank.map((text) => ({ code: "empty-text", severity: "warning", slugs: [text.slug, slug] }));
}
