// Knows that only people who take part are told of a conversation, each once until they have read it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { openThread, resolveThread } from "./change-thread.ts";
import {
  assignThread,
  converse,
  findPart,
  findTurnStart,
  isLeftTo,
  isWaitingFor,
  listConcerned,
  listNewlyTold,
} from "./converse.ts";
import { countUnread, markRead } from "./read-state.ts";
import { MESSAGES_OF_THREAD, type Thread } from "./thread.ts";

const AT = "2026-01-01T09:00:00.000Z";
const EXPERTS = ["ada", "bob"];
const about = { slug: "t", subject: "p", place: null } as const;
const begin = () => openThread({ ...about, kind: "expert" }, { authorId: "asker", text: "?", at: AT });
const say = (thread: Thread, authorId: string): Thread => {
  const said = converse(thread, { authorId, text: "x", at: AT });
  return said.ok ? said.value : thread;
};
const people = fc.constantFrom("asker", ...EXPERTS, "author");
const steps = fc.array(
  fc.oneof(
    people.map((who) => (thread: Thread) => say(thread, who)),
    people.map((who) => (thread: Thread) => markRead(thread, who, thread.lastNumber)),
    fc.option(fc.constantFrom(...EXPERTS), { nil: null }).map((who) => (thread: Thread) => assignThread(thread, who)),
  ),
  { maxLength: 20 },
);
const conversations = steps.map((all) => all.reduce((thread, step) => step(thread), begin()));

test("§1.27 the asker takes part, and those who answer; for all others it does not exist", () => {
  fc.assert(
    fc.property(conversations, fc.string(), fc.boolean(), (thread, someone, mayAnswer) => {
      fc.pre(someone !== "asker");
      expect(findPart(thread, "asker", mayAnswer)).toBe("asker");
      expect(findPart(thread, someone, mayAnswer)).toBe(mayAnswer ? "expert" : null);
      expect(
        findPart(openThread({ ...about, kind: "comment" }, { authorId: "asker", text: "?", at: AT }), "asker", true),
      ).toBeNull();
    }),
  );
});

test("§1.27 the first person who answers takes care of it, and the asker never does", () => {
  fc.assert(
    fc.property(conversations, people, (thread, who) => {
      const said = say(thread, who);
      expect(said.assigneeId).toBe(thread.assigneeId ?? (who === "asker" ? null : who));
      expect(said.resolved).toBeNull();
    }),
  );
});

test("§1.27 nobody is told of their own words, and a question reaches somebody", () => {
  fc.assert(
    fc.property(conversations, people, (thread, who) => {
      const concerned = listConcerned(thread, who, EXPERTS);
      expect(concerned).not.toContain(who);
      expect(concerned).toEqual(who === "asker" ? (thread.assigneeId ? [thread.assigneeId] : EXPERTS) : ["asker"]);
    }),
  );
});

test("§4.164 each person is told once, until they have read everything", () => {
  fc.assert(
    fc.property(conversations, people, (thread, who) => {
      const reader = listConcerned(thread, who, EXPERTS)[0] as string;
      expect(listNewlyTold(thread, [reader], [reader])).toEqual(countUnread(thread, reader) === 0 ? [reader] : []);
      expect(listNewlyTold(thread, [reader], [])).toEqual([reader]);
      const said = say(markRead(thread, reader, thread.lastNumber), who);
      fc.pre(said.messages.length > thread.messages.length);
      expect(isWaitingFor(said, reader, said.lastNumber)).toBe(true);
      expect(listNewlyTold(said, [reader], [reader])).toEqual([]);
      expect(isWaitingFor(markRead(said, reader, said.lastNumber), reader, said.lastNumber)).toBe(false);
    }),
  );
});

test("§4.164 a turn begins with the first words of a side after the other side spoke", () => {
  const at = (minute: number) => `2026-01-01T09:0${minute}:00.000Z`;
  const sayAt = (thread: Thread, authorId: string, minute: number): Thread => {
    const said = converse(thread, { authorId, text: "x", at: at(minute) });
    return said.ok ? said.value : thread;
  };
  const asked = sayAt(begin(), "asker", 1);
  expect([findTurnStart(asked, "asker"), findTurnStart(asked, "ada")]).toEqual([AT, null]);
  const answered = sayAt(sayAt(asked, "ada", 2), "bob", 3);
  expect([findTurnStart(answered, "asker"), findTurnStart(answered, "ada")]).toEqual([null, at(2)]);
});

test("§1.27 an expert is expected to answer while it is open and nobody else takes care of it", () => {
  const open = begin();
  expect([isLeftTo(open, "ada"), isLeftTo(assignThread(open, "ada"), "ada")]).toEqual([true, true]);
  expect(isLeftTo(assignThread(open, "bob"), "ada")).toBe(false);
  expect(isLeftTo(resolveThread(open, "bob", AT), "ada")).toBe(false);
});

test("§1.27 a conversation has as many messages as a thread at most, and nothing of it is lost", () => {
  let thread = begin();
  for (let number = 1; number < MESSAGES_OF_THREAD; number++) thread = say(thread, "asker");
  expect(converse(thread, { authorId: "ada", text: "x", at: AT })).toEqual({ ok: false, error: "full" });
  expect(thread.messages).toHaveLength(MESSAGES_OF_THREAD);
});
