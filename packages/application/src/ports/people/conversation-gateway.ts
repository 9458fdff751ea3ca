// Knows what the clients ask of the server about conversations of learners with experts (§1.27, §4.164).
import type { Result } from "@academiz/domain/kernel";
import type { ThreadPlace } from "@academiz/domain/threads";
import type { ChosenFile } from "../editing/file-sending.ts";
import type { Trouble } from "../ground/trouble.ts";
import type { ThreadAuthor } from "./thread-gateway.ts";

/** What one person said. */
export interface SaidMessage {
  readonly number: number;
  readonly author: ThreadAuthor;
  /** True for the person who asked; false for an expert. */
  readonly isOfAsker: boolean;
  readonly text: string;
  readonly writtenAt: string;
}
/** A file of a message. */
export interface SaidFile {
  readonly slug: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** The alternative text of a picture; empty if it has none. */
  readonly alternative: string;
}
/** A file that somebody attaches to a message. */
export interface AddedFile extends ChosenFile {
  /** Media type, by the device's guess. */
  readonly type: string;
}
/** An uploaded file that is attached to a message. */
export type NamedMessageFile = Pick<SaidFile, "slug" | "alternative">;
interface ConversationBase {
  readonly slug: string;
  readonly product: { readonly slug: string; readonly name: string; readonly type: string };
  /** The title of the page at the time of the question; null: the product as a whole. */
  readonly place: ThreadPlace | null;
  readonly asker: ThreadAuthor;
  /** The expert who takes care of it; null: nobody yet. */
  readonly assignee: ThreadAuthor | null;
  /** Null while it is open. */
  readonly closed: { readonly at: string; readonly by: ThreadAuthor } | null;
  /** The number of unread messages of others. */
  readonly unread: number;
  /** Whether the caller is one of those who answer; false for the person who asked. */
  readonly answers: boolean;
}
/** A conversation in a list, with its last message. */
export interface ConversationHead extends ConversationBase {
  readonly last: SaidMessage;
  readonly messages: number;
}
/** A conversation with its messages, in the order of writing; there is always one. */
export interface Conversation extends ConversationBase {
  readonly messages: readonly (SaidMessage & { readonly files: readonly SaidFile[] })[];
  /** True if it has no room for another message. */
  readonly isFull: boolean;
}

/** Which conversations are listed. */
export interface ConversationCriteria {
  readonly as: "asker" | "expert";
  readonly state: "all" | "unread" | "mine" | "open" | "closed";
  /** From 1. */
  readonly page: number;
}
/** A page of the conversations that somebody takes part in. */
export interface ConversationsPage {
  /** The one with the latest message comes first. */
  readonly conversations: readonly ConversationHead[];
  readonly total: number;
  /** The number of conversations, in all states, with unread messages. */
  readonly unread: number;
  /** Experts can be asked, or answered. */
  readonly isOn: boolean;
  /** The caller is one of those who answer. */
  readonly mayAnswer: boolean;
}

/** The conversations that somebody takes part in. Never throws: failures are the result's. */
export interface ConversationGateway {
  list(criteria: ConversationCriteria): Promise<Result<ConversationsPage, Trouble>>;
  /** It stays unread until it is marked. */
  read(slug: string): Promise<Result<Conversation, Trouble>>;
  /** Opens a closed one again. Fails with `thread.full`, and with `experts.off` if nobody can be asked. */
  write(slug: string, text: string, files: readonly NamedMessageFile[]): Promise<Result<Conversation, Trouble>>;
  /** Nobody else sees the file before a message has it. Fails with `document.source.wrong_type`, `body.too-large`. */
  attach(slug: string, file: AddedFile): Promise<Result<SaidFile, Trouble>>;
  readFile(slug: string, fileSlug: string): Promise<Result<Uint8Array, Trouble>>;
  /** For those who answer. */
  settle(
    slug: string,
    how: { readonly isClosed?: boolean; readonly isMine?: boolean },
  ): Promise<Result<Conversation, Trouble>>;
  /** Marks it as read up to the message with this number; never backwards. */
  mark(slug: string, upTo: number): Promise<Result<void, Trouble>>;
}
/** The same for one product, whose learner may ask more. It lists all their questions, whatever the criteria. */
export interface AskingGateway extends ConversationGateway {
  ask(
    place: ThreadPlace | null,
    text: string,
    files: readonly NamedMessageFile[],
  ): Promise<Result<Conversation, Trouble>>;
  /** Like `attach`, for a question that is not asked yet. */
  attachToQuestion(file: AddedFile): Promise<Result<SaidFile, Trouble>>;
}

/** The experts of a client. */
export interface Expert {
  readonly id: string;
  readonly name: string;
  readonly identifier: string;
  readonly email: string;
}
/** Who the experts are, by name, and whether they can be asked (§3.41). */
export interface Experts {
  readonly isEnabled: boolean;
  readonly experts: readonly Expert[];
}
/** For those who administer a client. */
export interface ExpertGateway {
  read(): Promise<Result<Experts, Trouble>>;
  /**
   * Names the experts: the list replaces the former one. Fails with `organisation.changed` if the stored list is no
   * longer `before`, and with `not-found` if one of them has no account.
   */
  name(isEnabled: boolean, ids: readonly string[], before: Experts): Promise<Result<Experts, Trouble>>;
}

/** An answer that is written once and used often. */
export interface AnswerTemplate {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}
/** For those who answer: all people of a client share the same templates. */
export interface AnswerTemplateGateway {
  list(): Promise<Result<readonly AnswerTemplate[], Trouble>>;
  /** Fails with `answer-templates.too-many`. */
  add(written: Omit<AnswerTemplate, "slug">): Promise<Result<unknown, Trouble>>;
  change(slug: string, written: Omit<AnswerTemplate, "slug">): Promise<Result<unknown, Trouble>>;
  remove(slug: string): Promise<Result<unknown, Trouble>>;
}
