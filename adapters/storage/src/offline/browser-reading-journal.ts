// Knows how a browser keeps a person's wishes for reading until their account has them.
import type { DeviceReading, ReadingJournal } from "@academiz/application/ports";
import { readingSchema } from "@academiz/domain/identity";
import { readStoredJson, writeStored } from "../guarded-storage.ts";

/** @param identifier keeps apart the people who share a browser. */
export function createBrowserReadingJournal(storage: Storage, identifier: string): ReadingJournal {
  const place = `academiz.READING.${identifier}`;
  // What a full storage does not take lasts until the page goes.
  let own: DeviceReading | null = null;
  return {
    read: () => toReading(readStoredJson(storage, place)) ?? own,
    keep(reading) {
      own = reading;
      writeStored(storage, place, JSON.stringify(reading));
    },
  };
}

function toReading(kept: unknown): DeviceReading | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { reading, chosenAt, isSent } = kept as Record<keyof DeviceReading, unknown>;
  const parsed = readingSchema.safeParse(reading);
  if (!parsed.success || typeof chosenAt !== "string" || typeof isSent !== "boolean") return null;
  return { reading: parsed.data, chosenAt, isSent };
}
