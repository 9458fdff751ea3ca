// Knows how much data of a package is kept, and which part if there is more.
import type { ItemData, PackageData } from "./package-data.ts";

/**
 * Characters of one value of a package's data: 64,000, each of which may take five when it is escaped because no
 * database holds it. Suspend data of real content exceeds the 4,096 of SCORM 1.2.
 */
export const LONGEST_SCORM_VALUE = 320_000;
/** Characters of all data of a package, as JSON: at three bytes each they fit into a request of 10 MiB. */
export const LONGEST_SCORM_DATA = 3_000_000;

interface DataLimits {
  readonly value: number;
  readonly data: number;
}
const LIMITS: DataLimits = { value: LONGEST_SCORM_VALUE, data: LONGEST_SCORM_DATA };

const measure = (value: unknown): number => JSON.stringify(value).length;

/**
 * `newest` itself if it fits. Otherwise its longest new values go back to their value in `kept` (which fits), or are
 * dropped, one after the other, until the rest fits. So short values (a status, a place) are always the newest.
 */
export function fitPackageData(newest: PackageData, kept: PackageData, limits: DataLimits = LIMITS): PackageData {
  const values = Object.entries(newest.items).flatMap(([identifier, data]) =>
    Object.entries(data).map(([element, value]) => ({ identifier, element, value })),
  );
  let excess = measure(newest) - limits.data;
  if (excess <= 0 && values.every(({ value }) => value.length <= limits.value)) return newest;
  const items: Record<string, Record<string, string>> = copyItems(newest.items);
  for (const { identifier, element, value } of values.sort((one, other) => other.value.length - one.value.length)) {
    if (excess <= 0 && value.length <= limits.value) break;
    const before = kept.items[identifier]?.[element];
    const data = items[identifier];
    if (!data || (before !== undefined && before.length >= value.length)) continue;
    if (before === undefined) delete data[element];
    else data[element] = before;
    // The value with its name, and at most two colons and commas.
    excess -= measure(value) - (before === undefined ? -measure(element) : measure(before));
  }
  const fitted = { ...newest, items };
  if (measure(fitted) <= limits.data) return fitted;
  const settled = { ...fitted, sequencing: kept.sequencing };
  return measure(settled) <= limits.data ? settled : kept;
}

const copyItems = (items: PackageData["items"]): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.entries(items).map(([identifier, data]: [string, ItemData]) => [identifier, { ...data }]));
