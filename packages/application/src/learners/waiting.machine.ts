// Knows how an author looks through the people who have a product to do and have not begun it.
import type { SnapshotFrom } from "xstate";
import { connectList, connectLoading, createLoading, type ListView, type PageReader } from "../listing/index.ts";
import type { WaitingCriteria, WaitingLearner, WaitingPage } from "../ports/index.ts";

/** Those who have not begun a product, run in XState with a `LoadingInput`; `retry.asked` loads them anew. */
export const waitingMachine = createLoading<WaitingCriteria, WaitingPage>("waiting");

/** With the moment that is the same for all of them. */
export interface WaitingView extends ListView<WaitingLearner> {
  /** The deadline, an ISO timestamp; null where there is none, and until it is known. */
  readonly due: string | null;
}

const READER: PageReader<WaitingCriteria, WaitingPage, WaitingLearner> = {
  readRows: ({ learners }) => learners,
  readTotal: ({ total }) => total,
  readSize: ({ size }) => size,
  readPage: ({ page }) => page,
  isNarrowed: ({ query }) => query !== "",
};

/** The view of a snapshot of `waitingMachine`. Pure. */
export const connectWaiting = (snapshot: SnapshotFrom<typeof waitingMachine>): WaitingView => ({
  ...connectList(connectLoading(snapshot), READER),
  due: snapshot.context.shown?.due ?? null,
});
