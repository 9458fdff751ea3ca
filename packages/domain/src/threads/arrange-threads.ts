// Knows the order of threads: by the parts that they are about, with those on removed parts at the end.
import type { ThreadPlace } from "./thread.ts";

interface Placed {
  readonly place: ThreadPlace | null;
}
/** Threads of one part, in the order in which they were given. */
export interface PlacedThreads<T> {
  /** Slug of the part; null: the subject as a whole. */
  readonly place: string | null;
  readonly threads: readonly T[];
}
/** Threads as they are listed. */
export interface ArrangedThreads<T> {
  /** Those on the subject as a whole first, then part by part; no group is empty. */
  readonly present: readonly PlacedThreads<T>[];
  /** Threads on parts that do not exist, for now or for good. */
  readonly gone: readonly T[];
}

/** `slugs` are the parts of the subject, in order. No thread is lost, whatever was removed from the subject. */
export function arrangeThreads<T extends Placed>(threads: readonly T[], slugs: readonly string[]): ArrangedThreads<T> {
  const byPlace = new Map<string | null, T[]>([null, ...slugs].map((slug) => [slug, []]));
  const gone: T[] = [];
  for (const thread of threads) (byPlace.get(thread.place?.slug ?? null) ?? gone).push(thread);
  return {
    present: [...byPlace].filter(([, own]) => own.length > 0).map(([place, own]) => ({ place, threads: own })),
    gone,
  };
}
