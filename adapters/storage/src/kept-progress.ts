// Knows how a course that runs only in a browser keeps its learner's progress there.
import type { DatedProgress, ProgressGateway, ProgressJournal } from "@academiz/application/ports";
import { readStored, readStoredJson } from "./guarded-storage.ts";

export interface KeptProgress {
  readonly gateway: ProgressGateway<DatedProgress>;
  /** Each fact is stored in its place at once: nothing waits, and only the gateway reports what could not be kept. */
  readonly journal: ProgressJournal<DatedProgress>;
  /** Unparsed; null when nothing was kept. */
  read(): unknown;
}

/** @param name keeps apart the courses that share an origin, or a disk. */
export function createKeptProgress(storage: Storage, name: string): KeptProgress {
  const key = `web.PROGRESS.${name}`;
  /** What this window read or wrote last; anything else there was written by another window. */
  let own = readStored(storage, key);
  /** What another window stored since: this idle window has newer dates, and would overwrite it. */
  function findOther(): string | null {
    const there = readStored(storage, key);
    return there === null || there === own ? null : there;
  }
  function keep(progress: DatedProgress): boolean {
    if (findOther() !== null) return false;
    const text = JSON.stringify(progress);
    try {
      storage.setItem(key, text);
      own = text;
      return true;
    } catch {
      // Full or forbidden: the learner hears that it is not saved.
      return false;
    }
  }
  async function send(progress: DatedProgress): ReturnType<ProgressGateway<DatedProgress>["send"]> {
    if (keep(progress)) return { ok: true, value: { accepted: true, storedEventDate: progress.eventDate ?? "" } };
    if (findOther() === null) return { ok: false, error: { kind: "unexpected", detail: "device.full" } };
    const stored = readStoredJson(storage, key) as Partial<DatedProgress> | null;
    return { ok: true, value: { accepted: false, storedEventDate: stored?.eventDate ?? "" } };
  }
  return {
    read() {
      own = readStored(storage, key);
      return readStoredJson(storage, key);
    },
    journal: { keep, readPending: () => null, forget: () => {} },
    gateway: {
      send,
      sendLeaving: (progress) => {
        keep(progress);
      },
    },
  };
}
