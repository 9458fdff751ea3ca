// Knows where a course shows files that are gone from the library.
import { listReferences } from "../../documents/index.ts";
import type { Learniz } from "../../learniz/index.ts";
import type { FoundProblem } from "../problems/problem.ts";

/** @param gone slugs of the files that the library has no more. */
export function checkFiles(learniz: Learniz, gone: ReadonlySet<string>): readonly FoundProblem[] {
  if (gone.size === 0) return [];
  const tell = (slugs: readonly string[], content: unknown): FoundProblem[] => {
    const count = listReferences(content).filter(({ slug }) => gone.has(slug)).length;
    return count > 0 ? [{ code: "file-gone", severity: "warning", slugs, count }] : [];
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
