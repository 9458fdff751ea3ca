// Knows what of a server's state is well, what somebody should look after soon, and what fails people now.
import type { DiskSight } from "../ports/index.ts";

export type DiskState = "ok" | "low" | "full";

/** What is kept, and on a disk that can be seen from here. */
export interface Kept {
  readonly disk: DiskSight;
  /** A write of somebody was refused a moment ago. */
  readonly wasRefused: boolean;
}

export interface Findings {
  readonly isFallback: boolean;
  readonly isPlaceShared: boolean;
  readonly documents: Kept;
  /** Its disk is null where the database is a PostgreSQL elsewhere. */
  readonly database: Pick<Kept, "wasRefused"> & { readonly disk: DiskSight | null };
}

export interface Health {
  readonly status: "ok" | "degraded" | "failing";
  readonly disks: {
    readonly documents: { readonly state: DiskState; readonly freePercent: number };
    readonly database: { readonly state: DiskState; readonly freePercent: number | null };
  };
  readonly warnings: readonly HealthWarning[];
}
export type HealthWarning =
  | "fallback"
  | "documents.apart"
  | "documents.disk-low"
  | "documents.writes-refused"
  | "database.disk-low"
  | "database.writes-refused";

/** Of a hundred: less is a warning. */
const LOW = 10;

const percentOf = ({ free, total }: DiskSight): number => (total > 0 ? Math.floor((free / total) * 100) : 0);

function judgeKept(disk: DiskSight | null, wasRefused: boolean): DiskState {
  if (wasRefused || disk?.isRefusing) return "full";
  return disk && percentOf(disk) < LOW ? "low" : "ok";
}

const WARNINGS = { ok: [], low: ["disk-low"], full: ["writes-refused"] } as const;

export function judgeHealth({ isFallback, isPlaceShared, documents, database }: Findings): Health {
  const [ofDocuments, ofDatabase] = [documents, database].map(({ disk, wasRefused }) =>
    judgeKept(disk, wasRefused),
  ) as [DiskState, DiskState];
  const warnings: readonly HealthWarning[] = [
    ...(isFallback ? (["fallback"] as const) : []),
    ...(isPlaceShared ? [] : (["documents.apart"] as const)),
    ...WARNINGS[ofDocuments].map((what) => `documents.${what}` as const),
    ...WARNINGS[ofDatabase].map((what) => `database.${what}` as const),
  ];
  const isFailing = ofDocuments === "full" || ofDatabase === "full";
  return {
    status: isFailing ? "failing" : warnings.length > 0 ? "degraded" : "ok",
    disks: {
      documents: { state: ofDocuments, freePercent: percentOf(documents.disk) },
      database: { state: ofDatabase, freePercent: database.disk && percentOf(database.disk) },
    },
    warnings,
  };
}
