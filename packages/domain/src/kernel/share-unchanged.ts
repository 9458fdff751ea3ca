// Knows how to keep the identity of equal parts, so that views redraw only what changed.
import { isSameJson } from "./same-json.ts";

/** Deeper than any view looks: parts below this are kept as a whole or not at all. */
const DEEPEST = 500;

/**
 * A value equal to `after` in which every part that equals the same part of `before` is that very part; `before`
 * itself when nothing differs. Changes neither argument. For JSON-like values that do not contain themselves; parts
 * deeper than 500 levels are shared as a whole.
 */
export function shareUnchanged<T>(before: T, after: T): T {
  return share(before, after, 0) as T;
}

function share(before: unknown, after: unknown, depth: number): unknown {
  if (Object.is(before, after)) return before;
  if (depth > DEEPEST) return isSameJson(before, after) ? before : after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((item, index) => share(before[index], item, depth + 1));
    return shared.length === before.length && shared.every((item, index) => Object.is(item, before[index]))
      ? before
      : shared;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const keys = Object.keys(after);
  const shared = Object.fromEntries(keys.map((key) => [key, share(own(before, key), after[key], depth + 1)]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && Object.is(shared[key], before[key]));
  return isSame ? before : shared;
}

const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
