// Knows what the player asks of the keeper of a learner's notes in a course.
import type { Result } from "@academiz/domain/kernel";
import type { Note, NoteChange } from "@academiz/domain/notes";
import type { Trouble } from "./ground/trouble.ts";

/** The learner's own notes in one course. Never throws: failures are the result's. */
export interface NoteGateway {
  list(): Promise<Result<readonly Note[], Trouble>>;
  /**
   * Sending a change again has no effect. Answers the stored note and the wordings that it conflicted with; fails with
   * `notes.too-many` beyond the bound.
   */
  change(change: NoteChange): Promise<Result<readonly Note[], Trouble>>;
}

/** Keeps changes on the device until they are stored: those of all its windows. */
export interface NoteJournal {
  keep(change: NoteChange): void;
  /** Oldest first. */
  readPending(): readonly NoteChange[];
  /** False once it was stored, by any window. */
  holds(change: NoteChange): boolean;
  forget(change: NoteChange): void;
}
