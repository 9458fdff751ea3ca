// Knows how notes are written down in a file of plain text.
import type { Note } from "./note.ts";

export interface NotesSheet {
  readonly title: string;
  readonly pages: readonly { readonly title: string; readonly notes: readonly Note[] }[];
  /** How a moment is told. */
  readonly tell: (at: string) => string;
}

/** Lines end as every editor reads them. */
export function writeNotes({ title, pages, tell }: NotesSheet): string {
  const blocks = pages.flatMap((page) => [
    `${page.title}\n${"-".repeat(Math.max(3, [...page.title].length))}`,
    ...page.notes.map(({ text, editedAt }) => `${tell(editedAt)}\n${text}`),
  ]);
  return `${[`${title}\n${"=".repeat(Math.max(3, [...title].length))}`, ...blocks].join("\n\n")}\n`.replaceAll(
    "\n",
    "\r\n",
  );
}
