// Knows how threads are kept: what people say about a place of a product, and how far each has read.
import type { Result } from "@academiz/domain/kernel";
import type { Message, Thread } from "@academiz/domain/threads";
import type { Tenancy } from "../people/tenancy.ts";

export type ThreadsAbout = Pick<Thread, "kind" | "subject">;
/** A thread without what stands in it. */
export interface ThreadHead extends Omit<Thread, "messages" | "people" | "lastNumber"> {
  /** The first message that is still there. */
  readonly first: Message;
  /** How many there are. */
  readonly messages: number;
  /** Those of others that the reader has not seen. */
  readonly unread: number;
  /** ISO timestamp of the last message. */
  readonly lastAt: string;
}

export interface Threads {
  /** In the order of their opening. `readerId`: whose unread messages are counted. */
  list(tenancy: Tenancy, about: ThreadsAbout, readerId: string): Promise<readonly ThreadHead[]>;
  /** Null when absent. */
  read(tenancy: Tenancy, slug: string): Promise<Thread | null>;
  /**
   * Full: there are `most` of its kind about its subject, which are counted as nobody else can add one meanwhile.
   * Absent: there is no such product, or no more.
   */
  add(tenancy: Tenancy, thread: Thread, most: number): Promise<"added" | "full" | "absent">;
  /**
   * `decide` sees the thread as nobody else can change it meanwhile; what it answers takes its place, null removes it,
   * and a failure changes nothing. Null when absent.
   */
  change<E>(
    tenancy: Tenancy,
    slug: string,
    decide: (thread: Thread) => Result<Thread | null, E>,
  ): Promise<Result<Thread | null, E> | null>;
  /** Id → name, of those who have an account of this client. */
  listNames(tenancy: Tenancy, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
