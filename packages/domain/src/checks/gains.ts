// Knows what each element of a course can give to the best learner, if it were open (§4.36–§4.39, §4.59).
import { findBestResult, readWeight } from "../interactivities/index.ts";
import type { CompiledLearniz, CompiledValidator } from "../learniz/index.ts";
import { reaches } from "../scoring/index.ts";

/**
 * The score of a learner who answers everything rightly, wherever there is a score: averages of such scores are the
 * same.
 */
const BEST_SCORE = 100;

/** True when the score that is asked for can be had: the best learner reaches it. */
export const isWithinReach = (score: number): boolean => reaches(BEST_SCORE, score);

/** What can be gained, by slug, whatever the locks. */
export interface Gains {
  /** Interactivities that can end COMPLETE, and slides that then complete. */
  readonly complete: ReadonlySet<string>;
  /** Games that give a score, and the slides and chapters that hold one with a weight above 0. */
  readonly scored: ReadonlySet<string>;
  /** True when the course as a whole can have a score. */
  readonly isScored: boolean;
}

/** The slugs that are COMPLETE, and those that have a score, so far. */
interface Got {
  readonly complete: ReadonlySet<string>;
  readonly scored: ReadonlySet<string>;
}

/** True when the best learner satisfies what is asked of an element. */
export function meets(
  { complete, scored }: Got,
  slug: string,
  asked: { readonly type: "STATUS" | "SCORE"; readonly score?: number | undefined },
): boolean {
  return asked.type === "STATUS" ? complete.has(slug) : scored.has(slug) && isWithinReach(asked.score ?? 0);
}

/** True when there is no validator, or the best learner satisfies one of them. */
export function holdsAny(
  validators: readonly CompiledValidator[],
  children: readonly { readonly slug: string }[],
  { complete, scored, hasScore }: Got & { readonly hasScore: boolean },
): boolean {
  if (validators.length === 0) return true;
  return validators.some(
    ({ minimumAverageScore: minimum, elements }) =>
      (minimum === undefined || (hasScore && isWithinReach(minimum))) &&
      elements.every((asked) => {
        const child = children[asked.index];
        return child !== undefined && meets({ complete, scored }, child.slug, asked);
      }),
  );
}

/** Looks at each element once. */
export function listGains({ learniz, rules }: CompiledLearniz): Gains {
  const complete = new Set<string>();
  const scored = new Set<string>();
  for (const [chapterIndex, chapter] of learniz.chapters.entries()) {
    for (const [slideIndex, slide] of chapter.slides.entries()) {
      for (const interactivity of slide.interactivities) {
        const best = findBestResult(interactivity);
        if (best?.status === "COMPLETE") complete.add(interactivity.slug);
        if (best?.score === undefined) continue;
        scored.add(interactivity.slug);
        if ((readWeight(interactivity) ?? 0) > 0) scored.add(slide.slug).add(chapter.slug);
      }
      const validators = rules.chapters[chapterIndex]?.slides[slideIndex] ?? [];
      const got = { complete, scored, hasScore: scored.has(slide.slug) };
      if (holdsAny(validators, slide.interactivities, got)) complete.add(slide.slug);
    }
  }
  return { complete, scored, isScored: learniz.chapters.some(({ slug }) => scored.has(slug)) };
}
