// Knows which pages a learner who completed a course has left to do, and which of them a later publication added.
import type { CompiledLearniz } from "../../learniz/index.ts";
import { parseProgress } from "./parse-progress.ts";
import type { LearnizProgress } from "./progress.ts";

/** Slugs of the pages that are open and not done, in the order of the course. */
export const listLeft = ({ chapters }: LearnizProgress): readonly string[] =>
  chapters
    .filter(({ status }) => status !== "LOCKED")
    .flatMap(({ slides }) => slides)
    .filter(({ status }) => status !== "COMPLETE" && status !== "LOCKED")
    .map(({ slug }) => slug);

/**
 * Slugs of the pages that were added after the course was completed (§4.66): the stored progress lacks them. Empty
 * where the course is not completed, and for an unreadable progress.
 */
export function listAdded({ learniz }: CompiledLearniz, stored: unknown): readonly string[] {
  const known = parseProgress(stored, []);
  if (known?.status !== "COMPLETE" || known.publishedDate === learniz.publishedDate) return [];
  const slugs = new Set(known.chapters.flatMap(({ slides }) => slides.map(({ slug }) => slug)));
  return learniz.chapters.flatMap(({ slides }) => slides.map(({ slug }) => slug)).filter((slug) => !slugs.has(slug));
}
