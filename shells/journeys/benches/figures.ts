// Knows how a figure is computed: the median of some runs, compared with the same on a bare page, and with a bound.
import { expect, type TestInfo } from "@playwright/test";

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

export function say(test: TestInfo, description: string): void {
  test.annotations.push({ type: "figure", description });
}

/** `ours` and `bare`: milliseconds of the same action, run by run. `most`: the highest ratio of the two. */
export function compare(
  test: TestInfo,
  what: string,
  { ours, bare, most }: { readonly ours: readonly number[]; readonly bare: readonly number[]; readonly most: number },
): void {
  const [here, there] = [median(ours), median(bare)];
  const ratio = here / there;
  say(test, `${what}: ${here.toFixed(2)} ms, bare ${there.toFixed(2)} ms, ${ratio.toFixed(2)} × (at most ${most})`);
  expect.soft(ratio, what).toBeLessThanOrEqual(most);
}
