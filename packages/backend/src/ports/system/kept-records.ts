// Knows how it is found, and forgotten, what a client keeps for a time.
import type { KeptKind } from "@academiz/domain/clients";
import type { Tenancy } from "../people/tenancy.ts";

/** ISO timestamps; null: nothing of the kind is too old. */
export type KeptSince = Readonly<Record<KeptKind, string | null>>;

export interface KeptRecords {
  /** How many of each kind are older than that. */
  count(tenancy: Tenancy, since: KeptSince): Promise<Readonly<Record<KeptKind, number>>>;
  /** They go, with what hangs on them. */
  prune(tenancy: Tenancy, since: KeptSince): Promise<void>;
}
