// Knows which options of a question were chosen, and what that is worth.
import type { ChoiceQuestion } from "./schema.ts";

/** The slugs of the options that an answer names, in the order of the content; undefined where it is no answer. */
export function chooseFrom({ options, several }: ChoiceQuestion, answer: unknown): readonly string[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const chosen = options.flatMap((option) => (answer.includes(option.slug) ? [option.slug] : []));
  return chosen.length > 0 && (several || chosen.length === 1) ? chosen : undefined;
}

/** (right − wrong) / all that are right, never below 0; all or nothing where the author says so. */
export function earnChoice({ options }: ChoiceQuestion, chosen: readonly string[], isWhole = false): number {
  const right = options.filter((option) => option.right);
  const hits = right.filter(({ slug }) => chosen.includes(slug)).length;
  const credit = Math.max(0, (2 * hits - chosen.length) / right.length);
  return isWhole && credit < 1 ? 0 : credit;
}
