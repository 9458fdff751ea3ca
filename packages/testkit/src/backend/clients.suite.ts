// Knows the contract for the store of clients: those below others, and how they change.
import type { ClientSearch } from "@academiz/backend/ports";
import { describe, expect, test } from "vitest";
import { createClientRecord, type Repositories, settle, unique } from "./repositories.ts";

const ALL: ClientSearch = { query: null, active: null, sort: "slug", descending: false, page: 1, limit: 100 };

export function suiteClients(open: () => Repositories): void {
  /** A client below another one. */
  async function addBelow(parentId: string | null, change: object = {}) {
    const client = { ...createClientRecord(open().createId()), ...change, parentId };
    expect(await open().clients.add(client)).toBe(true);
    return client;
  }
  /** A main client, one below it, and one below that. */
  async function addFamily() {
    const main = await addBelow(null);
    const middle = await addBelow(main.id);
    return { main, middle, lowest: await addBelow(middle.id) };
  }

  describe("clients", () => {
    test("§1.3 §6.14 a scope holds its client and all below it; null holds all", async () => {
      const { main, middle, lowest } = await addFamily();
      const foreign = await addBelow(null);
      const seen = async (rootId: string | null) => {
        const { rows, total } = await open().clients.search({ rootId }, ALL);
        expect(total).toBe(rows.length);
        return rows.map(({ id }) => id);
      };
      const order = (...clients: { slug: string; id: string }[]) =>
        clients.sort((one, other) => (one.slug < other.slug ? -1 : 1)).map(({ id }) => id);
      expect(await seen(main.id)).toEqual(order(main, middle, lowest));
      expect(await seen(lowest.id)).toEqual([lowest.id]);
      expect(await seen(null)).toEqual(expect.arrayContaining([main.id, lowest.id, foreign.id]));
      expect(await open().clients.find({ rootId: main.id }, lowest.id)).toEqual(lowest);
      expect(await open().clients.find({ rootId: null }, foreign.id)).toEqual(foreign);
      for (const id of [foreign.id, "no-id", open().createId()])
        expect(await open().clients.find({ rootId: main.id }, id)).toBeNull();
      expect(await open().clients.find({ rootId: lowest.id }, main.id)).toBeNull();
    });

    test("§3.50 the main client is the one at the top", async () => {
      const { main, middle, lowest } = await addFamily();
      for (const { id } of [main, middle, lowest])
        expect((await open().clients.readMain({ clientId: id }))?.id).toBe(main.id);
      expect(await open().clients.readMain({ clientId: open().createId() })).toBeNull();
    });

    test("decisions 2: people are counted by the licence of their client and by each one above it", async () => {
      const grant = (quantity: number) => ({
        licences: [{ licenceInformation: { count: [{ unity: "nbUser", quantity }], licence: [] } }],
      });
      const main = await addBelow(null, { licence: grant(9) });
      const middle = await addBelow(main.id, { licence: null });
      const lowest = await addBelow(middle.id, { licence: grant(2) });
      const aside = await addBelow(main.id, { licence: grant(5) });
      const alone = await addBelow(null, { licence: null });
      const join = async (client: typeof main, login: string) => {
        const base = await settle(open());
        const identifier = `${client.slug}_${login}`;
        await open().users.add({ ...base.user, id: open().createId(), clientId: client.id, login, identifier });
      };
      for (const login of ["one", "two"]) await join(lowest, login);
      await join(main, "three");
      await join(alone, "four");
      const countIn = async ({ id }: typeof main) =>
        (await open().clients.holdLicences({ clientId: id }))
          .map(({ licence, used }) => [licence.licences[0]?.licenceInformation.count[0]?.quantity, used])
          .sort();
      expect(await countIn(main)).toEqual([[9, 3]]);
      expect(await countIn(middle)).toEqual([[9, 3]]);
      expect(await countIn(lowest)).toEqual([
        [2, 2],
        [9, 3],
      ]);
      expect(await countIn(aside)).toEqual([
        [5, 0],
        [9, 3],
      ]);
      expect(await countIn(alone)).toEqual([]);
      expect(await open().clients.holdLicences({ clientId: open().createId() })).toEqual([]);
    });

    test("§7.42 searched in names and slugs as typed, by activity, sorted, page by page", async () => {
      const main = await addBelow(null, { name: "Top" });
      await addBelow(main.id, { name: "100% safe", active: false });
      await addBelow(main.id, { name: "alpha" });
      await addBelow(main.id, { name: "Beta" });
      const names = async (change: Partial<ClientSearch>) =>
        (await open().clients.search({ rootId: main.id }, { ...ALL, sort: "name", ...change })).rows.map(
          ({ name }) => name,
        );
      expect(await names({})).toEqual(["100% safe", "alpha", "Beta", "Top"]);
      expect(await names({ descending: true, limit: 2, page: 2 })).toEqual(["alpha", "100% safe"]);
      expect(await names({ query: "ALP" })).toEqual(["alpha"]);
      expect(await names({ query: "%" })).toEqual(["100% safe"]);
      expect(await names({ query: "_l" })).toEqual([]);
      expect(await names({ query: main.slug })).toEqual(["Top"]);
      expect(await names({ active: false })).toEqual(["100% safe"]);
      expect(await names({ active: true })).toEqual(["alpha", "Beta", "Top"]);
    });

    test("§7.46 of two clients with one slug only one is created", async () => {
      const slug = unique("client");
      const added = await Promise.all(
        [1, 2, 3].map(() => open().clients.add({ ...createClientRecord(open().createId()), slug })),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
    });

    test("§4.25 concurrent changes are all kept, and touch no other client", async () => {
      const [client, other] = [await addBelow(null), await addBelow(null)];
      const tags = Array.from({ length: 8 }, (_, index) => `tag-${index}`);
      await Promise.all(
        tags.map((tag) =>
          open().clients.change({ clientId: client.id }, (current) => ({ tags: [...current.tags, tag].sort() })),
        ),
      );
      expect((await open().clients.read({ clientId: client.id }))?.tags).toEqual(["safety", ...tags]);
      expect(await open().clients.read({ clientId: other.id })).toEqual(other);
      expect(await open().clients.change({ clientId: client.id }, () => ({}))).toMatchObject({ slug: client.slug });
      expect(await open().clients.change({ clientId: open().createId() }, () => ({ name: "x" }))).toBeNull();
    });

    test("§7.48 a client is deleted when nobody uses it", async () => {
      const { main, middle, lowest } = await addFamily();
      const { clientId } = await settle(open());
      const remove = (id: string) => open().clients.remove({ clientId: id });
      expect([await remove(middle.id), await remove(clientId)]).toEqual(["in-use", "in-use"]);
      expect(await open().clients.read({ clientId: middle.id })).toEqual(middle);
      expect([await remove(lowest.id), await remove(middle.id), await remove(main.id)]).toEqual([
        "removed",
        "removed",
        "removed",
      ]);
      expect(await open().clients.read({ clientId: lowest.id })).toBeNull();
    });
  });
}
