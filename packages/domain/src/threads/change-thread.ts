// Knows how a thread begins, goes on, and is resolved.
import { fail, type Result, succeed } from "../kernel/index.ts";
import { MESSAGES_OF_THREAD, type Message, type Thread } from "./thread.ts";

/** What somebody writes, and when (ISO). */
export interface Writing {
  readonly authorId: string;
  readonly text: string;
  readonly at: string;
}
/** Why a message is not changed: it does not exist, or somebody else wrote it. */
export type MessageRefusal = "absent" | "of-another";

const write = (number: number, { authorId, text, at }: Writing): Message => ({
  number,
  authorId,
  text,
  writtenAt: at,
  editedAt: null,
});

/** A thread with its first message. */
export const openThread = (about: Pick<Thread, "slug" | "kind" | "subject" | "place">, writing: Writing): Thread => ({
  ...about,
  askerId: about.kind === "expert" ? writing.authorId : null,
  assigneeId: null,
  resolved: null,
  lastNumber: 1,
  messages: [write(1, writing)],
  people: [{ userId: writing.authorId, readUpTo: 0 }],
});

/** A conversation that somebody of the office begins with a learner, and takes care of. */
export const addressThread = (
  about: Pick<Thread, "slug" | "subject" | "place">,
  learnerId: string,
  writing: Writing,
): Thread => ({
  ...openThread({ ...about, kind: "expert" }, writing),
  askerId: learnerId,
  assigneeId: writing.authorId,
});

/** Adds a message, which opens a resolved thread again. Fails with `full` where there is no room. */
export function addMessage(thread: Thread, writing: Writing): Result<Thread, "full"> {
  if (thread.messages.length >= MESSAGES_OF_THREAD) return fail("full");
  const number = thread.lastNumber + 1;
  const isKnown = thread.people.some(({ userId }) => userId === writing.authorId);
  return succeed({
    ...thread,
    resolved: null,
    lastNumber: number,
    messages: [...thread.messages, write(number, writing)],
    people: isKnown ? thread.people : [...thread.people, { userId: writing.authorId, readUpTo: 0 }],
  });
}

function findOwn(thread: Thread, number: number, authorId: string): Result<Message, MessageRefusal> {
  const message = thread.messages.find((one) => one.number === number);
  if (!message) return fail("absent");
  return message.authorId === authorId ? succeed(message) : fail("of-another");
}

/** Rewords one's own message; the same words change nothing. */
export function editMessage(
  thread: Thread,
  number: number,
  { authorId, text, at }: Writing,
): Result<Thread, MessageRefusal> {
  const own = findOwn(thread, number, authorId);
  if (!own.ok) return own;
  if (own.value.text === text) return succeed(thread);
  const edited = { ...own.value, text, editedAt: at };
  return succeed({ ...thread, messages: thread.messages.map((one) => (one === own.value ? edited : one)) });
}

/** Removes one's own message; null where it was the last one: the thread is removed with it. */
export function removeMessage(thread: Thread, number: number, authorId: string): Result<Thread | null, MessageRefusal> {
  const own = findOwn(thread, number, authorId);
  if (!own.ok) return own;
  const messages = thread.messages.filter((one) => one !== own.value);
  return succeed(messages.length === 0 ? null : { ...thread, messages });
}

/** Resolves the thread; the first person who did so stays named. */
export const resolveThread = (thread: Thread, by: string, at: string): Thread =>
  thread.resolved ? thread : { ...thread, resolved: { at, by } };

/** Opens the thread again. */
export const reopenThread = (thread: Thread): Thread => (thread.resolved ? { ...thread, resolved: null } : thread);
