// Knows how a course that runs nowhere but in a browser keeps its learner's progress there.
import type { ProgressGateway } from "@academiz/application/ports";
import { readStoredJson } from "./guarded-storage.ts";

export interface KeptProgress {
  readonly gateway: ProgressGateway;
  /** Unparsed: `loadProgress` reads it; null when nothing was kept. */
  read(): unknown;
}

/** @param name tells apart the courses that share an origin, or a disk. */
export function createKeptProgress(storage: Storage, name: string): KeptProgress {
  const key = `web.PROGRESS.${name}`;
  function keep(progress: Parameters<ProgressGateway["send"]>[0]): boolean {
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
