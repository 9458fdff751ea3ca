// Knows in which order threads stand: by the parts that they are about, and apart those of parts that are no more.
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
  /** The whole first, then part by part; none is empty. */
  readonly present: readonly PlacedThreads<T>[];
  /** About parts that are not there, for the time being or for good. */
  readonly gone: readonly T[];
}

/** By the parts of a subject, `slugs` in their order. Nothing is lost, whatever went from the subject. */
export function arrangeThreads<T extends Placed>(threads: readonly T[], slugs: readonly string[]): ArrangedThreads<T> {
  const byPlace = new Map<string | null, T[]>([null, ...slugs].map((slug) => [slug, []]));
  const gone: T[] = [];
  for (const thread of threads) (byPlace.get(thread.place?.slug ?? null) ?? gone).push(thread);
  return {
    present: [...byPlace].filter(([, own]) => own.length > 0).map(([place, own]) => ({ place, threads: own })),
    gone,
  };
}
