// Knows what can happen to conversations on a screen.
import type { ThreadPlace } from "@academiz/domain/threads";
import type { AddedFile, AskingGateway, ConversationCriteria, ConversationGateway } from "../ports/index.ts";

/** What conversations are started with. */
export interface ConversationsInput {
  readonly gateway: ConversationGateway;
  readonly criteria: ConversationCriteria;
  /** Slug of the one that is open from the beginning; null: none. */
  readonly shown: string | null;
  /** Somebody who stands in for another reads, and marks nothing as read in their name. */
  readonly isReader: boolean;
  /** Asks a question about a page; absent where nothing is played. */
  readonly asking?: Pick<AskingGateway, "ask" | "attachToQuestion"> | undefined;
  /** Milliseconds after which new messages are asked for; absent where they come live. */
  readonly pause?: number | undefined;
}
/** What is open: a conversation, or a question that is not asked yet. */
export type ConversationShown =
  | { readonly kind: "conversation"; readonly slug: string }
  | { readonly kind: "new"; readonly place: ThreadPlace | null };

/** What can happen to conversations. */
export type ConversationsEvent =
  | { type: "criteria.changed"; criteria: ConversationCriteria }
  | { type: "conversation.opened"; slug: string }
  | { type: "question.begun"; place: ThreadPlace | null }
  | { type: "conversation.left" }
  /** A message was written, here or elsewhere. */
  | { type: "conversation.changed"; slug: string }
  /** Somebody asks again after a failure. */
  | { type: "retry.asked" }
  /** The window is out of sight: nothing in it is read, nor asked for. */
  | { type: "page.hidden" }
  | { type: "page.shown" }
  | { type: "text.typed"; text: string }
  | { type: "text.sent" }
  /** Files were attached to the text: chosen, dropped, or pasted. */
  | { type: "files.chosen"; files: readonly AddedFile[] }
  | { type: "file.removed"; id: number }
  | { type: "file.described"; id: number; alternative: string }
  | { type: "file.retried"; id: number }
  | { type: "conversation.settled"; how: { readonly isClosed?: boolean; readonly isMine?: boolean } };
