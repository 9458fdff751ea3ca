// Knows what a change of progress brought about that the learner should see.
import type { ProgressEffect } from "./events.ts";
import type { LearnizProgress, ProgressStatus } from "./progress.ts";

type Was = { readonly status: ProgressStatus } | undefined;
type Is = { readonly slug: string; readonly status: ProgressStatus };

const isCompleted = (was: Was, is: Is) => is.status === "COMPLETE" && was?.status !== "COMPLETE";
const isUnlocked = (was: Was, is: Is) => was?.status === "LOCKED" && is.status !== "LOCKED";

/** Completions from the inside out, then what opened in the order of the course. Both progresses are of one publication. */
export function listEffects(before: LearnizProgress, after: LearnizProgress): readonly ProgressEffect[] {
  const slides: ProgressEffect[] = [];
  const chapters: ProgressEffect[] = [];
  const unlocked: ProgressEffect[] = [];
  for (const [c, chapter] of after.chapters.entries()) {
    const was = before.chapters[c];
    if (was === chapter) continue;
    if (isCompleted(was, chapter)) chapters.push({ type: "chapter.completed", slug: chapter.slug });
    if (isUnlocked(was, chapter)) unlocked.push({ type: "element.unlocked", slug: chapter.slug });
    for (const [s, slide] of chapter.slides.entries()) {
      const slideWas = was?.slides[s];
      if (isCompleted(slideWas, slide)) slides.push({ type: "slide.completed", slug: slide.slug });
      if (isUnlocked(slideWas, slide)) unlocked.push({ type: "element.unlocked", slug: slide.slug });
    }
  }
  const whole: readonly ProgressEffect[] = isCompleted(before, after) ? [{ type: "learniz.completed" }] : [];
  return [...slides, ...chapters, ...whole, ...unlocked];
}
