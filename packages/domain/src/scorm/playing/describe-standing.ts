// Knows in which words a learner's result in a package is said, to the learner and to its author: what is not known is
// not said.

/** What is known of it. `score` 0–100, null without one; `percentage` 0–100. */
export interface ToldStanding {
  /** Null for what was never opened. */
  readonly status: string | null;
  readonly score: number | null;
  readonly percentage: number | null;
}

/** The key of its words, with what stands in them. */
export type PackageStanding =
  | { readonly key: "new" | "started" }
  | { readonly key: "finished" | "failed"; readonly score: number | null }
  | { readonly key: "share"; readonly percentage: number };

/** A content that tells no progress has none: nothing of it is a percentage. */
export function describeStanding({ status, score, percentage }: ToldStanding): PackageStanding {
  if (status === null || status === "NOT_STARTED") return { key: "new" };
  if (status === "COMPLETE") return { key: "finished", score };
  if (status === "FAILED") return { key: "failed", score };
  return percentage === null || percentage === 0 ? { key: "started" } : { key: "share", percentage };
}

/**
 * How far somebody is in a product of this type, 0–100: null where a package tells nothing of it, and where it ended as
 * failed, which all of it done would contradict.
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
