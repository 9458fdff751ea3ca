// Knows how one goes through those who are late, a page at a time.
import type { SnapshotFrom } from "xstate";
import { connectList, connectLoading, createLoading, type ListView, type PageReader } from "../listing/index.ts";
import type { LatePage, LateRow } from "../ports/index.ts";

/** Runs in XState with a `LoadingInput`, of a page from 1; `retry.asked` loads it anew. */
export const lateMachine = createLoading<number, LatePage>("late");

const READER: PageReader<number, LatePage, LateRow> = {
  readRows: ({ late }) => late,
  readTotal: ({ total }) => total,
  readSize: ({ size }) => size,
  readPage: (page) => page,
  isNarrowed: () => false,
};

/** The view of a snapshot of `lateMachine`. Pure. */
export const connectLate = (snapshot: SnapshotFrom<typeof lateMachine>): ListView<LateRow> =>
  connectList(connectLoading(snapshot), READER);
