// Knows the types of the notes machine: its input, its memory, its events.
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

/** The note that is being written. */
export interface NoteDraft extends Pick<Note, "slug" | "page"> {
  /** As it is typed. */
  readonly text: string;
  /** As it was when it was opened; null for a new one. */
  readonly before: Note | null;
  readonly fault: NoteFault | null;
}

/** What the writing of notes remembers. */
export interface NotesContext extends NotesInput {
  /** The kept notes, as far as this page was told. */
  readonly known: readonly Note[];
  /** Not taken yet, oldest first. */
  readonly pending: readonly NoteChange[];
  /** Changes in `pending` that were sent once: they may have arrived. */
  readonly sent: readonly NoteChange[];
  /** Changes that were accepted since the notes were asked for: an earlier answer does not have them. */
  readonly taken: readonly Taken[];
  /** Why the notes could not be read; null where they could. */
  readonly trouble: Trouble | null;
  readonly saving: SavingView;
  readonly draft: NoteDraft | null;
  /** The last note that was deleted here, as long as it can be restored. */
  readonly removed: Note | null;
}

export interface Taken {
  readonly change: NoteChange;
  /** The note as it is kept, with the wordings that it met; null where another window was told. */
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
  /** Stores what waits now, and reads what could not be read. */
  | { type: "retry.asked" }
  | { type: "network.returned" }
  | { type: "changes.sent"; changes: readonly NoteChange[] }
  | ({ type: "change.taken" } & Taken);
