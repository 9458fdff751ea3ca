// Knows how threads are kept: what people say about a place of a product, and how far each has read.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { ConversationPart, Message, Thread } from "@academiz/domain/threads";
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

/** One of several conversations with experts. */
export interface ConversationHead extends Omit<ThreadHead, "first"> {
  readonly product: { readonly slug: string; readonly name: string; readonly type: ProductType };
  readonly last: Message;
}
export interface ConversationSearch {
  /** Whose unread messages are counted. */
  readonly readerId: string;
  /** Whether they look at what they asked, or at what they may answer. */
  readonly as: ConversationPart;
  /** Slug of a product; null: all. */
  readonly subject: string | null;
  /** Of an expert unread is what nobody else takes care of. */
  readonly state: "all" | "unread" | "mine" | "open" | "closed";
  readonly offset: number;
  readonly limit: number;
}
export interface ConversationPage {
  /** What was said last comes first. */
  readonly rows: readonly ConversationHead[];
  readonly total: number;
  /** Conversations of all states that are unread. */
  readonly unread: number;
}

export interface Threads {
  /** In the order of their opening. `readerId`: whose unread messages are counted. */
  list(tenancy: Tenancy, about: ThreadsAbout, readerId: string): Promise<readonly ThreadHead[]>;
  listConversations(tenancy: Tenancy, search: ConversationSearch): Promise<ConversationPage>;
  /** Null when absent. */
  read(tenancy: Tenancy, slug: string): Promise<Thread | null>;
  /**
   * Full: there are `most` of its kind about its subject, of who asked it where somebody did, which are counted as nobody else can add one meanwhile.
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
