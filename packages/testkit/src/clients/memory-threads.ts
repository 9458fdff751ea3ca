// Knows threads in memory: several people on one store, by the rules of the domain.
import type { ThreadAuthor, ThreadDetails, ThreadGateway, ThreadMessage, Trouble } from "@academiz/application/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import {
  addMessage,
  countUnread,
  editMessage,
  type Message,
  markRead,
  openThread,
  removeMessage,
  reopenThread,
  resolveThread,
  type Thread,
} from "@academiz/domain/threads";
import type { NetworkLine } from "./network/network-line.ts";

const TROUBLES = {
  absent: { kind: "not-found", detail: "not-found" },
  "of-another": { kind: "forbidden", detail: "message.of-another" },
  full: { kind: "conflict", detail: "thread.full" },
} as const satisfies Record<string, Trouble>;

export interface MemoryThreads {
  /** Who speaks through the gateway: their id is their name. */
  readonly as: (who: string, line: NetworkLine) => ThreadGateway;
}

/** Threads of whichever product is asked for. */
export function createMemoryThreads(now: () => string): MemoryThreads {
  const kept = new Map<string, Thread>();
  return {
    as(who, line) {
      const author = (id: string): ThreadAuthor => ({ name: id, isYou: id === who });
      const tell = ({ authorId, ...message }: Message): ThreadMessage => ({ ...message, author: author(authorId) });
      const describe = (thread: Thread): ThreadDetails => ({
        ...{ slug: thread.slug, kind: "comment", subject: thread.subject, place: thread.place },
        messages: thread.messages.map(tell),
        resolved: thread.resolved && { at: thread.resolved.at, by: author(thread.resolved.by) },
        unread: countUnread(thread, who),
      });
      const writing = (text: string) => ({ authorId: who, text, at: now() });
      function change(
        slug: string,
        rule: (thread: Thread) => Result<Thread | null, keyof typeof TROUBLES>,
      ): Result<ThreadDetails | null, Trouble> {
        const before = kept.get(slug);
        if (!before) return fail(TROUBLES.absent);
        const changed = rule(before);
        if (!changed.ok) return fail(TROUBLES[changed.error]);
        if (changed.value) kept.set(slug, changed.value);
        else kept.delete(slug);
        return succeed(changed.value && describe(changed.value));
      }
      const keepOn = (slug: string, rule: (thread: Thread) => Result<Thread, keyof typeof TROUBLES>) =>
        change(slug, rule) as Result<ThreadDetails, Trouble>;
      return {
        list: ({ kind, subject }) =>
          line.pass("list", () =>
            succeed(
              [...kept.values()]
                .filter((thread) => thread.kind === kind && thread.subject === subject)
                .map((thread) => {
                  const { messages, ...head } = describe(thread);
                  const [first] = messages as [ThreadMessage];
                  return { ...head, first, messages: messages.length, lastAt: messages.at(-1)?.writtenAt ?? "" };
                }),
            ),
          ),
        read: (slug) => line.pass("read", () => keepOn(slug, succeed)),
        open: (about, place, text) =>
          line.pass("open", () => {
            const slug = `thread-${kept.size + 1}`;
            kept.set(slug, openThread({ ...about, slug, place }, writing(text)));
            return keepOn(slug, succeed);
          }),
        write: (slug, text) => line.pass("write", () => keepOn(slug, (thread) => addMessage(thread, writing(text)))),
        edit: (slug, number, text) =>
          line.pass("edit", () => keepOn(slug, (thread) => editMessage(thread, number, writing(text)))),
        remove: (slug, number) =>
          line.pass("remove", () => change(slug, (thread) => removeMessage(thread, number, who))),
        settle: (slug, isResolved) =>
          line.pass("settle", () =>
            keepOn(slug, (thread) => succeed(isResolved ? resolveThread(thread, who, now()) : reopenThread(thread))),
          ),
        mark: (slug, upTo) =>
          line.pass("mark", () => {
            const marked = keepOn(slug, (thread) => succeed(markRead(thread, who, upTo)));
            return marked.ok ? succeed(undefined) : marked;
          }),
      };
    },
  };
}
