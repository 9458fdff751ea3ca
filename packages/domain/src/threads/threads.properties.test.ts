// Knows what is true of threads, whatever people do in them and in whichever order.
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isLine } from "../kernel/index.ts";
import {
  addMessage,
  arrangeThreads,
  cleanMessage,
  countUnread,
  editMessage,
  judgeMessage,
  leaveUnsent,
  MESSAGE_LENGTH,
  MESSAGES_OF_THREAD,
  markRead,
  nameThreadPlace,
  openThread,
  PLACE_NAME_LENGTH,
  removeMessage,
  reopenThread,
  resolveThread,
  type Thread,
} from "./index.ts";

const PEOPLE = ["ada", "bob", "eve"] as const;
const who = fc.constantFrom(...PEOPLE);
const text = fc.stringMatching(/^[a-z]{1,8}$/);
type Act = (thread: Thread, at: string) => Thread | null;
const or = <T>(thread: Thread, result: { ok: true; value: T } | { ok: false }) => (result.ok ? result.value : thread);
const number = fc.integer({ min: 0, max: 12 });

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(who, text).map(
    ([authorId, text]): Act =>
      (thread, at) =>
        or(thread, addMessage(thread, { authorId, text, at })),
  ),
  fc.tuple(who, text, number).map(
    ([authorId, text, number]): Act =>
      (thread, at) =>
        or(thread, editMessage(thread, number, { authorId, text, at })),
  ),
  fc.tuple(who, number).map(
    ([authorId, number]): Act =>
      (thread) =>
        or<Thread | null>(thread, removeMessage(thread, number, authorId)),
  ),
  who.map(
    (by): Act =>
      (thread, at) =>
        resolveThread(thread, by, at),
  ),
  fc.constant<Act>((thread) => reopenThread(thread)),
  fc.tuple(who, number, fc.boolean()).map(
    ([userId, upTo, isForced]): Act =>
      (thread) =>
        markRead(thread, userId, upTo, isForced),
  ),
);
const begin = () =>
  openThread(
    { slug: "t", kind: "comment", subject: "p", place: null },
    { authorId: "ada", text: "first", at: "2026-01-01" },
  );
/** The thread after each of some acts, as long as there is one. */
function replay(acts: readonly Act[]): readonly Thread[] {
  const seen = [begin()];
  for (const [index, one] of acts.entries()) {
    const next = one(seen.at(-1) as Thread, `2026-02-${10 + index}`);
    if (!next) break;
    seen.push(next);
  }
  return seen;
}
const acts = fc.array(act, { maxLength: 30 });

test("a thread has a message, in the order of numbers, none of which is used twice", () => {
  fc.assert(
    fc.property(acts, (list) => {
      const states = replay(list);
      const texts = new Map<number, string>();
      for (const { messages, lastNumber } of states) {
        expect(messages.length).toBeGreaterThan(0);
        const numbers = messages.map(({ number }) => number);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(Math.max(...numbers)).toBeLessThanOrEqual(lastNumber);
        for (const { number, writtenAt } of messages) {
          const known = texts.get(number) ?? writtenAt;
          expect(known).toBe(writtenAt);
          texts.set(number, writtenAt);
        }
      }
    }),
  );
});

test("nobody changes or deletes what another wrote", () => {
  fc.assert(
    fc.property(acts, who, text, number, (list, authorId, text, number) => {
      const thread = replay(list).at(-1) as Thread;
      const message = thread.messages.find((one) => one.number === number);
      const wanted = !message ? "absent" : message.authorId === authorId ? null : "of-another";
      const edited = editMessage(thread, number, { authorId, text, at: "2026-03-01" });
      const removed = removeMessage(thread, number, authorId);
      expect([edited, removed].map((one) => (one.ok ? null : one.error))).toEqual([wanted, wanted]);
    }),
  );
});

test("§4.164 seen messages are read and stay so; one's own are never unread; forced, a thread is unread again", () => {
  fc.assert(
    fc.property(acts, who, number, number, (list, reader, one, other) => {
      const thread = replay(list).at(-1) as Thread;
      const others = thread.messages.filter(({ authorId }) => authorId !== reader).length;
      const all = markRead(thread, reader, thread.lastNumber);
      expect(countUnread(all, reader)).toBe(0);
      expect(countUnread(markRead(all, reader, 0), reader)).toBe(0);
      expect(countUnread(markRead(all, reader, 0, true), reader)).toBe(others);
      // Two windows report it in either order.
      const told = (first: number, then: number) =>
        countUnread(markRead(markRead(thread, reader, first), reader, then), reader);
      expect(told(one, other)).toBe(told(other, one));
      for (const someone of PEOPLE.filter((name) => name !== reader))
        expect(countUnread(all, someone)).toBe(countUnread(thread, someone));
    }),
  );
});

