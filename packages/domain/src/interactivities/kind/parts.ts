// Knows what learners open one by one, such as cards and files: which of it they have seen, and when that is enough.

/** One that is opened by itself; `isCounted`: completion looks at it. */
export interface Part {
  /** As what is kept of a learner names it. */
  readonly key: string;
  readonly isCounted: boolean;
}

/** All that is opened one by one, in order, and how many of those that count have to be. */
export interface Parts {
  readonly list: readonly Part[];
  readonly needed: number;
}

/** It is opened as a whole. */
export const NO_PARTS: Parts = { list: [], needed: 0 };

/** Where something is required it alone counts; each key counts once. */
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

/** The keys of those that were seen, by what is kept: anything may be, and what is no key of these says nothing. */
export function readSeen({ list }: Parts, data: unknown): readonly string[] {
  const kept = typeof data === "object" && data !== null && "seen" in data ? data.seen : undefined;
  if (!Array.isArray(kept)) return [];
  const seen = new Set<unknown>(kept);
  return [...new Set(list.flatMap(({ key }) => (seen.has(key) ? [key] : [])))];
}

/** How many are still to be opened before it is enough: 0 once it is, and where nothing can be. */
export function countLeft({ list, needed }: Parts, seen: readonly string[]): number {
  const met = new Set(seen);
  return Math.max(0, needed - countKeys(list.filter(({ key }) => met.has(key))));
}
