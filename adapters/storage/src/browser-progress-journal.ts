// Knows how progress waits on the device until it is stored where it belongs.
import type { DatedProgress, ProgressJournal } from "@academiz/application/ports";
import { readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

/** `owner` keeps apart the people who share a browser. */
export function createBrowserProgressJournal(storage: Storage, owner: string): ProgressJournal<DatedProgress> {
  const key = (perimeterSlug: string) => `player.PROGRESS.${owner}.${perimeterSlug}`;
  return {
    keep: (progress) => writeStored(storage, key(progress.slug), JSON.stringify(progress)),
    readPending: (perimeterSlug) => readStoredJson(storage, key(perimeterSlug)),
    forget(progress) {
      const kept = readStoredJson(storage, key(progress.slug));
      if (dateOf(kept) <= (progress.eventDate ?? "")) removeStored(storage, key(progress.slug));
    },
  };
}

function dateOf(kept: unknown): string {
  if (typeof kept !== "object" || kept === null || !("eventDate" in kept)) return "";
  return typeof kept.eventDate === "string" ? kept.eventDate : "";
}
