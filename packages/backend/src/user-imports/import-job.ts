// Knows the data of an import of users as a job: checked first, then carried out.
import type { ImportReport } from "@academiz/contract";
import type { JobRecord } from "../ports/index.ts";

export const USER_IMPORT = "user-import";
export const USER_INVITATION = "user-invitation";
/** Why one ended that somebody gave up. */
export const CANCELLED = "import.cancelled";
/** A client has one import under way. */
export const IMPORT_LANE = "user-import";

export interface ImportInput {
  /** Who began it, then who confirmed it: what it may do is what they may. */
  readonly importer: { readonly userId: string; readonly clientId: string };
  readonly phase: "check" | "apply";
  readonly fileName: string;
  readonly isWorkbook: boolean;
  readonly header: boolean;
  readonly deleteAbsent: boolean;
  /** Of the plan that was shown and is to be carried out. */
  readonly digest: string | null;
}
/** `digest`: of the plan that the report tells of. */
export type ImportResult = ImportReport & { readonly digest: string };

/** Written by this folder alone. */
export const readInput = ({ input }: JobRecord): ImportInput => input as unknown as ImportInput;
export const readResult = ({ result }: JobRecord): ImportResult | null => result as unknown as ImportResult | null;
