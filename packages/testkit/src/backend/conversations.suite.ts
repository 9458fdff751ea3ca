// Knows what is promised of conversations and of who the experts are, whatever keeps them.

import type { ConversationSearch } from "@academiz/backend/ports";
import { succeed } from "@academiz/domain/kernel";
import { assignThread, converse, markRead, openThread, resolveThread } from "@academiz/domain/threads";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, settle, unique } from "./repositories.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();

export function suiteConversations(open: () => Repositories): void {
  describe("conversations", () => {
    const begin = async () => {
      const { home, user, productSlug } = await openProductOf(open(), "learniz");
      const make = (minute: number, askerId = user.id) =>
        openThread(
          { slug: unique("thread"), kind: "expert", subject: productSlug, place: { slug: "page", name: "A page" } },
          { authorId: askerId, text: "Why?", at: at(minute) },
        );
      const list = (readerId: string, search: Partial<ConversationSearch> = {}, tenancy = home) =>
        open().threads.listConversations(tenancy, {
          ...{ readerId, as: "expert", subject: null, state: "all", offset: 0, limit: 20, ...search },
        });
      return { home, user, productSlug, make, list, expert: open().createId(), other: open().createId() };
    };
    const slugs = ({ rows }: { readonly rows: readonly { readonly slug: string }[] }) => rows.map(({ slug }) => slug);

    test("§1.27 whoever asked lists their own, those who answer all others, what was said last first", async () => {
      const { home, user, productSlug, make, list, expert, other } = await begin();
      const [first, second, foreign] = [make(1), make(2), make(3, other)];
      for (const thread of [first, second, foreign]) expect(await open().threads.add(home, thread, 2)).toBe("added");
      // Each is counted alone.
      expect(await open().threads.add(home, make(4), 2)).toBe("full");
      expect(await open().threads.read(home, first.slug)).toEqual(first);
      await open().threads.change(home, first.slug, (one) =>
        converse(one, { authorId: expert, text: "So", at: at(9) }),
      );
      expect(slugs(await list(user.id, { as: "asker" }))).toEqual([first.slug, second.slug]);
      expect(slugs(await list(user.id, { as: "asker", subject: "elsewhere" }))).toEqual([]);
      expect(slugs(await list(user.id))).toEqual([foreign.slug]);
      const page = await list(expert);
      expect(slugs(page)).toEqual([first.slug, foreign.slug, second.slug]);
      expect(page.rows[0]).toMatchObject({
        ...{ askerId: user.id, assigneeId: expert, place: first.place, messages: 2, lastAt: at(9) },
        product: { slug: productSlug, name: "Name", type: "learniz" },
        last: { number: 2, text: "So" },
      });
      expect(slugs(await list(expert, { offset: 1, limit: 1 }))).toEqual([foreign.slug]);
    });

    test("§4.164 they are counted and listed by state: what another takes care of is unread for nobody else", async () => {
      const { home, make, list, expert, other } = await begin();
      const [taken, free, closed] = [make(1), make(2), make(3)];
      for (const thread of [taken, free, closed]) await open().threads.add(home, thread, 9);
      await open().threads.change(home, taken.slug, (one) => succeed(assignThread(one, expert)));
      await open().threads.change(home, closed.slug, (one) =>
        succeed(markRead(resolveThread(one, expert, at(5)), expert, 1)),
      );
      const of = async (readerId: string, state: ConversationSearch["state"]) => {
        const { total, ...page } = await list(readerId, { state });
        expect(slugs(page)).toHaveLength(total);
        return slugs(page).toSorted();
      };
      const sorted = (...threads: readonly { readonly slug: string }[]) => threads.map(({ slug }) => slug).toSorted();
      expect(await of(expert, "mine")).toEqual(sorted(taken));
      expect(await of(expert, "unread")).toEqual(sorted(taken, free));
      expect(await of(other, "unread")).toEqual(sorted(free, closed));
      expect(await of(expert, "open")).toEqual(sorted(taken, free));
      expect(await of(expert, "closed")).toEqual(sorted(closed));
      expect((await list(expert, { state: "closed" })).unread).toBe(2);
    });

    test("decisions 2: another client lists none of them", async () => {
      const { home, make, list, expert } = await begin();
      await open().threads.add(home, make(1), 9);
      const { clientId } = await settle(open());
      expect(await list(expert, {}, { clientId })).toEqual({ rows: [], total: 0, unread: 0 });
    });

    test("§3.41 experts are named anew as a whole, by name, of one client, and go with their account", async () => {
      const { home, user } = await begin();
      const { clientId } = await settle(open());
      await open().experts.name(home, [user.id]);
      expect(await open().experts.list(home)).toMatchObject([{ id: user.id, active: user.active }]);
      expect([await open().experts.isExpert(home, user.id), await open().experts.isExpert(home, "nobody")]).toEqual([
        true,
        false,
      ]);
      expect(await open().experts.isExpert({ clientId }, user.id)).toBe(false);
      await open().experts.name({ clientId }, []);
      expect(await open().experts.list(home)).toHaveLength(1);
      await open().users.remove(home, [user.id], () => open().createId());
      expect(await open().experts.list(home)).toEqual([]);
    });
  });
}
