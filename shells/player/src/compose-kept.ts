// Knows where results of play without a network wait, so that they survive the browser. Apart, since it is loaded only
// for that.
import type { DatedProgress, ProgressJournal } from "@academiz/application/ports";
import { createKeptResults } from "@academiz/storage/offline";

const opened = new Map<string, ReturnType<typeof createKeptResults>>();
function openKept(owner: string) {
  const results = opened.get(owner) ?? createKeptResults(indexedDB, localStorage, owner);
  opened.set(owner, results);
  return results;
}

/** What a killed browser lost of the page's storage. */
export const restoreKept = (owner: string): Promise<void> => openKept(owner).restore();

export const composeKept = (owner: string, journal: ProgressJournal<DatedProgress>): ProgressJournal<DatedProgress> =>
  openKept(owner).beside(journal);
