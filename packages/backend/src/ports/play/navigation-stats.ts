// Knows how it is kept where people went in the apps (§3.237–§3.244).
import type { KeptVisit } from "@academiz/domain/stats";
import type { Tenancy } from "../people/tenancy.ts";

export type NavigationStat = KeptVisit;
export interface PageVisits {
  readonly appName: string;
  readonly toName: string;
  readonly visits: number;
  /** Seconds. */
  readonly time: number;
}

export interface NavigationStats {
  /** What the client has from before `keptSince` (ISO) goes with it, and of the user's all but the newest `most`. */
  add(
    tenancy: Tenancy,
    visit: { readonly id: string; readonly userId: string; readonly at: string; readonly stat: NavigationStat },
    keptSince: string,
    most: number,
  ): Promise<void>;
  /** The `most` pages that were visited most since then (ISO). */
  countVisits(tenancy: Tenancy, since: string, most: number): Promise<readonly PageVisits[]>;
}
