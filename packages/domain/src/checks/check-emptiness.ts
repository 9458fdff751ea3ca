// Knows the parts of a course that hold nothing.
import type { CompiledLearniz, Interactivity, Slide } from "../learniz/index.ts";
import type { FoundProblem } from "./problems/problem.ts";

/** A text box in which nobody has written or shown anything yet. */
function isBlank(interactivity: Interactivity): boolean {
  if (interactivity.type !== "text-box") return false;
  const blocks = interactivity.data.boxes.flatMap((box) => box.contents.flatMap((content) => content.nodes));
  return !blocks.some(isSomething);
}

/** A medium, or words at any depth. */
function isSomething(node: object): boolean {
  if ("src" in node) return node.src !== "";
  if ("text" in node) return String(node.text).trim() !== "";
  return "children" in node && (node.children as readonly object[]).some(isSomething);
}

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
