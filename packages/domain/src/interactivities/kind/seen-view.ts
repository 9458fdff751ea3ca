// Knows what is shown of something that learners open one by one: what they have opened, and how much is left.
import { countLeft, type Parts, readSeen } from "./parts.ts";

/** What is opened one by one, and how far the learner is. */
export interface SeenView {
  readonly slug: string;
  /** As its author wrote it; empty without one. */
  readonly title: string;
  /** Keys of what was opened, in order. */
  readonly seen: readonly string[];
  /** How many have to be opened, of those that count. */
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
