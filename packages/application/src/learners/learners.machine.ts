// Knows how an author sees who has started a product and how far each of them has come.
import type { SnapshotFrom } from "xstate";
import { connectList, connectLoading, createLoading, type ListView, type PageReader } from "../listing/index.ts";
import type { LearnerRow } from "../ports/index.ts";

/**
 * The learners of a product, run in XState with a `LoadingInput` whose criteria are its slug; `retry.asked` loads them
 * anew.
 */
export const learnersMachine = createLoading<string, readonly LearnerRow[]>("learners");

/** The learners who have started; they stay on screen while they are loaded again. */
export type LearnersView = ListView<LearnerRow>;

const READER: PageReader<string, readonly LearnerRow[], LearnerRow> = {
  readRows: (rows) => rows,
  readTotal: ({ length }) => length,
};

/** The view of a snapshot of `learnersMachine`. Pure. */
export const connectLearners = (snapshot: SnapshotFrom<typeof learnersMachine>): LearnersView =>
  connectList(connectLoading(snapshot), READER);
