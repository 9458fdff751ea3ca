// Knows what views show of an organisation while it is edited.
import type { SnapshotFrom } from "xstate";
import type { Organisation, Trouble } from "../ports/index.ts";
import type { organisationMachine } from "./organisation.machine.ts";

/** An organisation as it is shown. */
export interface OrganisationView {
  readonly phase: "loading" | "failed" | "ready";
  /** As it was stored last; null until it came. */
  readonly stored: Organisation | null;
  readonly isSaving: boolean;
  /** Why it could not be opened, or why the last change was not stored. */
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `organisationMachine`. Pure. */
export function connectOrganisation(snapshot: SnapshotFrom<typeof organisationMachine>): OrganisationView {
  const { stored, trouble } = snapshot.context;
  return {
    phase: snapshot.matches("failed") ? "failed" : stored === null ? "loading" : "ready",
    stored,
    isSaving: snapshot.matches("acting") || snapshot.matches("stored"),
    trouble,
  };
}
