// Knows which of the author's rules an edit took along, for who is told of it (§5.34).
import type { Learniz } from "../content/course.ts";
import type { Requirement, Validator } from "../content/rules.ts";

/** How many of its rules a part of the course has lost. */
export interface LostRules {
  /** Slug of the chapter or slide whose rules they were; null for the course itself. */
  readonly owner: string | null;
  /** Things that its own rules asked for, each a sentence of the editor. */
  readonly count: number;
}

/**
 * What the author's own rules ask for, by owner, in the order of the course; the general conditions make theirs anew
 * (§5.26).
 */
function countRules({ validators, chapters }: Learniz): ReadonlyMap<string | null, number> {
  const count = (rules: readonly (Validator | Requirement)[]) =>
    rules
      .filter((rule) => rule.generatedFromGeneralConditions !== true)
      .reduce((sum, { elements }) => sum + elements.length, 0);
  return new Map<string | null, number>([
    [null, count(validators)],
    ...chapters
      .flatMap((chapter) => [chapter, ...chapter.slides])
      .map((owner) => [owner.slug, count(owner.validators) + count(owner.requirements)] as const),
  ]);
}

/**
 * The rules that parts of the course had before an edit and have no more, of those that are still there; empty for
 * none.
 */
export function listLostRules(before: Learniz, after: Learniz): readonly LostRules[] {
  const had = countRules(before);
  return [...countRules(after)].flatMap(([owner, now]) => {
    const count = (had.get(owner) ?? 0) - now;
    return count > 0 ? [{ owner, count }] : [];
  });
}
