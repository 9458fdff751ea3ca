// Knows what is shown of a client's look and words while they are opened and saved.
import type { SnapshotFrom } from "xstate";
import type { Appearance, Trouble } from "../ports/index.ts";
import type { appearanceMachine } from "./appearance.machine.ts";

/** What is shown. */
export interface AppearanceView {
  readonly phase: "loading" | "failed" | "ready";
  /** Null until it was read. */
  readonly stored: Appearance | null;
  readonly isSaving: boolean;
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `appearanceMachine`. Pure. */
export function connectAppearance(snapshot: SnapshotFrom<typeof appearanceMachine>): AppearanceView {
  const { stored, trouble } = snapshot.context;
  const phase = snapshot.matches("failed") ? "failed" : stored === null ? "loading" : "ready";
  return { phase, stored, isSaving: snapshot.matches("saving"), trouble };
}
