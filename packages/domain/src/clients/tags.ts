// Knows the tags of a client, and which of them its products have.
import { fail, type Result, succeed } from "../kernel/index.ts";

/** Letters of one tag. */
export const TAG_LENGTH = 60;
/** Tags of one product: more of them tell nothing. */
export const MOST_TAGS = 20;

/** Lower-case letters without accents, digits and single hyphens. */
export const TAG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is done with the tags of a product. */
export interface TagChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}
/** `unknown`: a tag that its client does not have; `too-many`: more than `MOST_TAGS`. */
export type TagFault = "unknown" | "too-many";

/**
 * The tags of a product after a change, by their letters. What it has already, or never had, is no fault: whoever tags
 * many products may be late. @param words the tags of its client
 */
export function changeTags(
  own: readonly string[],
  words: readonly string[],
  { add, remove }: TagChange,
): Result<readonly string[], TagFault> {
  if (add.some((tag) => !words.includes(tag))) return fail("unknown");
  const left = own.filter((tag) => !remove.includes(tag));
  const changed = [...new Set([...left, ...add])].sort();
  return changed.length > MOST_TAGS ? fail("too-many") : succeed(changed);
}
