// Knows what a thread is: messages of several people about one place of one subject, and how far each has read.

/**
 * The kind of thread: in `comment` authors talk among themselves about what they write; in `expert` a learner talks
 * with those who answer for the client about what they learn.
 */
export type ThreadKind = "comment" | "expert";

/** Characters of a message, at most. */
export const MESSAGE_LENGTH = 2_000;
/** Messages of one thread, at most. */
export const MESSAGES_OF_THREAD = 100;
/** Threads of one kind about one subject, at most. */
export const THREADS_OF_SUBJECT = 500;
/** Questions of one learner about one product, at most. */
export const QUESTIONS_OF_LEARNER = 50;
/** Experts of one client, at most. */
export const EXPERTS_OF_CLIENT = 50;
/** Characters of the name of a place, at most. */
export const PLACE_NAME_LENGTH = 200;

/** A part of the subject, such as a block: its slug, and its name when the thread began. */
export interface ThreadPlace {
  readonly slug: string;
  readonly name: string;
}

/** What one person wrote. Timestamps are ISO. */
export interface Message {
  /** From 1, in the order of writing; the number of a deleted message is never used again. */
  readonly number: number;
  /** Id of who wrote it. */
  readonly authorId: string;
  readonly text: string;
  readonly writtenAt: string;
  /** Null where it was never edited. */
  readonly editedAt: string | null;
}

/** Somebody who takes part, by writing or by reading. */
export interface ThreadPerson {
  readonly userId: string;
  /** Number of the last message that they have seen; 0 before the first. */
  readonly readUpTo: number;
}

/** A thread as it is kept: there is always a message. Timestamps are ISO. */
export interface Thread {
  readonly slug: string;
  readonly kind: ThreadKind;
  /** Slug of the product that it is about. */
  readonly subject: string;
  /** Null: the subject as a whole. */
  readonly place: ThreadPlace | null;
  /** Id of the learner who asked an expert; null for any other kind. */
  readonly askerId: string | null;
  /** Id of the expert who takes care of it; null while nobody does. */
  readonly assigneeId: string | null;
  /** Null while it is open. */
  readonly resolved: { readonly at: string; readonly by: string } | null;
  /** The highest number that a message ever had. */
  readonly lastNumber: number;
  /** In the order of writing. */
  readonly messages: readonly Message[];
  readonly people: readonly ThreadPerson[];
}
