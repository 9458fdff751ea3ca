// Knows how to time a call so that two calls of one run can be compared.

const BATCHES = 31;
const BATCH_MS = 8;

/** Microseconds of one call, over a batch. The clock is read rarely, since that costs as much as a short call. */
function time(call: () => unknown): number {
  const started = performance.now();
  let calls = 0;
  let now = started;
  for (let next = 1; now - started < BATCH_MS; next *= 2) {
    for (; calls < next; calls++) call();
    now = performance.now();
  }
  return ((now - started) * 1_000) / calls;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** Microseconds of each call. Their batches alternate, so that a busy moment of the machine affects all alike. */
export function measure<Name extends string>(calls: Readonly<Record<Name, () => unknown>>): Record<Name, number> {
  const names = Object.keys(calls) as Name[];
  const batches = new Map(names.map((name) => [name, [] as number[]]));
  for (let batch = 0; batch <= BATCHES; batch++) {
    // The first round is a warm-up.
    for (const name of names) {
      const microseconds = time(calls[name]);
      if (batch > 0) batches.get(name)?.push(microseconds);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(batches.get(name) ?? [])])) as Record<Name, number>;
}
