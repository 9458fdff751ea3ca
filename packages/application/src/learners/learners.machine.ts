// Knows how an author sees who has started a product and how far each is.
import type { SnapshotFrom } from "xstate";
import { connectLoading, createLoading } from "../listing/index.ts";
import type { LearnerRow, Trouble } from "../ports/index.ts";

/**
 * The learners of a product, to be run by XState with a `LoadingInput` whose criteria are its slug; `retry.asked` loads
 * them anew.
 */
export const learnersMachine = createLoading<string, readonly LearnerRow[]>("learners");

/** What the list of learners shows. */
export interface LearnersView {
  readonly phase: "loading" | "ready" | "failed";
  /** Those who have started; empty until they are loaded. They stay while they are loaded anew. */
  readonly rows: readonly LearnerRow[];
  /** Why they could not be loaded; null when they could. */
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `learnersMachine`. Pure. */
export function connectLearners(snapshot: SnapshotFrom<typeof learnersMachine>): LearnersView {
  const { phase, shown, trouble } = connectLoading(snapshot);
  return { phase, rows: shown ?? [], trouble };
}
