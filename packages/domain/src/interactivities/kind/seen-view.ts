// Knows what is shown of parts that learners open one by one: which were opened, and how many are left.
import { countLeft, type Parts, readSeen } from "./parts.ts";

/** A set of parts that are opened one by one, and how far the learner has come. */
export interface SeenView {
  readonly slug: string;
  /** As its author wrote it; empty without one. */
  readonly title: string;
  /** Keys of what was opened, in order. */
  readonly seen: readonly string[];
  /** How many of the counted parts have to be opened. */
  readonly needed: number;
  /** How many of these are still to be opened; 0 once it is complete. */
  readonly left: number;
}

/** What is kept of a learner. */
export interface KeptSeen {
  readonly status?: string | undefined;
  readonly data?: unknown;
}

/** Null where nothing can be opened. */
export function viewSeen(
  { slug, description: title = "" }: { readonly slug: string; readonly description?: string | undefined },
  parts: Parts,
  { status, data }: KeptSeen,
): SeenView | null {
  if (parts.list.length === 0) return null;
  const seen = readSeen(parts, data);
  return { slug, title, seen, needed: parts.needed, left: status === "COMPLETE" ? 0 : countLeft(parts, seen) };
}