test("a new message opens a resolved thread again, and nothing else but reopening does", () => {
  fc.assert(
    fc.property(acts, who, (list, authorId) => {
      const resolved = resolveThread(replay(list).at(-1) as Thread, "bob", "2026-03-01");
      expect(resolveThread(resolved, "eve", "2026-03-02").resolved).toEqual(resolved.resolved);
      const written = addMessage(resolved, { authorId, text: "more", at: "2026-03-02" });
      expect(written.ok && written.value.resolved).toBeNull();
      expect(reopenThread(resolved).resolved).toBeNull();
      expect(markRead(resolved, authorId, 9).resolved).toEqual(resolved.resolved);
      expect(or(resolved, editMessage(resolved, 1, { authorId: "ada", text: "x", at: "" })).resolved).not.toBeNull();
    }),
  );
});

test("a thread has so many messages and no more; a deleted one makes room again", () => {
  let thread = begin();
  const writing = { authorId: "bob", text: "x", at: "2026-01-02" };
  while (thread.messages.length < MESSAGES_OF_THREAD) thread = or(thread, addMessage(thread, writing));
  expect(addMessage(thread, writing)).toEqual({ ok: false, error: "full" });
  const less = removeMessage(thread, 2, "bob");
  expect(less.ok && less.value && addMessage(less.value, writing)).toMatchObject({
    ok: true,
    value: { lastNumber: MESSAGES_OF_THREAD + 1 },
  });
});

test("a thread is removed with its last message", () => {
  expect(removeMessage(begin(), 1, "ada")).toEqual({ ok: true, value: null });
});

test.each([
  ["", "", "empty"],
  [" \n\t", "", "empty"],
  ["\u200b", "", "empty"],
  ["a", "a", null],
  [`  ${"a".repeat(MESSAGE_LENGTH)}\n`, "a".repeat(MESSAGE_LENGTH), null],
  ["a".repeat(MESSAGE_LENGTH + 1), "a".repeat(MESSAGE_LENGTH + 1), "too-long"],
  ["pasted\u200b along\r\n\ttwo", "pasted along\ntwo", null],
])("which texts are messages, and how they are kept: %#", (text, cleaned, fault) => {
  expect(cleanMessage(text)).toBe(cleaned);
  expect(judgeMessage(cleaned)).toBe(fault);
  expect(cleaned.split("\n").every(isLine)).toBe(true);
});

test("whatever the name of a part is, its place is a single line that is not too long", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (name) => {
      const place = nameThreadPlace("a", name);
      expect(isLine(place.name) && place.name.length <= PLACE_NAME_LENGTH).toBe(true);
    }),
  );
});

test("threads are in the order of their parts, and none is lost, whatever was removed from the course", () => {
  const slugs = ["a", "b", "c", "d"];
  const place = fc.option(fc.constantFrom(...slugs, "gone", "other"));
  fc.assert(
    fc.property(fc.array(place), fc.subarray(slugs), (places, there) => {
      const threads = places.map((slug, index) => ({ index, place: slug === null ? null : { slug, name: "" } }));
      const { present, gone } = arrangeThreads(threads, there);
      expect(
        [...present.flatMap((one) => one.threads), ...gone].map(({ index }) => index).toSorted((a, b) => a - b),
      ).toEqual(threads.map(({ index }) => index));
      const shown = present.map((one) => one.place);
      expect(shown).toEqual([null, ...there].filter((slug) => shown.includes(slug)));
      expect(present.every((one) => one.threads.every((thread) => (thread.place?.slug ?? null) === one.place))).toBe(
        true,
      );
      expect(gone.every((thread) => thread.place !== null && !there.includes(thread.place.slug))).toBe(true);
      // A part that comes back has its threads again.
      expect(arrangeThreads(threads, [...slugs, "gone", "other"]).gone).toEqual([]);
    }),
  );
});

test("§4.164 the sent text is removed from the field, and what was typed meanwhile stays", () => {
  const text = anyText().map(cleanMessage);
  fc.assert(
    fc.property(text, text, (sent, more) => {
      expect(leaveUnsent(`  ${sent}\n`, sent)).toBe("");
      expect(leaveUnsent(`${sent}\n\n${more}`, sent)).toBe(more);
    }),
  );
  expect(leaveUnsent("Is this true?", "Is it true?")).toBe("Is this true?");
});
