// Knows what can happen to conversations on a screen.
import type { ThreadPlace } from "@academiz/domain/threads";
import type { AddedFile, AskingGateway, ConversationCriteria, ConversationGateway } from "../ports/index.ts";

/** What conversations are started with. */
export interface ConversationsInput {
  readonly gateway: ConversationGateway;
  readonly criteria: ConversationCriteria;
  /** Slug of the one that is open from the beginning; null: none. */
  readonly shown: string | null;
  /** Whoever stands in for somebody reads, and marks nothing as read in their name. */
  readonly isReader: boolean;
  /** Asks about a page; absent where nothing is played. */
  readonly asking?: Pick<AskingGateway, "ask" | "attachToQuestion"> | undefined;
  /** Milliseconds after which what others said is asked for anew; absent where that is told live. */
  readonly pause?: number | undefined;
}
/** What is looked at: one of them, or a question that is not asked yet. */
export type ConversationShown =
  | { readonly kind: "conversation"; readonly slug: string }
  | { readonly kind: "new"; readonly place: ThreadPlace | null };

/** What can happen to conversations. */
export type ConversationsEvent =
  | { type: "criteria.changed"; criteria: ConversationCriteria }
  | { type: "conversation.opened"; slug: string }
  | { type: "question.begun"; place: ThreadPlace | null }
  | { type: "conversation.left" }
  /** Something was said, here or elsewhere. */
  | { type: "conversation.changed"; slug: string }
  /** Somebody asks again after a failure. */
  | { type: "retry.asked" }
  /** Of the window: while nobody sees it nothing is read, nor asked for. */
  | { type: "page.hidden" }
  | { type: "page.shown" }
  | { type: "text.typed"; text: string }
  | { type: "text.sent" }
  /** Put to what is typed: from a list, dropped, or pasted. */
  | { type: "files.chosen"; files: readonly AddedFile[] }
  | { type: "file.removed"; id: number }
  | { type: "file.described"; id: number; alternative: string }
  | { type: "file.retried"; id: number }
  | { type: "conversation.settled"; how: { readonly isClosed?: boolean; readonly isMine?: boolean } };
