// Knows how a browser holds the answers of attempts that run while an earlier one counts.
import type { RunningAttempts } from "@academiz/application/ports";
import { readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

/** @param owner keeps apart the people, and in packages the products, that share a browser. */
export function createBrowserRunningAttempts(storage: Storage, owner: string): RunningAttempts {
  const place = (perimeterSlug: string) => `player.RUNNING.${owner}.${perimeterSlug}`;
  return {
    keep(perimeterSlug, running) {
      if (Object.keys(running).length === 0) removeStored(storage, place(perimeterSlug));
      else writeStored(storage, place(perimeterSlug), JSON.stringify(running));
    },
    read: (perimeterSlug) => readStoredJson(storage, place(perimeterSlug)),
  };
}
