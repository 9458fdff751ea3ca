// Knows how notes are shown: by page in the order of the course, the one that is being written, and the state of
// saving.
import { arrangeNotes, NOTE_LENGTH, NOTES_OF_COURSE, type Note, type NotedPage } from "@academiz/domain/notes";
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { SavingView } from "../saving/index.ts";
import { readNotes } from "./change-notes.ts";
import type { notesMachine } from "./notes.machine.ts";
import type { NoteDraft } from "./notes.types.ts";

export interface NotesView<P> {
  readonly phase: "reading" | "read" | "unread";
  readonly trouble: Trouble | null;
  readonly pages: readonly NotedPage<P>[];
  /** Slugs of the pages with notes. */
  readonly noted: ReadonlySet<string>;
  readonly draft: NoteDraft | null;
  readonly removed: Note | null;
  readonly saving: SavingView["state"];
  /** True where the last save was refused because there are too many notes. */
  readonly isFull: boolean;
  readonly most: { readonly notes: number; readonly characters: number };
}

/** @param pages those of the course, in its order. */
export function connectNotes<P extends { readonly slug: string }>(
  { value, context }: SnapshotFrom<typeof notesMachine>,
  pages: readonly P[],
): NotesView<P> {
  const notes = readNotes(context);
  const { draft, removed, trouble, saving, pending } = context;
  return {
    phase: value,
    ...{ trouble, draft, removed },
    // Changes that wait for the pause are not stored yet.
    saving: saving.state === "saved" && pending.length > 0 ? "saving" : saving.state,
    pages: arrangeNotes(notes, pages),
    noted: new Set(notes.map(({ page }) => page)),
    isFull: notes.length >= NOTES_OF_COURSE,
    most: { notes: NOTES_OF_COURSE, characters: NOTE_LENGTH },
  };
}
