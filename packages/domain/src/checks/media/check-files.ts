// Knows where a course shows files of the library that serve not everybody: those that are gone, and PDFs that do not say
// what their words are.
import { listReferences } from "../../documents/index.ts";
import type { Learniz } from "../../learniz/index.ts";
import type { FoundProblem } from "../problems/problem.ts";

/** One problem for each place that names such files. @param slugs those of the files. */
function checkNamed(
  code: "file-gone" | "file-untagged",
  learniz: Learniz,
  slugs: ReadonlySet<string>,
): readonly FoundProblem[] {
  if (slugs.size === 0) return [];
  const tell = (place: readonly string[], content: unknown): FoundProblem[] => {
    const count = listReferences(content).filter(({ slug }) => slugs.has(slug)).length;
    return count > 0 ? [{ code, severity: "warning", slugs: place, count }] : [];
  };
  return [
    ...tell([], { ...learniz, chapters: [] }),
    ...learniz.chapters.flatMap(({ slides, ...chapter }) => [
      ...tell([chapter.slug], chapter),
      ...slides.flatMap(({ interactivities, ...slide }) => [
        ...tell([slide.slug], slide),
        ...interactivities.flatMap((one) => tell([one.slug, slide.slug], one)),
      ]),
    ]),
  ];
}

/**
 * @param gone slugs of the files that the library has no more.
 * @param untagged slugs of PDFs that do not say which of their words are headings, lists and tables.
 */
export const checkFiles = (
  learniz: Learniz,
  gone: ReadonlySet<string>,
  untagged: ReadonlySet<string>,
): readonly FoundProblem[] => [
  ...checkNamed("file-gone", learniz, gone),
  ...checkNamed("file-untagged", learniz, untagged),
];
