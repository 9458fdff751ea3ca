// Knows the contract for the tags of clients and of their products.
import { changeTags, type TagChange } from "@academiz/domain/clients";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, settle, unique } from "./repositories.ts";

const NOW = "2026-01-01T09:00:00.000Z";
const ANY = {
  ...{ types: [], slugs: [], folder: null, query: null, sort: "name" as const, descending: false, page: 1, limit: 10 },
  ...{ published: null, visible: null, shareable: null, template: null, written: null, subType: null },
  ...{ excludedGameTypes: [], excludesPageTemplates: false },
} as const;

export function suiteTags(open: () => Repositories): void {
  /** A client with these tags and one open product. */
  async function begin(...tags: readonly string[]) {
    const made = await openProductOf(open(), "game");
    await open().clients.change(made.home, () => ({ tags }));
    const change = (slug: string, what: Partial<TagChange>, home = made.home) =>
      open().products.retag(home, slug, (own, words) => changeTags(own, words, { add: [], remove: [], ...what }));
    const add = (slug: string, given: readonly string[] = []) =>
      open().products.add(made.home, {
        ...{ type: "game", slug, name: slug, subType: null, template: false, shareable: true, demo: false },
        ...{ folderProduct: null, configDraft: {}, named: { documents: [], products: [] }, now: NOW, tags: given },
      });
    const read = async (slug: string) => (await open().products.read(made.home, slug))?.tags;
    return { ...made, change, add, read };
  }

  describe("tags", () => {
    test("§3.34 a product has the tags that were decided, its version stays, and other clients change nothing", async () => {
      const { home, productSlug, change, read } = await begin("fire", "sea");
      const before = await open().products.read(home, productSlug);
      expect(before?.tags).toEqual([]);
      expect(await change(productSlug, { add: ["sea", "fire"] })).toEqual({ ok: true, value: ["fire", "sea"] });
      expect(await open().products.read(home, productSlug)).toEqual({ ...before, tags: ["fire", "sea"] });
      expect(await change(productSlug, { add: ["wood"] })).toEqual({ ok: false, error: "unknown" });
      expect(await read(productSlug)).toEqual(["fire", "sea"]);
      const other = await settle(open());
      expect(await change(productSlug, { remove: ["sea"] }, { clientId: other.clientId })).toBeNull();
      expect(await read(productSlug)).toEqual(["fire", "sea"]);
    });

    test("§3.34 of two changes at once both are kept", async () => {
      const words = Array.from({ length: 8 }, (_, at) => `tag-${at}`);
      const { productSlug, change, read } = await begin(...words);
      await Promise.all(words.map((tag) => change(productSlug, { add: [tag] })));
      expect(await read(productSlug)).toEqual(words);
    });

    test("§3.250 a search by tags finds what has one of them at least", async () => {
      const { home, productSlug, change, add } = await begin("fire", "sea", "wood");
      await add("both", ["fire", "sea"]);
      await add("none");
      await change(productSlug, { add: ["fire"] });
      const search = async (...tags: readonly string[]) => {
        const { rows, total } = await open().products.search(home, { ...ANY, tags });
        expect(total).toBe(rows.length);
        return rows.map(({ slug }) => slug).sort();
      };
      expect(await search()).toEqual(["both", "none", productSlug].sort());
      expect(await search("fire")).toEqual(["both", productSlug].sort());
      expect(await search("sea", "wood")).toEqual(["both"]);
      expect(await search("wood")).toEqual([]);
      expect(await search("{fire}")).toEqual([]);
    });

    test("§7.86 a new product has those of its tags that its client has", async () => {
      const { add, read } = await begin("fire");
      const slug = unique("product");
      expect((await add(slug, ["fire", "gone"])).tags).toEqual(["fire"]);
      expect(await read(slug)).toEqual(["fire"]);
    });

    test("§7.60 a tag is taken from a client and all of its products, and counted until then", async () => {
      const { home, productSlug, change, add, read } = await begin("fire", "sea", "wood");
      const [other, kept] = [unique("product"), await begin("fire")];
      await kept.change(kept.productSlug, { add: ["fire"] });
      await add(other, ["fire"]);
      await change(productSlug, { add: ["fire", "sea"] });
      const count = async () => (await open().clients.countUse(home, [], [])).tags;
      expect(await count()).toEqual([
        { slug: "fire", products: 2 },
        { slug: "sea", products: 1 },
      ]);
      expect(await open().clients.takeTag(home, "fire")).toBe(true);
      expect(await open().clients.takeTag(home, "fire")).toBe(false);
      expect((await open().clients.read(home))?.tags).toEqual(["sea", "wood"]);
      expect([await read(productSlug), await read(other)]).toEqual([["sea"], []]);
      expect(await count()).toEqual([{ slug: "sea", products: 1 }]);
      expect(await change(productSlug, { add: ["fire"] })).toEqual({ ok: false, error: "unknown" });
      expect(await kept.read(kept.productSlug)).toEqual(["fire"]);
    });

    test("§7.60 a tag that is given while it is taken away is on no product afterwards", async () => {
      const { home, change, add, read } = await begin("fire");
      const slugs = Array.from({ length: 12 }, () => unique("product"));
      for (const slug of slugs) await add(slug);
      await Promise.all([
        ...slugs.slice(0, 6).map((slug) => change(slug, { add: ["fire"] })),
        open().clients.takeTag(home, "fire"),
        ...slugs.slice(6).map((slug) => change(slug, { add: ["fire"] })),
      ]);
      expect(await Promise.all(slugs.map(read))).toEqual(slugs.map(() => []));
    });

    test("§7.92 learners are told the tags of what is open to them", async () => {
      const { home, userId, productSlug, change } = await begin("fire");
      await change(productSlug, { add: ["fire"] });
      const [open1] = await open().perimeters.listOpen(home, userId, NOW);
      expect(open1?.tags).toEqual(["fire"]);
    });
  });
}
