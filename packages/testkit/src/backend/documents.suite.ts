// Knows the contract for the two libraries of files: a client's own, and the one that all share.
import type { DocumentSearch, NewDocument, Shelf } from "@academiz/backend/ports";
import { describe, expect, test } from "vitest";
import { type Repositories, settle, unique } from "./repositories.ts";

const NOW = "2026-01-01T00:00:00.000Z";
const EVERYTHING: DocumentSearch = {
  folders: "anywhere",
  query: null,
  types: null,
  onlyFavourites: false,
  onlyUsed: false,
  onlySilent: false,
  sort: "name",
  descending: false,
  page: 1,
  limit: 100,
};
const makeDocument = (change: Partial<NewDocument> = {}): NewDocument => ({
  slug: unique("file"),
  name: "A file",
  type: "text/plain",
  size: 3,
  key: "key",
  width: null,
  height: null,
  isTagged: null,
  originalKey: "original",
  originalType: "image/png",
  originalSize: 4,
  folderSlug: null,
  createdAt: NOW,
  ...change,
});

export function suiteDocuments(open: () => Repositories): void {
  async function enter() {
    const { user, clientId } = await settle(open());
    return { reader: { clientId, userId: user.id }, clientId };
  }
  const makeFolder = async (tenancy: { clientId: string }, shelf: Shelf, parentSlug: string | null = null) => {
    const folder = { slug: unique("folder"), name: "A folder", parentSlug, createdAt: NOW };
    await open().folders.decide(tenancy, shelf, () => ({ kind: "add", folder }));
    return folder.slug;
  };

  describe.each<Shelf>(["client", "library"])("the files of the %s", (shelf) => {
    test("§7.65 §7.68 are given back unchanged; none is kept in a folder that does not exist", async () => {
      const { reader } = await enter();
      const document = makeDocument();
      expect(await open().documents.keep(reader, shelf, document, null)).toBe("kept");
      expect(await open().documents.read(reader, shelf, document.slug)).toEqual({
        ...document,
        description: "",
        alternative: null,
        focus: null,
        transcript: "",
        captionsSlug: null,
        captionsName: null,
        licence: "",
        origin: "",
        isFavourite: false,
        uses: 0,
      });
      expect(await open().documents.find(reader, [document.slug])).toMatchObject([{ slug: document.slug }]);
      const lost = makeDocument({ folderSlug: "nowhere" });
      expect(await open().documents.keep(reader, shelf, lost, null)).toBe("absent");
      expect(await open().documents.read(reader, shelf, lost.slug)).toBeNull();
    });

    test("§3.61 the client's own are its own, the shared ones everybody's", async () => {
      const [{ reader }, { reader: other }] = [await enter(), await enter()];
      const { slug } = makeDocument();
      await open().documents.keep(reader, shelf, makeDocument({ slug }), null);
      expect((await open().documents.read(other, shelf, slug)) !== null).toBe(shelf === "library");
      expect(await open().documents.find(other, [slug])).toHaveLength(shelf === "library" ? 1 : 0);
    });

    test("§7.69 §7.72 are changed all or none, replaced and removed", async () => {
      const { reader } = await enter();
      const [one, two] = [makeDocument(), makeDocument()];
      for (const document of [one, two]) await open().documents.keep(reader, shelf, document, null);
      const folderSlug = await makeFolder(reader, shelf);
      const move = (slugs: readonly string[], to: string) =>
        open().documents.change(reader, shelf, slugs, { folderSlug: to });
      expect(await move([one.slug, "nowhere"], folderSlug)).toBe("absent");
      expect(await move([one.slug], "nowhere")).toBe("absent");
      expect((await open().documents.read(reader, shelf, one.slug))?.folderSlug).toBeNull();
      expect(await move([one.slug, two.slug, two.slug], folderSlug)).toBe("changed");
      expect(await open().folders.listContents(reader, shelf, [folderSlug])).toEqual([one.slug, two.slug].sort());
      const source = { ...makeDocument(), key: "new", originalKey: null };
      expect(await open().documents.replace(reader, shelf, one.slug, source, null, NOW)).toBe("kept");
      expect(await open().documents.read(reader, shelf, one.slug)).toMatchObject({ slug: one.slug, key: "new" });
      expect(await open().documents.replace(reader, shelf, "nowhere", source, null, NOW)).toBe("absent");
      const again = (formerKey: string) => ({ ...source, key: "newest", formerKey });
      expect(await open().documents.replace(reader, shelf, one.slug, again(one.key), null, NOW)).toBe("replaced-since");
      expect(await open().documents.read(reader, shelf, one.slug)).toMatchObject({ key: "new" });
      expect(await open().documents.replace(reader, shelf, one.slug, again("new"), null, NOW)).toBe("kept");
      expect(await open().documents.remove(reader, shelf, one.slug, NOW)).toBe(true);
      expect(await open().documents.remove(reader, shelf, one.slug, NOW)).toBe(false);
    });

    test("§7.66 §7.67 are found by folder, words, types, favourites and uses", async () => {
      const { reader } = await enter();
      const word = unique("word");
      const folderSlug = await makeFolder(reader, shelf);
      const [plain, inside, used] = [
        makeDocument({ name: `${word} b` }),
        makeDocument({ name: `${word} A`, folderSlug }),
        makeDocument({ name: `${word} c`, type: "image/png" }),
      ];
      for (const document of [plain, inside, used]) await open().documents.keep(reader, shelf, document, null);
      await open().documents.setFavourite(reader, plain.slug, true);
      await open().documents.setFavourite(reader, plain.slug, true);
      const product = {
        type: "learniz" as const,
        slug: unique("product"),
        name: "",
        subType: null,
        template: false,
        shareable: true,
        demo: false,
        folderProduct: null,
        configDraft: {},
        now: NOW,
      };
      await open().products.add(reader, { ...product, named: { documents: [used.slug, used.slug], products: [] } });
      const find = async (search: Partial<DocumentSearch>) => {
        const { rows } = await open().documents.search(reader, shelf, { ...EVERYTHING, query: word, ...search });
        return rows.map(({ slug }) => slug);
      };
      expect(await find({})).toEqual([inside.slug, plain.slug, used.slug]);
      expect(await find({ descending: true, limit: 1, page: 2 })).toEqual([plain.slug]);
      expect(await find({ folders: null })).toEqual([plain.slug, used.slug]);
      expect(await find({ folders: [folderSlug] })).toEqual([inside.slug]);
      expect(await find({ types: ["image/png"] })).toEqual([used.slug]);
      expect(await find({ onlyFavourites: true })).toEqual([plain.slug]);
      expect(await find({ onlyUsed: true })).toEqual([used.slug]);
      expect((await find({ sort: "uses", descending: true }))[0]).toBe(used.slug);
      const use = { clientId: reader.clientId, documentSlug: used.slug, productSlug: product.slug };
      expect(await open().documents.listUses(reader, shelf, [used.slug, plain.slug], 10)).toEqual([use]);
    });

    test("§7.66 a file is found by its name, its description and its alternative, whatever case and accents", async () => {
      const { reader } = await enter();
      const word = unique("noted");
      const [named, shown, heard] = [
        makeDocument({ name: `${word} Échelle` }),
        makeDocument({ name: word, type: "image/png" }),
        makeDocument({ name: word, type: "audio/mpeg" }),
      ];
      for (const document of [named, shown, heard]) await open().documents.keep(reader, shelf, document, null);
      await open().documents.change(reader, shelf, [shown.slug], { alternative: `${word}: a red extinguisher` });
      await open().documents.change(reader, shelf, [heard.slug], { transcript: `${word}: leave by the stairs` });
      const find = async (query: string) => {
        const { rows } = await open().documents.search(reader, shelf, { ...EVERYTHING, query });
        return rows.map(({ slug }) => slug);
      };
      expect(await find(`${word} echelle`)).toEqual([named.slug]);
      expect(await find(`${word.toUpperCase()}: a Red`)).toEqual([shown.slug]);
      expect(await find(`${word}: leave`)).toEqual([heard.slug]);
      expect(await find(`${word}_%`)).toEqual([]);
    });

    test("§3.55 the focal point of a picture is kept with it, told to whoever shows it, and removed with the picture", async () => {
      const { reader } = await enter();
      const document = makeDocument({ type: "image/png" });
      const { slug } = document;
      await open().documents.keep(reader, shelf, document, null);
      expect(await open().documents.find(reader, [slug])).toMatchObject([{ focus: null }]);
      expect(await open().documents.change(reader, shelf, [slug], { focus: { x: 12.5, y: 80 } })).toBe("changed");
      expect(await open().documents.read(reader, shelf, slug)).toMatchObject({ focus: { x: 12.5, y: 80 } });
      expect(await open().documents.find(reader, [slug])).toMatchObject([{ focus: { x: 12.5, y: 80 } }]);
      await open().documents.change(reader, shelf, [slug], { name: "Another name" });
      expect(await open().documents.read(reader, shelf, slug)).toMatchObject({ focus: { x: 12.5, y: 80 } });
      await open().documents.replace(reader, shelf, slug, document, null, NOW);
      expect(await open().documents.read(reader, shelf, slug)).toMatchObject({ focus: null });
      await open().documents.change(reader, shelf, [slug], { focus: { x: 0, y: 0 } });
      await open().documents.change(reader, shelf, [slug], { focus: null });
      expect(await open().documents.read(reader, shelf, slug)).toMatchObject({ focus: null });
    });

    test("decisions 14 the alternative of a file is kept with it; files without one are found, also when their captions are removed", async () => {
      const { reader } = await enter();
      const word = unique("silent");
      const make = (type: string) => makeDocument({ name: `${word} ${type}`, type });
      const made = ["image/png", "audio/mpeg", "video/mp4", "text/vtt", "text/plain"].map(make);
      const [picture, sound, film, captions] = made as [NewDocument, NewDocument, NewDocument, NewDocument];
      for (const document of made) await open().documents.keep(reader, shelf, document, null);
      const findSilent = async () => {
        const search = { ...EVERYTHING, query: word, onlySilent: true };
        return (await open().documents.search(reader, shelf, search)).rows.map(({ slug }) => slug).sort();
      };
      expect(await findSilent()).toEqual([picture.slug, sound.slug, film.slug].sort());
      const said = {
        alternative: "",
        transcript: "Words",
        captionsSlug: captions.slug,
        licence: "CC BY",
        origin: "Ada",
      };
      for (const { slug } of [picture, sound, film]) await open().documents.change(reader, shelf, [slug], said);
      expect(await open().documents.read(reader, shelf, film.slug)).toMatchObject({
        ...said,
        captionsName: captions.name,
      });
      expect(await findSilent()).toEqual([]);
      await open().documents.remove(reader, shelf, captions.slug, NOW);
      expect(await open().documents.read(reader, shelf, film.slug)).toMatchObject({ captionsSlug: null });
      expect(await findSilent()).toEqual([film.slug]);
    });

    test("§7.76 a folder is removed with all that it holds, however deep", async () => {
      const { reader } = await enter();
      const top = await makeFolder(reader, shelf);
      const low = await makeFolder(reader, shelf, await makeFolder(reader, shelf, top));
      const held = makeDocument({ folderSlug: low });
      await open().documents.keep(reader, shelf, held, null);
      expect(await open().folders.remove(reader, shelf, top, NOW)).toBe(true);
      expect(await open().documents.read(reader, shelf, held.slug)).toBeNull();
      expect((await open().folders.list(reader, shelf)).map(({ slug }) => slug)).not.toContain(low);
      expect(await open().folders.remove(reader, shelf, top, NOW)).toBe(false);
    });

    test("§7.71 when one was last removed or replaced is known of whoever read it, and not of others", async () => {
      const [{ reader }, { reader: other }] = [await enter(), await enter()];
      const seen = async (tenancy: { clientId: string }) => (await open().clients.read(tenancy))?.filesRemovedAt;
      const before = [await seen(reader), await seen(other)];
      const [low, empty] = [await makeFolder(reader, shelf), await makeFolder(reader, shelf)];
      const [one, two, held] = [makeDocument(), makeDocument(), makeDocument({ folderSlug: low })];
      for (const document of [one, two, held]) await open().documents.keep(reader, shelf, document, 1_000);
      const at = (minute: number) => `2026-02-01T00:0${minute}:00.000Z`;
      await open().documents.replace(reader, shelf, "nowhere", one, 1_000, at(1));
      await open().documents.remove(reader, shelf, "nowhere", at(1));
      await open().documents.change(reader, shelf, [one.slug], { name: "Renamed", folderSlug: low });
      await open().folders.remove(reader, shelf, empty, at(1));
      await open().folders.remove(reader, shelf, "nowhere", at(1));
      expect([await seen(reader), await seen(other)]).toEqual(before);
      await open().documents.replace(reader, shelf, one.slug, two, 1_000, at(2));
      expect([await seen(reader), await seen(other)]).toEqual([at(2), shelf === "library" ? at(2) : null]);
      await open().documents.remove(reader, shelf, two.slug, at(3));
      expect([await seen(reader), await seen(other)]).toEqual([at(3), shelf === "library" ? at(3) : null]);
      await open().folders.remove(reader, shelf, low, at(4));
      expect([await seen(reader), await seen(other)]).toEqual([at(4), shelf === "library" ? at(4) : null]);
    });

    test("§7.71 §7.76 files and folders that are added, changed and removed at once do not block each other", async () => {
      const { reader } = await enter();
      for (let round = 0; round < 5; round += 1) {
        const folderSlug = await makeFolder(reader, shelf);
        const [one, two] = [makeDocument({ folderSlug }), makeDocument({ folderSlug })];
        for (const document of [one, two]) await open().documents.keep(reader, shelf, document, 1_000);
        await Promise.all([
          open().documents.replace(reader, shelf, one.slug, two, 1_000, NOW),
          open().documents.keep(reader, shelf, makeDocument({ folderSlug }), 1_000),
          open().folders.remove(reader, shelf, folderSlug, NOW),
          open().documents.remove(reader, shelf, two.slug, NOW),
          open().documents.remove(reader, shelf, one.slug, NOW),
        ]);
        expect(await open().folders.listContents(reader, shelf, [folderSlug])).toEqual([]);
      }
    });
  });

  test("§7.85 uses by a draft are removed when it is published, with those by the former publication", async () => {
    const { reader } = await enter();
    const slug = unique("product");
    const usesOf = async (document: string) =>
      (await open().documents.listUses(reader, "client", [document], 10)).length;
    const marks = { type: "learniz", subType: null, template: false, shareable: true, demo: false } as const;
    const base = { ...marks, slug, name: "", folderProduct: null, configDraft: {}, now: NOW };
    const { updatedAt } = await open().products.add(reader, {
      ...base,
      named: { documents: ["one", "dropped"], products: [] },
    });
    const card = { title: "", description: null, language: "FR", duration: null, picture: null } as const;
    const publication = {
      ...{ config: {}, card, visible: true, publishedAt: NOW, basedOn: updatedAt, most: 300 },
      publishedBy: "00000000-0000-4000-8000-00000000000f",
    };
    const firstPerimeterSlug = unique("perimeter");
    await open().products.publish(reader, slug, {
      ...publication,
      named: { documents: ["one", "two"], products: [] },
      firstPerimeterSlug,
    });
    expect([await usesOf("one"), await usesOf("two"), await usesOf("dropped")]).toEqual([1, 1, 0]);
    const { updatedAt: basedOn = "" } = (await open().products.read(reader, slug)) ?? {};
    const save = { configDraft: {}, named: { documents: ["three"], products: [] }, basedOn, now: NOW };
    await open().products.saveDraft(reader, slug, save);
    expect([await usesOf("two"), await usesOf("three")]).toEqual([1, 1]);
    await open().products.remove(reader, slug);
    expect([await usesOf("one"), await usesOf("two"), await usesOf("three")]).toEqual([0, 0, 0]);
  });
}
