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
  /** Of whoever asked; of an expert otherwise. */
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
  /** What stands for a picture; empty where nobody said it. */
  readonly alternative: string;
}
/** A file that somebody puts to their words. */
export interface AddedFile extends ChosenFile {
  /** Media type as the device takes it for. */
  readonly type: string;
}
/** A file that was sent, and goes with a message. */
export type NamedMessageFile = Pick<SaidFile, "slug" | "alternative">;
interface ConversationBase {
  readonly slug: string;
  readonly product: { readonly slug: string; readonly name: string; readonly type: string };
  /** The page as it was called when it was asked about; null: the product as a whole. */
  readonly place: ThreadPlace | null;
  readonly asker: ThreadAuthor;
  /** The expert who takes care of it; null: nobody yet. */
  readonly assignee: ThreadAuthor | null;
  /** Null while it is open. */
  readonly closed: { readonly at: string; readonly by: ThreadAuthor } | null;
  /** Messages of others that were not seen. */
  readonly unread: number;
  /** Whether one answers in it; false for whoever asked. */
  readonly answers: boolean;
}
/** One of several conversations, with what was said last. */
export interface ConversationHead extends ConversationBase {
  readonly last: SaidMessage;
  readonly messages: number;
}
/** A conversation with its messages, in the order of writing; there is always one. */
export interface Conversation extends ConversationBase {
  readonly messages: readonly (SaidMessage & { readonly files: readonly SaidFile[] })[];
  /** It has no room for another message. */
  readonly isFull: boolean;
}

/** Which conversations are listed. */
export interface ConversationCriteria {
  readonly as: "asker" | "expert";
  readonly state: "all" | "unread" | "mine" | "open" | "closed";
  /** From 1. */
  readonly page: number;
}
/** Some of the conversations that somebody takes part in. */
export interface ConversationsPage {
  /** What was said last comes first. */
  readonly conversations: readonly ConversationHead[];
  readonly total: number;
  /** Conversations of all states with messages that were not seen. */
  readonly unread: number;
  /** Experts can be asked, or answered. */
  readonly isOn: boolean;
  /** One is of those who answer. */
  readonly mayAnswer: boolean;
}

/** The conversations that somebody takes part in. Never throws: failures are the result's. */
export interface ConversationGateway {
  list(criteria: ConversationCriteria): Promise<Result<ConversationsPage, Trouble>>;
  /** It stays unread until it is marked. */
  read(slug: string): Promise<Result<Conversation, Trouble>>;
  /** A closed one is open again. Fails with `thread.full`, and with `experts.off` where nobody can be asked. */
  write(slug: string, text: string, files: readonly NamedMessageFile[]): Promise<Result<Conversation, Trouble>>;
  /** Nobody else sees it before a message has it. Fails with `document.source.wrong_type`, `body.too-large`. */
  attach(slug: string, file: AddedFile): Promise<Result<SaidFile, Trouble>>;
  readFile(slug: string, fileSlug: string): Promise<Result<Uint8Array, Trouble>>;
  /** For those who answer. */
  settle(
    slug: string,
    how: { readonly isClosed?: boolean; readonly isMine?: boolean },
  ): Promise<Result<Conversation, Trouble>>;
  /** Read up to the message of this number: it only goes forward. */
  mark(slug: string, upTo: number): Promise<Result<void, Trouble>>;
}
/** The same about one product, whose learner may ask more. It lists what they asked, whatever the criteria. */
export interface AskingGateway extends ConversationGateway {
  ask(
    place: ThreadPlace | null,
    text: string,
    files: readonly NamedMessageFile[],
  ): Promise<Result<Conversation, Trouble>>;
  /** As `attach`, for a question that is not asked yet. */
  attachToQuestion(file: AddedFile): Promise<Result<SaidFile, Trouble>>;
}

/** Who answers for a client. */
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
   * Names the experts: the list replaces the one before. Fails with `organisation.changed` when what is stored is no
   * longer `before`, and with `not-found` when one of them has no account.
   */
  name(isEnabled: boolean, ids: readonly string[], before: Experts): Promise<Result<Experts, Trouble>>;
}

/** An answer that is written once and used often. */
export interface AnswerTemplate {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}
/** For those who answer: all of a client have the same ones. */
export interface AnswerTemplateGateway {
  list(): Promise<Result<readonly AnswerTemplate[], Trouble>>;
  /** Fails with `answer-templates.too-many`. */
  add(written: Omit<AnswerTemplate, "slug">): Promise<Result<unknown, Trouble>>;
  change(slug: string, written: Omit<AnswerTemplate, "slug">): Promise<Result<unknown, Trouble>>;
  remove(slug: string): Promise<Result<unknown, Trouble>>;
}
