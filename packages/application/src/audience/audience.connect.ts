// Knows what is shown of the audience of a product.
import type { SnapshotFrom } from "xstate";
import { connectList, type ListView, type PageReader } from "../listing/index.ts";
import type { AudienceCount, AudienceMember, Availability, NamedMembers, Trouble } from "../ports/index.ts";
import type { audienceMachine } from "./audience.machine.ts";

/** The audience of a product, as it is shown. */
export interface AudienceView {
  readonly phase: "loading" | "ready" | "failed";
  /** Null until it was read. */
  readonly availability: Availability | null;
  /** The number of people in the draft; null while it is unknown. */
  readonly count: AudienceCount | null;
  readonly isCounting: boolean;
  readonly found: ListView<AudienceMember>;
  /** People who were found by a search, or are named. */
  readonly known: readonly AudienceMember[];
  readonly pasted: NamedMembers | null;
  readonly isNaming: boolean;
  readonly isSaving: boolean;
  readonly saves: number;
  readonly trouble: Trouble | null;
}

const READER: PageReader<string, readonly AudienceMember[], AudienceMember> = {
  readRows: (people) => people,
  readTotal: ({ length }) => length,
  isNarrowed: (query) => query !== "",
};

/** The view of a snapshot of `audienceMachine`. Pure. */
export function connectAudience(snapshot: SnapshotFrom<typeof audienceMachine>): AudienceView {
  const { availability, count, search, known, pasted, trouble, saves } = snapshot.context;
  return {
    phase: snapshot.matches("open") ? "ready" : snapshot.matches("failed") ? "failed" : "loading",
    availability,
    count: count.phase === "failed" ? null : count.shown,
    isCounting: count.phase === "loading",
    found: connectList(search, READER),
    known,
    pasted,
    isNaming: snapshot.matches({ open: "naming" }),
    isSaving: snapshot.matches({ open: "saving" }),
    saves,
    trouble,
  };
}
