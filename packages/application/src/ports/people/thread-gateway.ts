// Knows what the clients ask of the server about threads: what people say about a place of a product.
import type { Result } from "@academiz/domain/kernel";
import type { Message, Thread, ThreadPlace } from "@academiz/domain/threads";
import type { Trouble } from "../ground/trouble.ts";

/** The person who wrote or resolved. `name` is null for somebody without an account in this organisation. */
export interface ThreadAuthor {
  readonly name: string | null;
  readonly isYou: boolean;
}
/** A message of one person. */
export interface ThreadMessage extends Omit<Message, "authorId"> {
  readonly author: ThreadAuthor;
}
/** The subject of threads: their kind, and the slug of a product. */
export type ThreadsAbout = Pick<Thread, "subject"> & { readonly kind: "comment" };

interface ThreadBase extends ThreadsAbout {
  readonly slug: string;
  /** Null: the product as a whole. */
  readonly place: ThreadPlace | null;
  /** Null while it is open. */
  readonly resolved: { readonly at: string; readonly by: ThreadAuthor } | null;
  /** The number of unread messages of others. */
  readonly unread: number;
}
/** A thread in a list. */
export interface ThreadHead extends ThreadBase {
  readonly first: ThreadMessage;
  readonly messages: number;
  /** ISO timestamp of the last message. */
  readonly lastAt: string;
}
/** A thread with its messages, in the order of writing; there is always one. */
export interface ThreadDetails extends ThreadBase {
  readonly messages: readonly ThreadMessage[];
}

/**
 * The threads that somebody takes part in. Never throws: failures are in the result. A slug that is unknown, or another
 * client's, fails as `not-found`, a message of somebody else as `forbidden`, a full thread as `conflict`.
 */
export interface ThreadGateway {
  /** In the order of their opening. */
  list(about: ThreadsAbout): Promise<Result<readonly ThreadHead[], Trouble>>;
  /** It stays unread until it is marked. */
  read(slug: string): Promise<Result<ThreadDetails, Trouble>>;
  open(about: ThreadsAbout, place: ThreadPlace | null, text: string): Promise<Result<ThreadDetails, Trouble>>;
  /** Opens a resolved thread again. */
  write(slug: string, text: string): Promise<Result<ThreadDetails, Trouble>>;
  edit(slug: string, number: number, text: string): Promise<Result<ThreadDetails, Trouble>>;
  /** Null: the thread was deleted with its last message. */
  remove(slug: string, number: number): Promise<Result<ThreadDetails | null, Trouble>>;
  settle(slug: string, isResolved: boolean): Promise<Result<ThreadDetails, Trouble>>;
  /** Marks it as read up to the message with this number; never backwards. */
  mark(slug: string, upTo: number): Promise<Result<void, Trouble>>;
}
