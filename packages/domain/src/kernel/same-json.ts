// Knows when two plain values are equal: the order of keys and absent or undefined properties do not count.

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * How many pairs are compared before repeated ones are looked for, as in a value that contains itself: looking costs
 * more than comparing.
 */
const PATIENCE = 10_000;

/**
 * Deep equality of JSON-like values at any depth: the order of keys does not count, and an absent property equals an
 * undefined one. NaN equals NaN. Values that contain themselves are equal when nothing tells them apart.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  // Holds the pairs to compare, two entries each, instead of recursion: what `JSON.parse` can read is deeper than the
  // stack.
  const waiting: unknown[] = [one, other];
  const met = new Map<object, Set<object>>();
  for (let compared = 0; waiting.length > 0; compared++) {
    const theirs = waiting.pop();
    const mine = waiting.pop();
    if (Object.is(mine, theirs)) continue;
    if (!isRecord(mine) || !isRecord(theirs)) {
      if (mine === theirs) continue;
      return false;
    }
    if (Array.isArray(mine) !== Array.isArray(theirs)) return false;
    if (Array.isArray(mine) && mine.length !== (theirs as unknown as unknown[]).length) return false;
    if (compared > PATIENCE && wasMet(met, mine, theirs)) continue;
    for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
      waiting.push(
        Object.hasOwn(mine, key) ? mine[key] : undefined,
        Object.hasOwn(theirs, key) ? theirs[key] : undefined,
      );
    }
  }
  return true;
}

/** True from the second time on that a pair is met. */
function wasMet(met: Map<object, Set<object>>, one: object, other: object): boolean {
  const others = met.get(one) ?? new Set();
  if (others.has(other)) return true;
  met.set(one, others.add(other));
  return false;
}
