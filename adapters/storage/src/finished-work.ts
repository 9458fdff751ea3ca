// Knows how a browser keeps what was finished, for a host that does not hand it back.
import type { DatedProgress } from "@academiz/application/ports";
import { readStoredJson, removeStored, writeStored } from "./guarded-storage.ts";

export interface FinishedWorkStore {
  keep(progress: DatedProgress): void;
  /** Unparsed; null where there is none. */
  read(perimeterSlug: string): unknown;
  forget(perimeterSlug: string): void;
}

/** @param name keeps apart the products and the learners that share a browser. */
export function createFinishedWork(storage: Storage, name: string): FinishedWorkStore {
  const place = (perimeterSlug: string) => `package.FINISHED.${name}.${perimeterSlug}`;
  return {
    keep: (progress) => writeStored(storage, place(progress.slug), JSON.stringify(progress)),
    read: (perimeterSlug) => readStoredJson(storage, place(perimeterSlug)),
    forget: (perimeterSlug) => removeStored(storage, place(perimeterSlug)),
  };
}
