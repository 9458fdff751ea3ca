// Knows what a form shows of its sending.
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { createSubmissionMachine } from "./submission.machine.ts";

/** What is shown of a form's sending. */
export interface SubmissionView {
  /** The values are on their way. */
  readonly isBusy: boolean;
  /** They arrived: the form is done with. */
  readonly isTaken: boolean;
  /** Why the last sending failed; null when it did not, and while another is under way. */
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of a machine of `createSubmissionMachine`. Pure. */
export const connectSubmission = <Values>(
  snapshot: SnapshotFrom<ReturnType<typeof createSubmissionMachine<Values>>>,
): SubmissionView => ({
  isBusy: snapshot.matches("sending"),
  isTaken: snapshot.matches("taken"),
  trouble: snapshot.context.trouble,
});
