// Knows how far each person has read a thread (§4.164).
import type { Thread, ThreadPerson } from "./thread.ts";

const findPerson = (thread: Thread, userId: string): ThreadPerson | undefined =>
  thread.people.find((one) => one.userId === userId);

/**
 * Somebody has seen the messages up to this number. It only increases, so that two windows may send it in any order;
 * forced, it decreases as well, and 0 makes the whole thread unread.
 */
export function markRead(thread: Thread, userId: string, upTo: number, isForced = false): Thread {
  const before = findPerson(thread, userId)?.readUpTo ?? 0;
  const wanted = Math.max(0, Math.min(upTo, thread.lastNumber));
  const readUpTo = isForced ? wanted : Math.max(before, wanted);
  if (readUpTo === before) return thread;
  return {
    ...thread,
    people: [...thread.people.filter((one) => one.userId !== userId), { userId, readUpTo }],
  };
}

/** How many messages of others somebody has not seen: one's own never count. */
export function countUnread(thread: Thread, userId: string): number {
  const readUpTo = findPerson(thread, userId)?.readUpTo ?? 0;
  return thread.messages.filter((one) => one.number > readUpTo && one.authorId !== userId).length;
}
