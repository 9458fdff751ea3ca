// Knows how threads are stored: what people say about a place in a product, and how far each has read.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { ConversationPart, Message, Thread } from "@academiz/domain/threads";
import type { Tenancy } from "../people/tenancy.ts";

export type ThreadsAbout = Pick<Thread, "kind" | "subject">;
/** A thread without its content. */
export interface ThreadHead extends Omit<Thread, "messages" | "people" | "lastNumber"> {
  /** The first message that was not removed. */
  readonly first: Message;
  /** Number of messages. */
  readonly messages: number;
  /** Number of messages by others that the reader has not seen. */
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
  /** Whether they look at their own questions, or at those that they may answer. */
  readonly as: ConversationPart;
  /** Slug of a product; null: all. */
  readonly subject: string | null;
  /** For an expert, `unread` leaves out what another expert takes care of. */
  readonly state: "all" | "unread" | "mine" | "open" | "closed";
  readonly offset: number;
  readonly limit: number;
}
export interface ConversationPage {
  /** The one with the newest message first. */
  readonly rows: readonly ConversationHead[];
  readonly total: number;
  /** Number of unread conversations, in all states. */
  readonly unread: number;
}

/** Ids of a learner, and of the expert who takes care of their question. */
interface Parties {
  readonly askerId: string;
  readonly assigneeId: string;
}

export interface Threads {
  /** In the order in which they were opened. `readerId`: whose unread messages are counted. */
  list(tenancy: Tenancy, about: ThreadsAbout, readerId: string): Promise<readonly ThreadHead[]>;
  listConversations(tenancy: Tenancy, search: ConversationSearch): Promise<ConversationPage>;
  /** Null when absent. */
  read(tenancy: Tenancy, slug: string): Promise<Thread | null>;
  /**
   * The newest open conversation about a product as a whole with this asker that this expert takes care of: its slug,
   * or null.
   */
  findOpenWith(tenancy: Tenancy, one: Pick<Thread, "subject"> & Parties): Promise<string | null>;
  /**
   * `full`: its subject has `most` of this kind, counted per asker where someone asked; nobody else can add one during
   * the count. `absent`: the product does not exist.
   */
  add(tenancy: Tenancy, thread: Thread, most: number): Promise<"added" | "full" | "absent">;
  /**
   * `decide` is given the thread, which nobody else can change meanwhile; its result replaces the thread, null removes
   * it, and a failure changes nothing. Null when absent.
   */
  change<E>(
    tenancy: Tenancy,
    slug: string,
    decide: (thread: Thread) => Result<Thread | null, E>,
  ): Promise<Result<Thread | null, E> | null>;
  /** Id → name, for those ids that have an account of this client. */
  listNames(tenancy: Tenancy, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
