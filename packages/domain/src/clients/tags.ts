// Knows the tags of a client, and which of them its products have.
import { fail, foldText, type Result, succeed } from "../kernel/index.ts";

/** Letters of one tag. */
export const TAG_LENGTH = 60;
/** Tags of one product: more of them tell nothing. */
export const MOST_TAGS = 20;

/**
 * Words as people write them, with one blank between them; no slash or comma, which part tags in addresses, and not
 * dots alone, which addresses read as a way. What joins signs (U+200D) may stand in them.
 */
export const TAG = /^(?!\.+$)(?:[^\s\p{C}/\\,]|\u200D)+( (?:[^\s\p{C}/\\,]|\u200D)+)*$/u;

/** The tag that somebody means who typed this: nobody sees blanks around it, or how an accent is stored. */
export const cleanTag = (typed: string): string => typed.trim().replace(/\s+/g, " ").normalize("NFC");

/** The tag that is there already: nobody tells tags apart by capitals or accents. */
export const findTag = (words: readonly string[], tag: string): string | undefined =>
  words.find((one) => foldText(one) === foldText(tag));

/** By their letters, whatever the accents and capitals. */
export function compareTags(one: string, other: string): number {
  const [mine, theirs] = [foldText(one), foldText(other)];
  if (mine !== theirs) return mine < theirs ? -1 : 1;
  return one < other ? -1 : 1;
}

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
  const changed = [...new Set([...left, ...add])].sort(compareTags);
  return changed.length > MOST_TAGS ? fail("too-many") : succeed(changed);
}
