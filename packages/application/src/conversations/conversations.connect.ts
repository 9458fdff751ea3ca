// Knows what is shown of conversations: those that are listed, the one that is looked at, and what is typed in it.
import { cleanMessage, judgeMessage, MESSAGE_LENGTH } from "@academiz/domain/threads";
import type { SnapshotFrom } from "xstate";
import type { Conversation, ConversationCriteria, ConversationHead, Trouble } from "../ports/index.ts";
import { type conversationsMachine, nameDraft, readFiles } from "./conversations.machine.ts";
import type { ConversationShown } from "./conversations.types.ts";

/** Conversations in a page. */
const PAGE = 20;

/** Conversations as they are shown. */
export interface ConversationsView {
  /** Of the list; what is shown of it stays while the next is on its way. */
  readonly phase: "loading" | "ready" | "failed";
  readonly trouble: Trouble | null;
  readonly criteria: ConversationCriteria;
  readonly rows: readonly ConversationHead[];
  readonly total: number;
  readonly pageCount: number;
  readonly unread: number;
  readonly isOn: boolean;
  readonly mayAnswer: boolean;
  readonly shown: ConversationShown | null;
  /** Null while it is on its way, and where it could not be read. */
  readonly details: Conversation | null;
  readonly detailsTrouble: Trouble | null;
  /** What is typed where it is looked at. */
  readonly text: string;
  /** Something is typed, here or in another of them, and not sent: it would be lost with the page. */
  readonly isTyped: boolean;
  /** What is wrong with it: told once it was sent, or when it is too long. */
  readonly fault: "empty" | "too-long" | null;
  /** Characters beyond what a message may have. */
  readonly over: number;
  /** What is put to it, in its order. */
  readonly files: readonly {
    readonly id: number;
    readonly name: string;
    readonly isPicture: boolean;
    readonly alternative: string;
    readonly state: "sending" | "kept" | "failed";
    /** Why it was not taken. */
    readonly trouble: Trouble | null;
  }[];
  /** It was sent while a file is on its way, or was not taken. */
  readonly isHeldUp: boolean;
  readonly isSending: boolean;
  readonly isSettling: boolean;
  /** Why it was not sent, or settled. */
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
