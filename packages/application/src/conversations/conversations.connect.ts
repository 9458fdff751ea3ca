// Knows what is shown of conversations: the list, the open one, and what is typed in it.
import { cleanMessage, judgeMessage, MESSAGE_LENGTH } from "@academiz/domain/threads";
import type { SnapshotFrom } from "xstate";
import type { Conversation, ConversationCriteria, ConversationHead, Trouble } from "../ports/index.ts";
import { type conversationsMachine, nameDraft, readFiles } from "./conversations.machine.ts";
import type { ConversationShown } from "./conversations.types.ts";

/** Conversations in a page. */
const PAGE = 20;

/** Conversations as they are shown. */
export interface ConversationsView {
  /** The state of the list, which stays on screen while the next one is loaded. */
  readonly phase: "loading" | "ready" | "failed";
  readonly trouble: Trouble | null;
  readonly criteria: ConversationCriteria;
  readonly rows: readonly ConversationHead[];
  readonly total: number;
  readonly pageCount: number;
  readonly unread: number;
  /** Experts can be asked. */
  readonly isOn: boolean;
  /** Somebody reads the open conversation: an expert, or whoever wrote to its learner. */
  readonly mayWrite: boolean;
  readonly mayAnswer: boolean;
  readonly shown: ConversationShown | null;
  /** Null while it is on its way, and where it could not be read. */
  readonly details: Conversation | null;
  readonly detailsTrouble: Trouble | null;
  /** The text that is typed in the open conversation. */
  readonly text: string;
  /** True where a text is typed and not sent, in this conversation or another: leaving the page would lose it. */
  readonly isTyped: boolean;
  /** The fault of the text: told once it was sent, or as soon as it is too long. */
  readonly fault: "empty" | "too-long" | null;
  /** How many characters the text is too long. */
  readonly over: number;
  /** The files attached to the text, in order. */
  readonly files: readonly {
    readonly id: number;
    readonly name: string;
    readonly isPicture: boolean;
    readonly alternative: string;
    readonly state: "sending" | "kept" | "failed";
    /** Why the file was not taken. */
    readonly trouble: Trouble | null;
  }[];
  /** The message was sent while a file was on its way, or was not taken. */
  readonly isHeldUp: boolean;
  readonly isSending: boolean;
  readonly isSettling: boolean;
  /** Why the message was not sent, or the conversation not closed or opened again. */
  readonly actTrouble: Trouble | null;
}

/** The view of a snapshot of `conversationsMachine`. Pure. */
export function connectConversations(snapshot: SnapshotFrom<typeof conversationsMachine>): ConversationsView {
  const { list, shown, details, trouble, typed, files, isTried, actTroubles } = snapshot.context;
  const own = readFiles({ files, shown });
  const text = typed.get(nameDraft(shown)) ?? "";
  const cleaned = cleanMessage(text);
  const fault = judgeMessage(cleaned);
  return {
    phase: list.phase === "failed" ? "failed" : list.shown === null ? "loading" : "ready",
    trouble: list.trouble,
    criteria: list.criteria,
    rows: list.shown?.conversations ?? [],
    total: list.shown?.total ?? 0,
    pageCount: Math.max(1, Math.ceil((list.shown?.total ?? 0) / PAGE)),
    unread: list.shown?.unread ?? 0,
    isOn: list.shown?.isOn ?? false,
    mayWrite: list.shown?.isOn === true || details?.messages.some(({ isOfAsker }) => !isOfAsker) === true,
    mayAnswer: list.shown?.mayAnswer ?? false,
    ...{ shown, details, detailsTrouble: trouble, text },
    isTyped:
      [...typed.values()].some((one) => cleanMessage(one) !== "") ||
      [...files.values()].some((some) => some.length > 0),
    files: own.map(({ id, file: { name, type }, alternative, slug, trouble }) => ({
      ...{ id, name, alternative, trouble, isPicture: type.startsWith("image/") },
      state: slug !== null ? "kept" : trouble ? "failed" : "sending",
    })),
    isHeldUp: isTried && fault === null && own.some(({ slug }) => slug === null),
    fault: fault === "empty" && !isTried ? null : fault,
    over: Math.max(0, cleaned.length - MESSAGE_LENGTH),
    isSending: snapshot.matches({ writing: "sending" }),
    isSettling: snapshot.matches({ settling: "busy" }),
    actTrouble: actTroubles.get(nameDraft(shown)) ?? null,
  };
}
