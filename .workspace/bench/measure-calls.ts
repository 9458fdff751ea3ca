// Knows how to time asynchronous calls, so that several ways can be compared in one run.

const ROUNDS = 15;

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** Microseconds of one call, `width` at a time. */
async function time(
  call: (n: number) => Promise<unknown>,
  from: number,
  calls: number,
  width: number,
): Promise<number> {
  const started = performance.now();
  let next = 0;
  const work = async () => {
    while (next < calls) await call(from + next++);
  };
  await Promise.all(Array.from({ length: width }, work));
  return ((performance.now() - started) * 1_000) / calls;
}

/**
 * Microseconds of each call. Their rounds alternate, so that a busy moment of the machine affects all alike. `n` never
 * repeats.
 */
export async function measureCalls<Name extends string>(
  ways: Readonly<Record<Name, (n: number) => Promise<unknown>>>,
  { calls, width }: { readonly calls: number; readonly width: number },
): Promise<Record<Name, number>> {
  const names = Object.keys(ways) as Name[];
  const rounds = new Map(names.map((name) => [name, [] as number[]]));
  let from = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      const microseconds = await time(ways[name], from, calls, width);
      from += calls;
      // The first round is a warm-up.
      if (round > 0) rounds.get(name)?.push(microseconds);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rounds.get(name) ?? [])])) as Record<Name, number>;
}
