// Knows what is shown of the experts of a client, and of the people who could be one.
import type { SnapshotFrom } from "xstate";
import type { Experts, ManagedPerson, Trouble } from "../ports/index.ts";
import type { expertsMachine } from "./experts.machine.ts";

export interface ExpertsView {
  readonly phase: "loading" | "ready" | "failed";
  /** Null before the first answer. */
  readonly stored: Experts | null;
  readonly isSaving: boolean;
  readonly isSearching: boolean;
  /** People who were found and are not experts yet; null before a search. */
  readonly found: readonly ManagedPerson[] | null;
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `expertsMachine`. Pure. */
export function connectExperts(snapshot: SnapshotFrom<typeof expertsMachine>): ExpertsView {
  const { stored, trouble, found } = snapshot.context;
  const known = new Set(stored?.experts.map(({ id }) => id));
  return {
    phase: snapshot.matches({ storing: "failed" }) ? "failed" : stored ? "ready" : "loading",
    ...{ stored, trouble },
    isSaving: snapshot.matches({ storing: "saving" }) || snapshot.matches({ storing: "renewing" }),
    isSearching: snapshot.matches({ searching: "busy" }),
    found: found?.filter(({ id }) => !known.has(id)) ?? null,
  };
}
