// Knows the parts of a course that hold nothing.
import type { CompiledLearniz } from "../compile-learniz.ts";
import type { CourseProblem } from "./problem.ts";

export function checkEmptiness(course: CompiledLearniz): readonly CourseProblem[] {
  const { chapters } = course.learniz;
  if (course.slides.length === 0) return [{ code: "empty-course", severity: "error", slugs: [] }];
  return chapters.flatMap((chapter): CourseProblem[] => {
    // An empty chapter never completes: whatever waits for it waits for ever.
    if (chapter.slides.length === 0) return [{ code: "empty-chapter", severity: "error", slugs: [chapter.slug] }];
    return chapter.slides
      .filter((slide) => slide.interactivities.length === 0)
      .map(({ slug }) => ({ code: "empty-slide", severity: "warning", slugs: [slug] }));
  });
}
