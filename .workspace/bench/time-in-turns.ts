// Knows how long several ways to the same result take under concurrent calls, in turns, so that a busy moment affects
// all alike.

/** Milliseconds of each way: `width` calls at once, the ways in turns. */
export async function timeInTurns<Name extends string>(
  ways: Readonly<Record<Name, () => Promise<unknown>>>,
  { calls, width }: { readonly calls: number; readonly width: number },
) {
  const names = Object.keys(ways) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let done = 0; done < calls; done += width) {
    for (const name of names) {
      const one = async () => {
        const from = performance.now();
        await ways[name]();
        times.get(name)?.push(performance.now() - from);
      };
      await Promise.all(Array.from({ length: width }, one));
    }
  }
  const quantile = (all: readonly number[], part: number) =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? Number.NaN;
  return Object.fromEntries(
    names.map((name) => [
      name,
      { p50: quantile(times.get(name) ?? [], 0.5), p95: quantile(times.get(name) ?? [], 0.95) },
    ]),
  ) as Record<Name, { readonly p50: number; readonly p95: number }>;
}
