// Knows the words of notes: what their writing is started with, what it remembers, what can happen to it.
import type { Note, NoteChange, NoteFault } from "@academiz/domain/notes";
import type { Clock, Dice, NoteGateway, NoteJournal, Trouble } from "../ports/index.ts";
import type { SavingView } from "../saving/index.ts";

/** What the writing of notes in one course is started with. */
export interface NotesInput {
  readonly ports: {
    readonly gateway: NoteGateway;
    readonly journal: NoteJournal;
    readonly clock: Clock;
    readonly dice: Dice;
  };
}

/** The note that is written. */
export interface NoteDraft extends Pick<Note, "slug" | "page"> {
  /** As it is typed. */
  readonly text: string;
  /** As it was when it was opened; null for a new one. */
  readonly before: Note | null;
  readonly fault: NoteFault | null;
}

/** What the writing of notes remembers. */
export interface NotesContext extends NotesInput {
  /** As they are kept, so far as they were told here. */
  readonly known: readonly Note[];
  /** Not taken yet, oldest first. */
  readonly pending: readonly NoteChange[];
  /** Those of `pending` that were on their way once: they may have arrived. */
  readonly sent: readonly NoteChange[];
  /** What was taken since the notes were asked for: an answer that left before does not tell of it. */
  readonly taken: readonly Taken[];
  /** Why the notes could not be read; null where they could. */
  readonly trouble: Trouble | null;
  readonly saving: SavingView;
  readonly draft: NoteDraft | null;
  /** The last one that was deleted here, as long as it can be had back. */
  readonly removed: Note | null;
}

export interface Taken {
  readonly change: NoteChange;
  /** What is kept of the note, and of the wordings that it met; null where another window heard it. */
  readonly kept: readonly Note[] | null;
}

/** What can happen to notes. */
export type NotesEvent =
  /** A new one about a page. */
  | { type: "note.begun"; page: string }
  | { type: "note.opened"; slug: string }
  | { type: "note.typed"; text: string }
  | { type: "note.closed" }
  | { type: "note.deleted"; slug: string }
  | { type: "deletion.undone" }
  /** What waits is to be stored now, and what could not be read is read. */
  | { type: "retry.asked" }
  | { type: "network.returned" }
  | { type: "changes.sent"; changes: readonly NoteChange[] }
  | ({ type: "change.taken" } & Taken);
