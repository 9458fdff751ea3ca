// Knows how notes are written down in a file of plain text.
import type { Note } from "./note.ts";

export interface NotesSheet {
  readonly title: string;
  readonly pages: readonly { readonly title: string; readonly notes: readonly Note[] }[];
  /** Writes a moment for the reader. */
  readonly tell: (at: string) => string;
}

/** With line ends that every editor reads. */
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
