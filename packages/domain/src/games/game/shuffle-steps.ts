// Knows in which order steps begin that a learner puts in order.
import { shuffle } from "./shuffle.ts";

/** Slugs of steps, shuffled by a seed, never in the right order. */
export function shuffleSteps(
  { slug, steps }: { readonly slug: string; readonly steps: readonly { readonly slug: string }[] },
  seed: number,
): readonly string[] {
  const slugs = steps.map((step) => step.slug);
  const order = shuffle(slugs, seed, slug);
  return order.every((one, index) => one === slugs[index]) ? [...order.slice(1), ...order.slice(0, 1)] : order;
}
