// Knows where results of what is played without a network wait, so that they outlive the browser. Apart, as it is for
// those alone who play so.
import type { DatedProgress, ProgressJournal } from "@academiz/application/ports";
import { createKeptResults } from "@academiz/storage/offline";

export const composeKept = (owner: string, journal: ProgressJournal<DatedProgress>): ProgressJournal<DatedProgress> =>
  createKeptResults(indexedDB, localStorage, owner).beside(journal);
