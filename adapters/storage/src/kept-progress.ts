// Knows how what runs nowhere but in a browser keeps its learner's progress there.
import type { DatedProgress, ProgressGateway, ProgressJournal } from "@academiz/application/ports";
import { readStoredJson } from "./guarded-storage.ts";

export interface KeptProgress {
  readonly gateway: ProgressGateway<DatedProgress>;
  /** Each fact is where it belongs at once: nothing waits, and the gateway alone tells what could not be kept. */
  readonly journal: ProgressJournal<DatedProgress>;
  /** Unparsed; null when nothing was kept. */
  read(): unknown;
}

/** @param name tells apart the courses that share an origin, or a disk. */
export function createKeptProgress(storage: Storage, name: string): KeptProgress {
  const key = `web.PROGRESS.${name}`;
  function keep(progress: DatedProgress): boolean {
    try {
      storage.setItem(key, JSON.stringify(progress));
      return true;
    } catch {
      // Full or forbidden: the learner hears that it is not saved.
      return false;
    }
  }
  return {
    read: () => readStoredJson(storage, key),
    journal: { keep, readPending: () => null, forget: () => {} },
    gateway: {
      send: async (progress) =>
        keep(progress)
          ? { ok: true, value: { accepted: true, storedEventDate: progress.eventDate ?? "" } }
          : { ok: false, error: { kind: "unexpected", detail: "device.full" } },
      sendLeaving: (progress) => {
        keep(progress);
      },
    },
  };
}
