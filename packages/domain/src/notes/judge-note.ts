// Knows which texts are notes, and what is left out of them unseen.
import { cleanLine, isBlank } from "../kernel/index.ts";
import { NOTE_LENGTH } from "./note.ts";

/** Why a text is no note; null for one that is. */
export type NoteFault = "empty" | "too-long";

/** The text as it is kept: without blanks around it, and without what is pasted along unseen. */
export const cleanNote = (text: string): string =>
  text
    .split(/\r\n|\n/)
    .map(cleanLine)
    .join("\n")
    .trim();

/** What is wrong with a text that was cleaned; null when nothing is. */
export function judgeNote(text: string): NoteFault | null {
  if (isBlank(text)) return "empty";
  return text.length > NOTE_LENGTH ? "too-long" : null;
}
