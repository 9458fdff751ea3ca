// Knows which texts may be notes, and which invisible parts are removed from them.
import { cleanText, isBlank } from "../kernel/index.ts";
import { NOTE_LENGTH } from "./note.ts";

/** Why a text is no note; null for one that is. */
export type NoteFault = "empty" | "too-long";

/** The text as it is kept: without blanks around it, and without invisible characters that were pasted with it. */
export const cleanNote = cleanText;

/** What is wrong with a text that was cleaned; null when nothing is. */
export function judgeNote(text: string): NoteFault | null {
  if (isBlank(text)) return "empty";
  return text.length > NOTE_LENGTH ? "too-long" : null;
}

/** True for a name that `createSlug` gives, also with the suffix of an older wording. */
export const isNoteSlug = (slug: string): boolean => /^[A-Za-z0-9_-]{6,40}(\.[a-z0-9]{1,12})?$/.test(slug);

/** True for a timestamp of this century, to the millisecond, as `toISOString` writes it. */
export function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return text.startsWith("20") && Number.isFinite(at) && new Date(at).toISOString() === text;
}
