// Knows what is shown of the sessions of a classroom as they are written.
import { isSameJson } from "@academiz/domain/kernel";
import type { ClassroomMean } from "@academiz/domain/products";
import type { SnapshotFrom } from "xstate";
import type { SessionUse, Trouble } from "../ports/index.ts";
import type { classroomContentMachine } from "./classroom-content.machine.ts";

/** The sessions of a classroom as they are shown. */
export interface ClassroomContentView {
  readonly means: readonly ClassroomMean[];
  readonly isChanged: boolean;
  /** The session whose removal is asked for; null: none. */
  readonly leaving: {
    readonly mean: ClassroomMean;
    /** Null while it is unknown. */
    readonly use: SessionUse | null;
    readonly mayLeave: boolean;
    readonly trouble: Trouble | null;
  } | null;
}

/** The view of a snapshot of `classroomContentMachine`. Pure. */
export function connectClassroomContent(snapshot: SnapshotFrom<typeof classroomContentMachine>): ClassroomContentView {
  const { means, stored, leaving, use, trouble } = snapshot.context;
  return {
    means,
    isChanged: !isSameJson(means, stored),
    leaving: leaving && { mean: leaving, use, mayLeave: use?.slots === 0, trouble },
  };
}
