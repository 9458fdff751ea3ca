// Knows what a course has left for who has completed it, and what of that came with a later publication.
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
 * Slugs of the pages that came after the course was completed (§4.66): what is stored knows nothing of them. Empty for
 * who has not completed it, and for what cannot be read.
 */
export function listAdded({ learniz }: CompiledLearniz, stored: unknown): readonly string[] {
  const known = parseProgress(stored, []);
  if (known?.status !== "COMPLETE" || known.publishedDate === learniz.publishedDate) return [];
  const slugs = new Set(known.chapters.flatMap(({ slides }) => slides.map(({ slug }) => slug)));
  return learniz.chapters.flatMap(({ slides }) => slides.map(({ slug }) => slug)).filter((slug) => !slugs.has(slug));
}
