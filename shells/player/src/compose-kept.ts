// Knows where results of play without a network wait, so that they survive the browser. Apart, since it is loaded only
// for that.
import type { DatedProgress, ProgressJournal } from "@academiz/application/ports";
import { createKeptResults } from "@academiz/storage/offline";

export const composeKept = (owner: string, journal: ProgressJournal<DatedProgress>): ProgressJournal<DatedProgress> =>
  createKeptResults(indexedDB, localStorage, owner).beside(journal);
