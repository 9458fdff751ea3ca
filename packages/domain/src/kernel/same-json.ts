// Knows when two plain values say the same: key order and absent or undefined properties do not count.

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * Deep equality of JSON-like values: the order of keys does not count, and an absent property equals an undefined one. NaN equals
 * NaN.
 * @throws RangeError for a value that holds itself.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return one === other;
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const mine = Object.hasOwn(one, key) ? one[key] : undefined;
    const theirs = Object.hasOwn(other, key) ? other[key] : undefined;
    if (!isSameJson(mine, theirs)) return false;
  }
  return true;
}
