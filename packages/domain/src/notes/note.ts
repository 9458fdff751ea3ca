// Knows what a note is: what a learner writes for themselves about a page, and what a change of it says.

/** Characters of a note, at most. */
export const NOTE_LENGTH = 5_000;
/** Notes of one learner in one course, at most. */
export const NOTES_OF_COURSE = 200;

/** Timestamps are ISO, to the millisecond. */
export interface Note {
  /** Given by whoever writes it, so that what is sent twice is there once. */
  readonly slug: string;
  /** Slug of the page that it is about. */
  readonly page: string;
  readonly text: string;
  readonly writtenAt: string;
  /** When its words were last changed: no two wordings of a note have the same. */
  readonly editedAt: string;
}

/** A note in other words, or in none: null deletes it. */
export interface NoteChange extends Omit<Note, "text"> {
  readonly text: string | null;
  /** `editedAt` of the wording that it takes the place of; null for a new note. */
  readonly basedOn: string | null;
}
