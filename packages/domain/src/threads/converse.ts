// Knows how a learner and the experts of a client talk: who takes part, who takes care of it, and who is told (§1.27).
import { type Result, succeed } from "../kernel/index.ts";
import { addMessage, type Writing } from "./change-thread.ts";
import { countUnread } from "./read-state.ts";
import type { Thread } from "./thread.ts";

/** The part of somebody in a conversation: the asker, or one of those who answer. */
export type ConversationPart = "asker" | "expert";

/** The part of somebody; null for a person without one, for whom the conversation does not exist. */
export function findPart(thread: Thread, userId: string, mayAnswer: boolean): ConversationPart | null {
  if (thread.kind !== "expert") return null;
  if (thread.askerId === userId) return "asker";
  return mayAnswer ? "expert" : null;
}

/**
 * Adds a message. The first person who answers takes care of the conversation, so that not everybody is told of all
 * that follows.
 */
export function converse(thread: Thread, writing: Writing): Result<Thread, "full"> {
  const written = addMessage(thread, writing);
  if (!written.ok || thread.assigneeId !== null || thread.askerId === writing.authorId) return written;
  return succeed({ ...written.value, assigneeId: writing.authorId });
}

/** Somebody takes care of it, or null: nobody any more. */
export const assignThread = (thread: Thread, assigneeId: string | null): Thread =>
  thread.assigneeId === assigneeId ? thread : { ...thread, assigneeId };

/**
 * The people whom a message of this author concerns: the asker, if an expert wrote it; if the asker did, the expert
 * who takes care of it, or all experts while nobody does. Never the author.
 */
export function listConcerned(thread: Thread, authorId: string, experts: readonly string[]): readonly string[] {
  const { askerId, assigneeId } = thread;
  const answering = assigneeId === null ? experts : [assigneeId];
  const others = authorId === askerId ? answering : askerId === null ? [] : [askerId];
  return others.filter((id) => id !== authorId);
}

/**
 * When the author's side began its present turn; null where the other side wrote last. People who were told of that
 * beginning are not told again.
 */
export function findTurnStart({ askerId, messages }: Thread, authorId: string): string | null {
  const isOther = (one: { readonly authorId: string }) => (one.authorId === askerId) !== (authorId === askerId);
  return messages[messages.findLastIndex(isOther) + 1]?.writtenAt ?? null;
}

/**
 * Those of them who had read everything, or were not `told` since the turn began: a new expert, or one who was not
 * concerned before. All others were told already, and are not told again until they have read.
 */
export const listNewlyTold = (
  before: Thread,
  concerned: readonly string[],
  told: readonly string[],
): readonly string[] => concerned.filter((id) => countUnread(before, id) === 0 || !told.includes(id));

/** True where this expert is still expected to answer: it is open, and nobody else takes care of it. */
export const isLeftTo = ({ resolved, assigneeId }: Thread, userId: string): boolean =>
  resolved === null && (assigneeId === null || assigneeId === userId);

/** True where somebody still has to read the message with this number. */
export const isWaitingFor = (thread: Thread, userId: string, number: number): boolean =>
  thread.messages.some((one) => one.number === number && one.authorId !== userId) &&
  (thread.people.find((one) => one.userId === userId)?.readUpTo ?? 0) < number;
