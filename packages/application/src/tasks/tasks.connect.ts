// Knows what is shown of what runs on the server.
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { Task } from "./read-tasks.ts";
import type { tasksMachine } from "./tasks.machine.ts";

/** What runs for somebody. */
export interface TasksView {
  readonly tasks: readonly Task[];
  /** One is being given up: others wait. */
  readonly isCancelling: boolean;
  /** Why what is shown may not be what runs; null when it is. */
  readonly trouble: Trouble | null;
  /** Why the last one could not be given up; null when it was. */
  readonly cancelTrouble: Trouble | null;
}

/** The view of a snapshot of `tasksMachine`. Pure. */
export function connectTasks(snapshot: SnapshotFrom<typeof tasksMachine>): TasksView {
  const { tasks, trouble, cancelTrouble } = snapshot.context;
  return { tasks, isCancelling: snapshot.matches("cancelling"), trouble, cancelTrouble };
}
