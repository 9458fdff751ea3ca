// Knows which of the author's rules were lost in an edit, so that the author can be told (§5.34).
import type { Learniz } from "../content/course.ts";
import type { Requirement, Validator } from "../content/rules.ts";

/** How many of its rules a part of the course has lost. */
export interface LostRules {
  /** Slug of the chapter or slide whose rules they were; null for the course itself. */
  readonly owner: string | null;
  /** How many things its rules no longer ask for; the editor shows each as a sentence. */
  readonly count: number;
}

/**
 * How many things the author's own rules ask for, by owner, in the order of the course; generated rules do not count
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
 * The rules that the remaining parts of the course had before an edit and no longer have; empty where none were lost.
 */
export function listLostRules(before: Learniz, after: Learniz): readonly LostRules[] {
  const had = countRules(before);
  return [...countRules(after)].flatMap(([owner, now]) => {
    const count = (had.get(owner) ?? 0) - now;
    return count > 0 ? [{ owner, count }] : [];
  });
}
