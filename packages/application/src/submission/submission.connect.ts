// Knows what a form shows of its sending.
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { createSubmissionMachine } from "./submission.machine.ts";

/** What is shown of a form's sending. */
export interface SubmissionView {
  readonly isBusy: boolean;
  readonly isTaken: boolean;
  readonly trouble: Trouble | null;
}

/** What is shown of the machine's snapshot. */
export const connectSubmission = <Values>(
  snapshot: SnapshotFrom<ReturnType<typeof createSubmissionMachine<Values>>>,
): SubmissionView => ({
  isBusy: snapshot.matches("sending"),
  isTaken: snapshot.matches("taken"),
  trouble: snapshot.context.trouble,
});
