// Knows conversations with experts that are kept in memory, as the server keeps them.
import type {
  AddedFile,
  AskingGateway,
  Conversation,
  ConversationHead,
  NamedMessageFile,
  SaidFile,
  Trouble,
} from "@academiz/application/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import {
  assignThread,
  converse,
  countUnread,
  MESSAGES_OF_THREAD,
  type Message,
  markRead,
  openThread,
  reopenThread,
  resolveThread,
  type Thread,
} from "@academiz/domain/threads";
import type { NetworkLine } from "./network/network-line.ts";

const ABSENT: Trouble = { kind: "not-found", detail: "not-found" };
const FULL: Trouble = { kind: "conflict", detail: "thread.full" };

export interface MemoryConversations {
  /** Who speaks through the gateway: their id is their name. */
  readonly as: (who: string, line: NetworkLine) => AskingGateway;
}

/** Conversations about one product, in which only `ada` asks. */
export function createMemoryConversations(now: () => string): MemoryConversations {
  const kept = new Map<string, Thread>();
  /** Files by their slug, and the slugs of a message's files by the message. */
  const files = new Map<string, SaidFile & { readonly bytes: Uint8Array }>();
  const named = new Map<string, readonly NamedMessageFile[]>();
  return {
    as(who, line) {
      const person = (id: string) => ({ name: id, isYou: id === who });
      const tell = ({ askerId }: Thread, { authorId, editedAt: _, ...message }: Message) => ({
        ...{ ...message, author: person(authorId), isOfAsker: authorId === askerId },
      });
      const about = (thread: Thread) => ({
        ...{ slug: thread.slug, place: thread.place, asker: person(thread.askerId ?? "") },
        product: { slug: thread.subject, name: "Product", type: "learniz" },
        assignee: thread.assigneeId === null ? null : person(thread.assigneeId),
        closed: thread.resolved && { at: thread.resolved.at, by: person(thread.resolved.by) },
        ...{ unread: countUnread(thread, who), answers: thread.askerId !== who },
      });
      const describe = (thread: Thread): Conversation => ({
        ...about(thread),
        messages: thread.messages.map((one) => ({
          ...tell(thread, one),
          files: (named.get(`${thread.slug} ${one.number}`) ?? []).flatMap(({ slug, alternative }) => {
            const file = files.get(slug);
            return file ? [{ slug, name: file.name, type: file.type, size: file.size, alternative }] : [];
          }),
        })),
        isFull: thread.messages.length >= MESSAGES_OF_THREAD,
      });
      const head = (thread: Thread): ConversationHead => ({
        ...about(thread),
        last: tell(thread, thread.messages.at(-1) as Message),
        messages: thread.messages.length,
      });
      const attach = (file: AddedFile) =>
        line.pass("attach", () => {
          const { name, size, type } = file;
          const kept = { ...{ name, size, type }, slug: `file-${files.size + 1}`, alternative: "" };
          files.set(kept.slug, { ...kept, bytes: new Uint8Array(file.size) });
          return succeed<SaidFile>(kept);
        });
      const writing = (text: string) => ({ authorId: who, text, at: now() });
      function change(slug: string, rule: (thread: Thread) => Result<Thread, "full">): Result<Conversation, Trouble> {
        const before = kept.get(slug);
        if (!before) return fail(ABSENT);
        const changed = rule(before);
        if (!changed.ok) return fail(FULL);
        kept.set(slug, changed.value);
        return succeed(describe(changed.value));
      }
      return {
        list: ({ state }) =>
          line.pass("list", () => {
            const all = [...kept.values()].filter(
              ({ resolved }) => state === "all" || (state === "closed") === (resolved !== null),
            );
            return succeed({
              conversations: all.map(head),
              total: all.length,
              unread: all.filter((one) => countUnread(one, who) > 0).length,
              ...{ isOn: true, mayAnswer: who !== "ada" },
            });
          }),
        read: (slug) => line.pass("read", () => change(slug, succeed)),
        write: (slug, text, put) =>
          line.pass("write", () => {
            named.set(`${slug} ${(kept.get(slug)?.lastNumber ?? 0) + 1}`, put);
            return change(slug, (thread) => converse(thread, writing(text)));
          }),
        attach: (_, file) => attach(file),
        attachToQuestion: attach,
        readFile: (_, slug) => line.pass("readFile", () => succeed(files.get(slug)?.bytes ?? new Uint8Array())),
        settle: (slug, { isClosed, isMine }) =>
          line.pass("settle", () =>
            change(slug, (thread) => {
              const closed =
                isClosed === undefined ? thread : isClosed ? resolveThread(thread, who, now()) : reopenThread(thread);
              return succeed(isMine === undefined ? closed : assignThread(closed, isMine ? who : null));
            }),
          ),
        mark: (slug, upTo) =>
          line.pass("mark", () => {
            const marked = change(slug, (thread) => succeed(markRead(thread, who, upTo)));
            return marked.ok ? succeed(undefined) : marked;
          }),
        ask: (place, text, put) =>
          line.pass("ask", () => {
            const slug = `question-${kept.size + 1}`;
            named.set(`${slug} 1`, put);
            kept.set(slug, openThread({ slug, kind: "expert", subject: "product", place }, writing(text)));
            return change(slug, succeed);
          }),
      };
    },
  };
}
