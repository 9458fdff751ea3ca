// Knows how a learner and the experts of a client talk: who takes part, who takes care of it, and who is told (§1.27).
import { type Result, succeed } from "../kernel/index.ts";
import { addMessage, type Writing } from "./change-thread.ts";
import { countUnread } from "./read-state.ts";
import type { Thread } from "./thread.ts";

/** What somebody is in a conversation: whoever asked, or one of those who answer. */
export type ConversationPart = "asker" | "expert";

/** The part of somebody; null for whoever has none: it is as if the conversation were not there. */
export function findPart(thread: Thread, userId: string, mayAnswer: boolean): ConversationPart | null {
  if (thread.kind !== "expert") return null;
  if (thread.askerId === userId) return "asker";
  return mayAnswer ? "expert" : null;
}

/** With one message more. Whoever answers first takes care of it, so that not everybody is told of all that follows. */
export function converse(thread: Thread, writing: Writing): Result<Thread, "full"> {
  const written = addMessage(thread, writing);
  if (!written.ok || thread.assigneeId !== null || thread.askerId === writing.authorId) return written;
  return succeed({ ...written.value, assigneeId: writing.authorId });
}

/** Somebody takes care of it, or nobody any more. */
export const assignThread = (thread: Thread, assigneeId: string | null): Thread =>
  thread.assigneeId === assigneeId ? thread : { ...thread, assigneeId };

/**
 * Whom a message of this author concerns: whoever asked hears what experts write; what is asked, the one who takes care
 * of it alone hears, and all the experts while nobody does. Nobody hears of their own words.
 */
export function listConcerned(thread: Thread, authorId: string, experts: readonly string[]): readonly string[] {
  const { askerId, assigneeId } = thread;
  const answering = assigneeId === null ? experts : [assigneeId];
  const others = authorId === askerId ? answering : askerId === null ? [] : [askerId];
  return others.filter((id) => id !== authorId);
}

/**
 * When the side of this author began to say what it says since the other side spoke; null where the other side spoke
 * last. Who heard of that beginning waits for nothing new.
 */
export function findTurnStart({ askerId, messages }: Thread, authorId: string): string | null {
  const isOther = (one: { readonly authorId: string }) => (one.authorId === askerId) !== (authorId === askerId);
  return messages[messages.findLastIndex(isOther) + 1]?.writtenAt ?? null;
}

/**
 * Those of them who had read all there was, or were not `told` since the turn began: a new expert, or whoever it was
 * not left to before. All others are told once, until they have read.
 */
export const listNewlyTold = (
  before: Thread,
  concerned: readonly string[],
  told: readonly string[],
): readonly string[] => concerned.filter((id) => countUnread(before, id) === 0 || !told.includes(id));

/** Whether somebody who answers is still waited for: it is open, and nobody else takes care of it. */
export const isLeftTo = ({ resolved, assigneeId }: Thread, userId: string): boolean =>
  resolved === null && (assigneeId === null || assigneeId === userId);

/** Whether somebody still has to read the message of this number. */
export const isWaitingFor = (thread: Thread, userId: string, number: number): boolean =>
  thread.messages.some((one) => one.number === number && one.authorId !== userId) &&
  (thread.people.find((one) => one.userId === userId)?.readUpTo ?? 0) < number;
