// Knows what is asked of whatever keeps the notes that a learner writes in one course.
import type { Result } from "@academiz/domain/kernel";
import type { Note, NoteChange } from "@academiz/domain/notes";
import type { Trouble } from "./ground/trouble.ts";

/** The learner's own notes in one course. Never throws: failures are the result's. */
export interface NoteGateway {
  list(): Promise<Result<readonly Note[], Trouble>>;
  /**
   * What was sent before changes nothing. Gives what is kept of the note, and of the wordings that it met; fails with
   * `notes.too-many` beyond the bound.
   */
  change(change: NoteChange): Promise<Result<readonly Note[], Trouble>>;
}

/** Where changes wait on the device until they were taken: those of all its windows. */
export interface NoteJournal {
  keep(change: NoteChange): void;
  /** Oldest first. */
  readPending(): readonly NoteChange[];
  /** False once it was taken, in whichever window. */
  holds(change: NoteChange): boolean;
  forget(change: NoteChange): void;
}
