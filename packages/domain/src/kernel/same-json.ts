// Knows when two plain values say the same: key order and absent or undefined properties do not count.

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * So many pairs are compared before it is asked whether they come again, as in a value that holds itself: asking costs
 * more.
 */
const PATIENCE = 10_000;

/**
 * Deep equality of JSON-like values, however deep: the order of keys does not count, and an absent property equals an
 * undefined one. NaN equals NaN. Values that hold themselves are equal when nothing tells them apart.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  // By twos, without recursion: what `JSON.parse` can read is deeper than the stack.
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

/** True from the second time on. */
function wasMet(met: Map<object, Set<object>>, one: object, other: object): boolean {
  const others = met.get(one) ?? new Set();
  if (others.has(other)) return true;
  met.set(one, others.add(other));
  return false;
}
