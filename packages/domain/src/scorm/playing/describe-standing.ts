// Knows the words for a learner's result in a package, for the learner and for its author: nothing unknown is stated.

/** What is known of it. `score` 0–100, null without one; `percentage` 0–100. */
export interface ToldStanding {
  /** Null where it was never opened. */
  readonly status: string | null;
  readonly score: number | null;
  readonly percentage: number | null;
}

/** The key of the words, with the values in them. */
export type PackageStanding =
  | { readonly key: "new" | "started" }
  | { readonly key: "finished" | "failed"; readonly score: number | null }
  | { readonly key: "share"; readonly percentage: number };

/** A content that reports no progress has none, so no percentage is shown. */
export function describeStanding({ status, score, percentage }: ToldStanding): PackageStanding {
  if (status === null || status === "NOT_STARTED") return { key: "new" };
  if (status === "COMPLETE") return { key: "finished", score };
  if (status === "FAILED") return { key: "failed", score };
  return percentage === null || percentage === 0 ? { key: "started" } : { key: "share", percentage };
}

/**
 * How far somebody has come in a product of this type, 0–100; null where a package does not report it, and where it
 * ended as failed, which 100 would contradict.
 */
export function findShare(
  type: string,
  { status, percentage }: { readonly status: string; readonly percentage: number },
): number | null {
  if (status === "FAILED") return null;
  return type === "scorm" && describeStanding({ status, score: null, percentage }).key === "started"
    ? null
    : percentage;
}
