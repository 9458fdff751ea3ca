// Knows what notifications promise, whatever keeps them.
import type { NewDispatch, UserRecord } from "@academiz/backend/ports";
import { describe, expect, test } from "vitest";
import { type Repositories, settle, unique } from "./repositories.ts";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const TEXTS = { fr: "Bonjour", en: "Hello" };

export function suiteNotifications(open: () => Repositories): void {
  async function addUser(base: UserRecord, change: Partial<UserRecord>): Promise<UserRecord> {
    const login = unique("reader");
    const user = { ...base, id: open().createId(), login, identifier: `${base.clientId}_${login}`, ...change };
    await open().users.add(user);
    return user;
  }
  const send = async (clientId: string, change: Partial<NewDispatch> = {}) => {
    const dispatch: NewDispatch = {
      id: open().createId(),
      type: "Session",
      texts: TEXTS,
      otherwise: "en",
      threadSlug: null,
      productSlug: null,
      audience: { roles: ["ROLE_LEARNER"], except: open().createId(), among: null },
      now: at(0),
      ...change,
    };
    return { id: dispatch.id, recipients: await open().notifications.send({ clientId }, dispatch) };
  };
  const list = (user: UserRecord, offset = 0, limit = 20) => open().notifications.list(user, user.id, offset, limit);

  describe("notifications", () => {
    test("§3.223 one sending reaches the active of the client with the roles, but for one, and nobody else", async () => {
      const { user, clientId } = await settle(open());
      const other = await settle(open());
      const learner = await addUser(user, { roles: ["ROLE_LEARNER"] });
      const inactive = await addUser(user, { roles: ["ROLE_LEARNER"], active: false });
      const author = await addUser(user, { roles: ["ROLE_AUTHOR"] });
      const { id, recipients } = await send(clientId, {
        threadSlug: "thread",
        audience: { roles: ["ROLE_LEARNER", "ROLE_TRAINER"], except: user.id, among: null },
      });
      expect(recipients).toBe(1);
      const { rows, total, unread } = await list(learner);
      expect([total, unread]).toEqual([1, 1]);
      expect(rows).toEqual([
        {
          slug: expect.stringMatching(/^[a-z\d]{10}$/),
          text: "Hello",
          type: "Session",
          isRead: false,
          info: { threadSlug: "thread" },
          createdAt: at(0),
        },
      ]);
      for (const nobody of [user, inactive, author, other.user]) expect((await list(nobody)).total).toBe(0);
      expect(await open().notifications.listDeliveries({ clientId }, id, null, 10)).toEqual([
        { identifier: learner.identifier, notification: rows[0] },
      ]);
      expect(await open().notifications.listDeliveries(other, id, null, 10)).toEqual([]);
    });

    test.each([
      ["fr", "Bonjour"],
      ["FR", "Bonjour"],
      [" fr_FR", "Bonjour"],
      ["en-GB", "Hello"],
      ["de", "Hello"],
      [null, "Hello"],
    ])("§9.51 who speaks %s reads %s", async (locale, text) => {
      const { user, clientId } = await settle(open());
      const reader = await addUser(user, { locale });
      await send(clientId);
      expect((await list(reader)).rows.map((row) => row.text)).toEqual([text]);
    });

    test("§7.139 they are listed newest first, page by page", async () => {
      const { user, clientId } = await settle(open());
      for (let n = 0; n < 5; n++) await send(clientId, { texts: { fr: "", en: `${n}` }, now: at(n) });
      const texts = async (offset: number) => (await list(user, offset, 2)).rows.map(({ text }) => text);
      expect([await texts(0), await texts(2), await texts(4), await texts(6)]).toEqual([
        ["4", "3"],
        ["2", "1"],
        ["0"],
        [],
      ]);
      expect((await list(user, 6, 2)).total).toBe(5);
    });

    test("§4.161–§4.163 one is read and unread again, or all at once; the count follows", async () => {
      const { user, clientId } = await settle(open());
      const beside = await addUser(user, {});
      for (let n = 0; n < 3; n++) await send(clientId, { now: at(n) });
      const [{ slug } = { slug: "" }] = (await list(user)).rows;
      const set = (isRead: boolean, owner = user) => open().notifications.setRead(owner, owner.id, slug, isRead);
      expect([await set(true), (await list(user)).unread]).toEqual([true, 2]);
      expect([await set(true), (await list(user)).unread]).toEqual([true, 2]);
      expect([await set(false), (await list(user)).unread]).toEqual([true, 3]);
      expect(await set(true, beside)).toBe(false);
      await open().notifications.markAllRead(user, user.id);
      expect([(await list(user)).unread, (await list(beside)).unread]).toEqual([0, 3]);
    });

    test("§4.161 what one was told of a product is read with it, of that product and that person alone", async () => {
      const { user, clientId } = await settle(open());
      const beside = await addUser(user, {});
      for (const productSlug of ["one", "two"]) await send(clientId, { productSlug });
      await open().notifications.markProductRead(user, user.id, "one");
      await open().notifications.markProductRead(user, user.id, "nowhere");
      const unread = async (reader: typeof user) =>
        (await list(reader)).rows.flatMap(({ isRead, info }) => (isRead ? [] : (info.productSlug ?? []))).sort();
      expect([await unread(user), await unread(beside)]).toEqual([["two"], ["one", "two"]]);
    });

    test("decisions 2: a slug of another client's user is nobody's", async () => {
      const [ours, theirs] = [await settle(open()), await settle(open())];
      await send(theirs.clientId);
      const [{ slug } = { slug: "" }] = (await list(theirs.user)).rows;
      expect(await open().notifications.setRead(ours, theirs.user.id, slug, true)).toBe(false);
      expect(await open().notifications.setRead(ours, ours.user.id, slug, true)).toBe(false);
      expect((await list(theirs.user)).unread).toBe(1);
    });

    test("decisions 15: what a sending brought is read page by page, each recipient once", async () => {
      const { user, clientId } = await settle(open());
      for (let n = 0; n < 4; n++) await addUser(user, {});
      const { id, recipients } = await send(clientId);
      const seen: string[] = [];
      for (let after: string | null = null; ; ) {
        const page = await open().notifications.listDeliveries({ clientId }, id, after, 2);
        seen.push(...page.map(({ identifier }) => identifier));
        after = page.at(-1)?.identifier ?? null;
        if (page.length < 2) break;
      }
      expect([recipients, seen.length, new Set(seen).size]).toEqual([5, 5, 5]);
    });
  });

  test("decisions 4: a product is announced once, by its own client", async () => {
    const home = await settle(open());
    const slug = unique("product");
    const product = await open().products.add(home, {
      type: "learniz",
      slug,
      name: "Name",
      subType: null,
      template: false,
      shareable: true,
      demo: false,
      folderProduct: null,
      configDraft: {},
      named: { documents: [], products: [] },
      now: at(0),
    });
    expect(await open().perimeters.announce(home, slug, at(1))).toBe(false);
    await open().products.publish(home, slug, {
      config: {},
      named: { documents: [], products: [] },
      card: { title: "T", description: null, language: "FR", duration: null, picture: null },
      visible: true,
      publishedAt: at(1),
      basedOn: product.updatedAt,
      publishedBy: "00000000-0000-4000-8000-00000000000f",
      firstPerimeterSlug: unique("perimeter"),
      most: 300,
    });
    expect(await open().perimeters.announce(await settle(open()), slug, at(1))).toBe(false);
    const announced = await Promise.all([1, 2, 3].map(() => open().perimeters.announce(home, slug, at(1))));
    expect(announced.filter(Boolean)).toHaveLength(1);
  });
}
