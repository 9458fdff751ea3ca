// Knows which texts may be messages, and which invisible parts are removed from them.
import { cleanLine, cleanText, isBlank } from "../kernel/index.ts";
import { MESSAGE_LENGTH, PLACE_NAME_LENGTH, type ThreadPlace } from "./thread.ts";

/** Why a text is no message; null for one that is. */
export type MessageFault = "empty" | "too-long";

/** The text as it is kept: without blanks around it, and without invisible characters that were pasted with it. */
export const cleanMessage = cleanText;

/** What is wrong with a text that was cleaned; null when nothing is. */
export function judgeMessage(text: string): MessageFault | null {
  if (isBlank(text)) return "empty";
  return text.length > MESSAGE_LENGTH ? "too-long" : null;
}

/** A place with the name of its part, shortened where that is longer than a line of a list. */
export const nameThreadPlace = (slug: string, name: string): ThreadPlace => ({
  slug,
  name: cleanLine([...name].slice(0, PLACE_NAME_LENGTH / 2).join("")),
});

/** What stays in the field once a text was sent and kept: everything that was changed or added meanwhile. */
export function leaveUnsent(typed: string, sent: string): string {
  const cleaned = cleanMessage(typed);
  return cleaned.startsWith(sent) ? cleaned.slice(sent.length).trimStart() : typed;
}
