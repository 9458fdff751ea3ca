// Knows how marked words look while they are written, and before.
import type { RichTextLeaf } from "@academiz/domain/learniz";
import type { ReactNode } from "react";

export function markText({ code, underline, italic, bold }: Omit<RichTextLeaf, "text">, words: ReactNode): ReactNode {
  let text = words;
  if (code) text = <code>{text}</code>;
  if (underline) text = <u>{text}</u>;
  if (italic) text = <em>{text}</em>;
  if (bold) text = <strong>{text}</strong>;
  return text;
}
