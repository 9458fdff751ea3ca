// Knows which texts are messages.
import { isBlank, isText } from "../kernel/index.ts";
import { MESSAGE_LENGTH } from "./thread.ts";

/** Why a text, trimmed, is no message; null for one that is. */
export type MessageFault = "empty" | "too-long" | "unreadable";

/** What is wrong with a text as a message; null when nothing is. Blanks around it do not count. */
export function judgeMessage(text: string): MessageFault | null {
  const trimmed = text.trim();
  if (isBlank(trimmed)) return "empty";
  if (trimmed.length > MESSAGE_LENGTH) return "too-long";
  return isText(trimmed) ? null : "unreadable";
}
