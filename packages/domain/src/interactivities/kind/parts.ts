// Knows what learners open one by one, such as cards and files: which of these they have seen, and how many are
// enough.

/** One part that is opened by itself; `isCounted`: it counts for completion. */
export interface Part {
  /** The key by which the progress of a learner names it. */
  readonly key: string;
  readonly isCounted: boolean;
}

/** All parts that are opened one by one, in order, and how many of the counted ones have to be. */
export interface Parts {
  readonly list: readonly Part[];
  readonly needed: number;
}

/** An interactivity without such parts is opened as a whole. */
export const NO_PARTS: Parts = { list: [], needed: 0 };

/** Where a part is required, only required ones count; each key counts once. */
export function makeParts(
  all: readonly { readonly key: string; readonly required?: boolean | undefined }[],
  readNeeded: (counted: number) => number,
): Parts {
  const isAny = all.every(({ required }) => !required);
  const list = all.map(({ key, required }) => ({ key, isCounted: isAny || required === true }));
  return { list, needed: readNeeded(countKeys(list)) };
}

const countKeys = (list: readonly Part[]) =>
  new Set(list.flatMap(({ key, isCounted }) => (isCounted ? [key] : []))).size;

/** The keys of the parts that were seen. Kept data may be anything: what is not one of these keys is ignored. */
export function readSeen({ list }: Parts, data: unknown): readonly string[] {
  const kept = typeof data === "object" && data !== null && "seen" in data ? data.seen : undefined;
  if (!Array.isArray(kept)) return [];
  const seen = new Set<unknown>(kept);
  return [...new Set(list.flatMap(({ key }) => (seen.has(key) ? [key] : [])))];
}

/** How many parts are still to be opened: 0 once it is enough, and where none can be opened. */
export function countLeft({ list, needed }: Parts, seen: readonly string[]): number {
  const met = new Set(seen);
  return Math.max(0, needed - countKeys(list.filter(({ key }) => met.has(key))));
}
