// Knows the contract for the store of threads.
import { fail, succeed } from "@academiz/domain/kernel";
import {
  addMessage,
  countUnread,
  markRead,
  openThread,
  removeMessage,
  resolveThread,
  type Thread,
} from "@academiz/domain/threads";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, settle, unique } from "./repositories.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();
const MOST = 500;

export function suiteThreads(open: () => Repositories): void {
  describe("threads", () => {
    const begin = async () => {
      const { home, user, productSlug } = await openProductOf(open(), "learniz");
      const about = { kind: "comment", subject: productSlug } as const;
      const make = (minute: number, place: Thread["place"] = null, authorId = user.id) =>
        openThread({ ...about, slug: unique("thread"), place }, { authorId, text: "First\nsaid", at: at(minute) });
      return { home, user, about, make, other: open().createId() };
    };
    const known = (thread: Thread | null) => thread && { ...thread, people: new Set(thread.people) };

    test("what is opened is read as it was, and listed in the order of opening", async () => {
      const { home, user, about, make, other } = await begin();
      const [later, sooner] = [make(2), make(1, { slug: "block", name: "A “block”" }, other)];
      for (const thread of [later, sooner]) await open().threads.add(home, thread, MOST);
      expect(await open().threads.read(home, sooner.slug)).toEqual(sooner);
      expect(await open().threads.read(home, "nowhere")).toBeNull();
      const heads = await open().threads.list(home, about, user.id);
      expect(heads.map(({ slug, unread, messages, lastAt }) => [slug, unread, messages, lastAt])).toEqual([
        [sooner.slug, 1, 1, at(1)],
        [later.slug, 0, 1, at(2)],
      ]);
      expect(heads[0]).toMatchObject({ ...about, place: sooner.place, first: sooner.messages[0], resolved: null });
      expect(await open().threads.listNames(home, [user.id, other, "none"])).toEqual(
        new Map([[user.id, `${user.firstname} ${user.lastname}`]]),
      );
    });

    test("§4.164 whatever is done, what is kept is what the rule says, and the list counts as the rule counts", async () => {
      const { home, user, about, make, other } = await begin();
      type Rule = (thread: Thread) => Thread | null;
      const who = fc.constantFrom(user.id, other);
      const number = fc.nat({ max: 5 });
      const rule: fc.Arbitrary<Rule> = fc.oneof(
        who.map(
          (authorId): Rule =>
            (thread) => {
              const added = addMessage(thread, { authorId, text: "More", at: at(thread.lastNumber + 5) });
              return added.ok ? added.value : thread;
            },
        ),
        fc.tuple(who, number).map(
          ([authorId, number]): Rule =>
            (thread) => {
              const removed = removeMessage(thread, number, authorId);
              return removed.ok ? removed.value : thread;
            },
        ),
        fc.tuple(who, number, fc.boolean()).map(
          ([id, upTo, isForced]): Rule =>
            (thread) =>
              markRead(thread, id, upTo, isForced),
        ),
        who.map(
          (by): Rule =>
            (thread) =>
              resolveThread(thread, by, at(50)),
        ),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(rule, { maxLength: 10 }), who, async (rules, readerId) => {
          const first = make(1);
          await open().threads.add(home, first, MOST);
          let wanted: Thread | null = first;
          for (const one of rules) {
            const before: Thread | null = wanted;
            wanted = before && one(before);
            await open().threads.change(home, first.slug, (thread) => succeed(one(thread)));
          }
          expect(known(await open().threads.read(home, first.slug))).toEqual(known(wanted));
          const head = (await open().threads.list(home, about, readerId)).find(({ slug }) => slug === first.slug);
          expect(head && [head.unread, head.messages, head.first, head.resolved]).toEqual(
            wanted
              ? [countUnread(wanted, readerId), wanted.messages.length, wanted.messages[0], wanted.resolved]
              : undefined,
          );
        }),
        { numRuns: 25 },
      );
    });

    test("a refusal changes nothing, a missing thread is null, and two concurrent messages are both kept", async () => {
      const { home, make, user } = await begin();
      const thread = make(1);
      await open().threads.add(home, thread, MOST);
      expect(await open().threads.change(home, thread.slug, () => fail("no"))).toEqual({ ok: false, error: "no" });
      expect(await open().threads.change(home, "nowhere", (one) => succeed(one))).toBeNull();
      const write = (minute: number) =>
        open().threads.change(home, thread.slug, (one) =>
          addMessage(one, { authorId: user.id, text: "x", at: at(minute) }),
        );
      await Promise.all([write(2), write(3), write(4)]);
      const kept = await open().threads.read(home, thread.slug);
      expect(kept?.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    });

    test("§4.164 as many as there can be are kept, however many come at once, and none about a product that is gone", async () => {
      const { home, user, about, make } = await begin();
      await open().threads.add(home, make(0), 3);
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((minute) => open().threads.add(home, make(minute), 3)));
      expect(answers.toSorted()).toEqual(["added", "added", "full", "full", "full", "full"]);
      expect(await open().threads.list(home, about, user.id)).toHaveLength(3);
      const { clientId } = await settle(open());
      expect(await open().threads.add({ clientId }, make(7), 9)).toBe("absent");
      await open().products.remove(home, about.subject);
      expect(await open().threads.add(home, make(8), 9)).toBe("absent");
    });

    test("decisions 2: another client reads and changes nothing of it", async () => {
      const { home, user, about, make } = await begin();
      const thread = make(1);
      await open().threads.add(home, thread, MOST);
      const { clientId } = await settle(open());
      expect(await open().threads.read({ clientId }, thread.slug)).toBeNull();
      expect(await open().threads.list({ clientId }, about, user.id)).toEqual([]);
      expect(await open().threads.change({ clientId }, thread.slug, () => succeed(null))).toBeNull();
      expect(await open().threads.listNames({ clientId }, [user.id])).toEqual(new Map());
      expect(await open().threads.read(home, thread.slug)).toEqual(thread);
    });

    test("decisions 3: how far somebody read goes with their account in other clients too, and nobody else's does", async () => {
      const { home, user, make } = await begin();
      const guest = await openProductOf(open(), "learniz");
      const thread = make(1);
      await open().threads.add(home, thread, MOST);
      await open().threads.change(home, thread.slug, (one) => succeed(markRead(one, guest.user.id, 1)));
      const listReaders = async () =>
        (await open().threads.read(home, thread.slug))?.people.map(({ userId }) => userId);
      await open().users.remove(guest.home, [user.id], () => open().createId());
      expect((await listReaders())?.toSorted()).toEqual([user.id, guest.user.id].toSorted());
      await open().users.remove(guest.home, [guest.user.id], () => open().createId());
      expect(await listReaders()).toEqual([user.id]);
    });

    test("decisions 3: messages of a deleted user stay without a name, and their read state is removed; threads are removed with their product", async () => {
      const { home, user, about, make, other } = await begin();
      const [own, foreign] = [make(1), make(2, null, other)];
      for (const thread of [own, foreign]) await open().threads.add(home, thread, MOST);
      await open().threads.change(home, foreign.slug, (thread) => succeed(markRead(thread, user.id, 1)));
      await open().users.remove(home, [user.id], () => open().createId());
      expect(await open().threads.read(home, own.slug)).toEqual({ ...own, people: [] });
      expect((await open().threads.read(home, foreign.slug))?.people.map(({ userId }) => userId)).toEqual([other]);
      expect(await open().threads.listNames(home, [user.id])).toEqual(new Map());
      await open().products.remove(home, about.subject);
      expect(await open().threads.read(home, own.slug)).toBeNull();
      expect(await open().threads.list(home, about, user.id)).toEqual([]);
    });
  });
}
