// Knows how to describe a change of plain data as plain data: what to do to one value to get the other.
import { isSameJson } from "./same-json.ts";

/** A change of plain data, itself plain data. */
export type JsonChange =
  /** Replaces the value. */
  | { readonly set: unknown }
  /** Changes parts of a record by key, or of a list by index, and removes the keys in `gone`. */
  | { readonly at: Readonly<Record<string, JsonChange>>; readonly gone?: readonly string[] }
  /** Removes so many items of a list from this index on, and inserts others. */
  | { readonly from: number; readonly out: number; readonly in: readonly unknown[] };

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Null where both values are equal. Where both hold the very same object, that is not looked into. */
export function describeChange(before: unknown, after: unknown): JsonChange | null {
  if (Object.is(before, after)) return null;
  if (isList(before) && isList(after)) return describeList(before, after);
  if (!isRecord(before) || !isRecord(after)) return isSameJson(before, after) ? null : { set: after };
  // JSON does not write a key whose value is undefined.
  const keys = listKeys(after);
  const kept = new Set(keys);
  const gone = listKeys(before).filter((key) => !kept.has(key));
  const at = describeParts(keys, (key) => [Object.hasOwn(before, key) ? before[key] : undefined, after[key]]);
  if (gone.length > 0) return { at, gone };
  return Object.keys(at).length > 0 ? { at } : null;
}

const listKeys = (record: Fields): readonly string[] => Object.keys(record).filter((key) => record[key] !== undefined);

function describeParts(
  keys: readonly string[],
  read: (key: string) => readonly [unknown, unknown],
): Readonly<Record<string, JsonChange>> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const change = describeChange(...read(key));
      return change ? [[key, change] as const] : [];
    }),
  );
}

function describeList(before: readonly unknown[], after: readonly unknown[]): JsonChange | null {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && isSameJson(before[from], after[from])) from += 1;
  let same = 0;
  while (same < shortest - from && isSameJson(before.at(-1 - same), after.at(-1 - same))) same += 1;
  const [out, added] = [before.length - same - from, after.slice(from, after.length - same)];
  // An item that moved stays the very same object.
  const isMoved = (item: unknown, index: number) =>
    typeof item === "object" && item !== null && ![-1, from + index].includes(before.indexOf(item));
  if (out !== added.length || added.some(isMoved)) return { from, out, in: added };
  const keys = added.map((_, index) => String(from + index));
  const at = describeParts(keys, (key) => [before[Number(key)], after[Number(key)]]);
  return Object.keys(at).length > 0 ? { at } : null;
}

/**
 * Applies a change to the value from which it was described; parts that do not change stay the very same.
 * @throws Error for a value from which it cannot have been described.
 */
export function applyChange(before: unknown, change: JsonChange): unknown {
  if ("set" in change) return change.set;
  if ("from" in change) {
    if (!isList(before)) throw new Error("what changes is no list");
    return before.toSpliced(change.from, change.out, ...change.in);
  }
  const { at, gone = [] } = change;
  if (isList(before))
    return before.map((item, index) => {
      const part = Object.hasOwn(at, index) ? at[index] : undefined;
      return part ? applyChange(item, part) : item;
    });
  if (!isRecord(before)) throw new Error("what changes has no parts");
  const kept = Object.entries(before).filter(([key]) => !gone.includes(key));
  const changed = Object.entries(at).map(([key, part]) => [key, applyChange(before[key], part)] as const);
  return Object.fromEntries([...kept, ...changed]);
}
