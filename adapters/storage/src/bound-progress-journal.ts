// Knows how progress waits on a device until a host took it: it counts only where the host resumes the progress that it
// continues.
import type { DatedProgress, ProgressJournal } from "@academiz/application/ports";
import { readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

export interface BoundJournalOptions {
  /** Keeps apart the courses and the learners that share a browser, as far as the host names them. */
  readonly name: string;
  /** The `eventDate`s of which the host resumes one; empty where it holds nothing. */
  readonly listHeld: () => readonly string[];
}

interface Waiting {
  readonly goesOnFrom: readonly unknown[];
  readonly progress: object;
}

/**
 * A waiting progress is bound to what the host held when it was kept. A host that begins anew, or resumes somebody
 * else, does not hold that: then the progress is forgotten and not played, whoever shares the browser. A progress that
 * continues nothing is not kept.
 */
export function createBoundProgressJournal(
  storage: Storage,
  { name, listHeld }: BoundJournalOptions,
): ProgressJournal<DatedProgress> {
  const place = (perimeterSlug: string) => `package.PROGRESS.${name}.${perimeterSlug}`;
  const read = (perimeterSlug: string): Waiting | null => {
    const kept = readStoredJson(storage, place(perimeterSlug));
    return isWaiting(kept) ? kept : null;
  };
  return {
    keep(progress) {
      const goesOnFrom = listHeld();
      if (goesOnFrom.length === 0) return false;
      return writeStored(storage, place(progress.slug), JSON.stringify({ goesOnFrom, progress } satisfies Waiting));
    },
    readPending(perimeterSlug) {
      const waiting = read(perimeterSlug);
      if (waiting && listHeld().some((date) => waiting.goesOnFrom.includes(date))) return waiting.progress;
      removeStored(storage, place(perimeterSlug));
      return null;
    },
    forget(progress) {
      const waiting = read(progress.slug);
      if (waiting && dateOf(waiting.progress) <= (progress.eventDate ?? ""))
        removeStored(storage, place(progress.slug));
    },
  };
}

function isWaiting(kept: unknown): kept is Waiting {
  if (typeof kept !== "object" || kept === null || !("goesOnFrom" in kept) || !("progress" in kept)) return false;
  return Array.isArray(kept.goesOnFrom) && typeof kept.progress === "object" && kept.progress !== null;
}

function dateOf(progress: object): string {
  return "eventDate" in progress && typeof progress.eventDate === "string" ? progress.eventDate : "";
}
