// Knows what a note is, which learners write for themselves about a page, and what a change of it is.

/** The longest note, in characters. */
export const NOTE_LENGTH = 5_000;
/** The most notes of one learner in one course. */
export const NOTES_OF_COURSE = 200;

/** Timestamps are ISO, to the millisecond. */
export interface Note {
  /** Made by the device, so that a note that is sent twice is stored once. */
  readonly slug: string;
  /** Slug of the page that it is about. */
  readonly page: string;
  readonly text: string;
  readonly writtenAt: string;
  /** When its words were last changed: no two wordings of a note have the same time. */
  readonly editedAt: string;
}

/** A note with other words, or with none: `text` null deletes it. */
export interface NoteChange extends Omit<Note, "text"> {
  readonly text: string | null;
  /** `editedAt` of the wording that it replaces; null for a new note. */
  readonly basedOn: string | null;
}
