// Knows the statuses by the numbers that pack them.
import type { ProgressStatus } from "../../progress/index.ts";

/**
 * LOCKED 0, NOT_STARTED 1, STARTED 2, COMPLETE 3, FAILED 4. Appended to, never reordered: suspend data of years ago use
 * them.
 */
export const STATUSES: readonly ProgressStatus[] = ["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"];
