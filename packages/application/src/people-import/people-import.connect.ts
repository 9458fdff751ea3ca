// Knows what is shown of the import of a file of people.
import type { SnapshotFrom } from "xstate";
import type { FormerImport, PeopleImport, Trouble } from "../ports/index.ts";
import type { peopleImportMachine } from "./people-import.machine.ts";

/** An import of people as it is shown. */
export interface PeopleImportView {
  readonly phase: "loading" | "lost" | "choosing" | "checking" | "ready" | "applying" | "over";
  /** True while a request to the server is under way. */
  readonly isBusy: boolean;
  readonly current: PeopleImport | null;
  readonly former: readonly FormerImport[];
  /** Why the last request failed. */
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `peopleImportMachine`. Pure. */
export function connectPeopleImport(snapshot: SnapshotFrom<typeof peopleImportMachine>): PeopleImportView {
  const { current, former, trouble } = snapshot.context;
  return { phase: readPhase(snapshot), isBusy: snapshot.matches("asking"), current, former, trouble };
}

function readPhase(snapshot: SnapshotFrom<typeof peopleImportMachine>): PeopleImportView["phase"] {
  const { current } = snapshot.context;
  if (snapshot.matches("finding")) return "loading";
  if (snapshot.matches("lost")) return "lost";
  if (current === null) return "choosing";
  const { status } = current;
  return status === "success" || status === "error" ? "over" : status;
}
