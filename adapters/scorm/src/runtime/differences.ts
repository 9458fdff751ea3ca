// Knows how plain data is stored as its differences from other plain data of the same shape.

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);
/** Lists of the same length are compared by place. */
const asData = (value: unknown): unknown => (Array.isArray(value) ? { ...value } : value);

/** Undefined where they are the same. */
export function findDifference(now: unknown, before: unknown): unknown {
  if (JSON.stringify(now) === JSON.stringify(before)) return undefined;
  const areLists = Array.isArray(now) && Array.isArray(before) && now.length === before.length;
  const [a, b] = areLists ? [asData(now), asData(before)] : [now, before];
  if (!isData(a) || !isData(b)) return now;
  const entries = Object.entries(a).map(([name, value]) => [name, findDifference(value, b[name])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The other way: puts what `findDifference` answered upon the data that it compared with. */
export function applyDifference(before: unknown, difference: unknown): unknown {
  if (difference === undefined) return before;
  if (Array.isArray(before) && isData(difference)) return before.map((one, at) => applyDifference(one, difference[at]));
  if (!isData(before) || !isData(difference)) return difference;
  const names = [...new Set([...Object.keys(before), ...Object.keys(difference)])];
  return Object.fromEntries(names.map((name) => [name, applyDifference(before[name], difference[name])]));
}
