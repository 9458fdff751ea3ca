// Knows how to keep the identity of what is equal: views then redraw only what changed.

/**
 * A value equal to `after` in which every part that equals the same part of `before` is that very part; `before` itself when
 * nothing differs. Neither argument is changed. For JSON-like values that do not hold themselves.
 */
export function shareUnchanged<T>(before: T, after: T): T {
  return share(before, after) as T;
}

function share(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((item, index) => share(before[index], item));
    return shared.length === before.length && shared.every((item, index) => Object.is(item, before[index]))
      ? before
      : shared;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const keys = Object.keys(after);
  const shared = Object.fromEntries(keys.map((key) => [key, share(own(before, key), after[key])]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && Object.is(shared[key], before[key]));
  return isSame ? before : shared;
}

const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
