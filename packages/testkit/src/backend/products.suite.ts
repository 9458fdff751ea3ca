// Knows the contract for products, perimeters, progress and documents.
import { PAGE_TEMPLATE } from "@academiz/domain/editing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, settle, unique } from "./repositories.ts";

const NOW = "2026-01-01T00:00:00.000Z";
const CARD = { title: "T", description: null, language: "FR", duration: 60, picture: null } as const;

const NEW = {
  type: "learniz",
  name: "Name",
  subType: null,
  template: false,
  shareable: true,
  demo: false,
  folderProduct: null,
  configDraft: {},
  named: { documents: [], products: [] },
  now: NOW,
} as const;
/** A search without criteria. */
const ANY = {
  types: [],
  slugs: [],
  folder: null,
  query: null,
  sort: "name",
  descending: false,
  page: 1,
  limit: 10,
  published: null,
  visible: null,
  shareable: null,
  template: null,
  written: null,
  subType: null,
  excludedGameTypes: [],
  excludesPageTemplates: false,
  tags: [],
} as const;

export function suiteProducts(open: () => Repositories): void {
  async function addProduct() {
    const home = await settle(open());
    const slug = unique("product");
    const product = await open().products.add(home, {
      ...NEW,
      slug,
      configDraft: { b: 1, a: [null] },
    });
    return { ...home, slug, product };
  }
  const publication = (basedOn: string, publishedAt = NOW) => ({
    config: { published: true },
    named: { documents: [], products: [] },
    card: CARD,
    visible: true,
    publishedAt,
    basedOn,
    publishedBy: "00000000-0000-4000-8000-00000000000f",
    firstPerimeterSlug: unique("perimeter"),
    most: 300,
  });
  async function publishProduct() {
    const added = await addProduct();
    const order = publication(added.product.updatedAt);
    await open().products.publish(added, added.slug, order);
    return { ...added, perimeter: order.firstPerimeterSlug };
  }

  describe("products", () => {
    test("§3.62 what was added is read back as it was written, only by its own client", async () => {
      const { slug, product, clientId } = await addProduct();
      expect(await open().products.read({ clientId }, slug)).toEqual(product);
      expect(JSON.stringify(product.configDraft)).toBe('{"b":1,"a":[null]}');
      expect(await open().products.read(await settle(open()), slug)).toBeNull();
    });

    test("§8.10 a save names its version: each save makes a new one, and an outdated save writes nothing", async () => {
      const { slug, product, clientId } = await addProduct();
      const save = (basedOn: string, name: string) =>
        open().products.saveDraft({ clientId }, slug, { name, basedOn, now: NOW });
      const saved = await save(product.updatedAt, "Second");
      expect(saved).toMatchObject({ name: "Second", configDraft: product.configDraft });
      expect(saved).not.toMatchObject({ updatedAt: product.updatedAt });
      expect(await save(product.updatedAt, "Third")).toBe("outdated");
      expect(await open().products.read({ clientId }, slug)).toEqual(saved);
      expect(await open().products.saveDraft(await settle(open()), slug, { basedOn: NOW, now: NOW })).toBe("absent");
    });

    test("§3.73 a draft that says what is published is taken away, and the version is a new one", async () => {
      const { slug, product, clientId, user } = await addProduct();
      const published = await open().products.publish({ clientId }, slug, publication(product.updatedAt));
      if (typeof published === "string") throw new Error(published);
      const save = (configDraft: typeof product.configDraft, basedOn: string) =>
        open().products.saveDraft({ clientId }, slug, { configDraft, savedBy: user.id, basedOn, now: NOW });
      const changed = await save({ other: true }, published.updatedAt);
      if (typeof changed === "string") throw new Error(changed);
      expect(changed).toMatchObject({ hasConfigDraft: true, configDraft: { other: true } });
      const undone = await save(null, changed.updatedAt);
      expect(undone).toMatchObject({ hasConfigDraft: false, configDraft: null, savedBy: null });
      expect(undone).not.toMatchObject({ updatedAt: changed.updatedAt });
      expect(await open().products.read({ clientId }, slug)).toEqual(undone);
    });

    test("decisions 4: a publication removes the draft and makes one perimeter, once", async () => {
      const { slug, product, clientId, user } = await addProduct();
      const [first, second] = [publication(product.updatedAt), publication("later", "2026-01-02T00:00:00.000Z")];
      const published = await open().products.publish({ clientId }, slug, first);
      expect(published).toMatchObject({
        configDraft: null,
        hasConfigDraft: false,
        publishedAt: NOW,
        config: { published: true },
      });
      if (typeof published === "string") throw new Error(published);
      expect(await open().products.publish({ clientId }, slug, second)).toBe("outdated");
      await open().products.publish({ clientId }, slug, { ...second, basedOn: published.updatedAt });
      const [perimeter, ...more] = await open().perimeters.listOpen({ clientId }, user.id, NOW);
      expect([perimeter?.slug, more]).toEqual([first.firstPerimeterSlug, []]);
      expect(perimeter).toMatchObject({ card: CARD, progress: null, publishedAt: "2026-01-02T00:00:00.000Z" });
    });

    test("§3.73 §3.250 a search finds products with changes that are not published", async () => {
      const own = await addProduct();
      await open().products.add(own, { ...NEW, slug: unique("product"), name: "Written" });
      const search = async (part: object) => {
        const { rows } = await open().products.search(own, { ...ANY, ...part });
        return rows.map(({ name }) => name);
      };
      await open().products.publish(own, own.slug, publication(own.product.updatedAt));
      expect([await search({ written: true }), await search({ written: false })]).toEqual([["Written"], ["Name"]]);
      expect(await search({ written: true, published: true })).toEqual([]);
    });

    test("§4.66 each publication is read back under its date, by its own client alone, until the product goes", async () => {
      const own = await addProduct();
      const { slug, product, clientId } = own;
      const first = { ...publication(product.updatedAt), publishedBy: own.user.id };
      const published = await open().products.publish({ clientId }, slug, first);
      if (typeof published === "string") throw new Error(published);
      const later = { ...publication(published.updatedAt, "2026-01-02T00:00:00.000Z"), config: { second: true } };
      await open().products.publish({ clientId }, slug, later);
      const read = (publishedAt: string, tenancy = { clientId }) =>
        open().products.readPublication(tenancy, slug, publishedAt);
      const { user } = own;
      expect(await open().products.listPublicationRows({ clientId }, slug)).toEqual([
        { publishedAt: later.publishedAt, publishedBy: null },
        {
          publishedAt: NOW,
          publishedBy: { userId: user.id, name: `${user.firstname} ${user.lastname}`.trim() },
        },
      ]);
      expect(await open().products.listPublicationRows(await settle(open()), slug)).toEqual([]);
      expect([await read(NOW), await read(later.publishedAt)]).toEqual([{ published: true }, { second: true }]);
      expect(await read("2026-01-03T00:00:00.000Z")).toBeNull();
      expect(await read(NOW, await settle(open()))).toBeNull();
      const replaced = (publishedAt: string, tenancy = { clientId }) =>
        open().products.findReplacement(tenancy, slug, publishedAt);
      expect([await replaced(NOW), await replaced(later.publishedAt)]).toEqual([later.publishedAt, null]);
      expect(await replaced(NOW, await settle(open()))).toBeNull();
      const list = (limit: number, tenancy = { clientId }) => open().products.listPublications(tenancy, slug, limit);
      expect([await list(9), await list(1)]).toEqual([[{ second: true }, { published: true }], [{ second: true }]]);
      expect(await list(9, await settle(open()))).toEqual([]);
      await open().products.remove({ clientId }, slug);
      expect(await read(NOW)).toBeNull();
    });

    test("§4.66 of exported drafts the newest outlines are kept, one of the same parts once, for its own client alone, until the product goes", async () => {
      const { slug, clientId } = await addProduct();
      const keep = (hash: number, day: number, most = 3) => {
        const exportedAt = `2026-01-0${day}T00:00:00.000Z`;
        return open().products.keepExportedOutline({ clientId }, slug, { hash, outline: { hash }, exportedAt }, most);
      };
      const list = async (tenancy = { clientId }) =>
        (await open().products.listExportedOutlines(tenancy, slug)).map((one) => one["hash"]);
      expect(await list()).toEqual([]);
      for (const [at, hash] of [4_294_967_295, 0, 7].entries()) await keep(hash, at + 1);
      expect(await list()).toEqual([7, 0, 4_294_967_295]);
      await keep(4_294_967_295, 4);
      expect(await list()).toEqual([4_294_967_295, 7, 0]);
      await keep(8, 5);
      expect(await list()).toEqual([8, 4_294_967_295, 7]);
      const other = await addProduct();
      await open().products.keepExportedOutline(other, other.slug, { hash: 8, outline: {}, exportedAt: NOW }, 1);
      expect(await list()).toEqual([8, 4_294_967_295, 7]);
      expect(await list(await settle(open()))).toEqual([]);
      await open().products.remove({ clientId }, slug);
      expect(await list()).toEqual([]);
    });

    test("§7.80 wildcards of the database are letters of the search", async () => {
      const home = await settle(open());
      const add = (name: string) =>
        open().products.add(home, {
          ...NEW,
          slug: unique("product"),
          name,
        });
      for (const name of ["a%b", "a_b", "a\\b", "aXb"]) await add(name);
      const search = async (query: string) =>
        (await open().products.search(home, { ...ANY, query })).rows.map((row) => row.name);
      expect([await search("a%b"), await search("a_b"), await search("a\\b")]).toEqual([["a%b"], ["a_b"], ["a\\b"]]);
      expect(await search("A")).toHaveLength(4);
    });

    test("§3.250 each list parameter leaves out what it does not mean, and null leaves out nothing", async () => {
      const home = await settle(open());
      const made = [
        { type: "learniz", subType: null, template: true, shareable: true },
        { type: "game", subType: "VRAI_FAUX", template: false, shareable: false },
        { type: "game", subType: "MEMO", template: false, shareable: true },
        { type: "learniz", subType: PAGE_TEMPLATE, template: true, shareable: false },
      ] as const;
      const names = ["a", "b", "c", "d"];
      for (const [at, one] of made.entries())
        await open().products.add(home, { ...NEW, ...one, slug: unique("product"), name: names[at] ?? "" });
      const search = async (asked: Partial<Parameters<Repositories["products"]["search"]>[1]>) => {
        const { rows, total } = await open().products.search(home, { ...ANY, ...asked });
        expect(total).toBe(rows.length);
        return rows.map(({ name }) => name).join("");
      };
      expect(await search({})).toBe("abcd");
      expect(await search({ types: ["game"] })).toBe("bc");
      expect(await search({ subType: "MEMO" })).toBe("c");
      expect(await search({ excludedGameTypes: ["VRAI_FAUX"] })).toBe("acd");
      expect(await search({ excludesPageTemplates: true })).toBe("abc");
      expect([await search({ template: true }), await search({ template: false })]).toEqual(["ad", "bc"]);
      expect([await search({ shareable: true }), await search({ shareable: false })]).toEqual(["ac", "bd"]);
      expect([await search({ visible: true }), await search({ visible: false })]).toEqual(["", "abcd"]);
      expect([await search({ published: true }), await search({ published: false })]).toEqual(["", "abcd"]);
    });

    test("§7.87 perimeters and their progress are removed with their product; another client removes nothing", async () => {
      const { slug, clientId, perimeter } = await publishProduct();
      expect(await open().products.remove(await settle(open()), slug)).toBe(false);
      expect(await open().products.remove({ clientId }, slug)).toBe(true);
      expect(await open().perimeters.findOpen({ clientId }, perimeter, NOW)).toBeNull();
    });
  });

  describe("perimeters", () => {
    test("decisions 4: open to users of the client, by slug and by product, and to nobody else", async () => {
      const { slug, clientId, perimeter } = await publishProduct();
      const found = await open().perimeters.findOpen({ clientId }, perimeter, NOW);
      expect(found).toMatchObject({ slug: perimeter, productSlug: slug, name: "Name", publishedAt: NOW });
      expect(await open().perimeters.listOpenOfProduct({ clientId }, slug, NOW)).toEqual([found]);
      const { perimeters } = open();
      expect(await perimeters.listOpenProducts({ clientId }, [slug, "none"], NOW)).toEqual(
        new Map([[slug, found?.audience]]),
      );
      expect(await perimeters.listOpenProducts({ clientId }, [], NOW)).toEqual(new Map());
      const other = await settle(open());
      expect(await open().perimeters.findOpen(other, perimeter, NOW)).toBeNull();
      expect(await open().perimeters.listOpen(other, other.user.id, NOW)).toEqual([]);
      expect(await perimeters.listOpenProducts(other, [slug], NOW)).toEqual(new Map());
    });

    test("decisions 10 the next products on a path are open while it is under way", async () => {
      const { home, userId, perimeterSlug } = await openProductOf(open(), "coursiz");
      const readNext = async () => {
        const [perimeter] = await open().perimeters.listOpen(home, userId, NOW);
        return perimeter?.nextStep;
      };
      const save = (status: "STARTED" | "COMPLETE", minute: number) =>
        open().progress.save(home, {
          ...{ userId, perimeterSlug, eventDate: `2026-01-01T09:0${minute}:00.000Z` },
          progress: { nextStep: "Basics" },
          summary: { status, percentage: 50, score: null, time: 0 },
        });
      expect(await readNext()).toBeNull();
      await save("STARTED", 1);
      expect(await readNext()).toBe("Basics");
      await save("COMPLETE", 2);
      expect(await readNext()).toBeNull();
    });
  });

  describe("what a play stands on", () => {
    test("§7.121 §7.122 is what the perimeter, the progress and the client are, each asked for alone", async () => {
      const { clientId, slug, user, client, perimeter } = await publishProduct();
      const home = { clientId };
      const place = { userId: user.id, perimeterSlug: perimeter };
      const { markType, strategy, colors, font, theme, favicon, defaultTexts } = client;
      const fresh = {
        perimeter: await open().perimeters.findOpen(home, perimeter, NOW),
        madeAt: (await open().perimeters.findOfProduct(home, slug))?.createdAt,
        progress: null,
        moreAttempts: 0,
        completion: null,
        look: { markType, strategy, colors, font, theme, favicon, defaultTexts },
      };
      expect(await open().plays.find(home, place, NOW)).toEqual(fresh);
      const summary = { status: "STARTED", percentage: 0, score: null, time: 1 } as const;
      await open().progress.save(home, { ...place, eventDate: NOW, progress: { z: 1, a: ["é"] }, summary });
      const begun = { ...fresh, progress: '{"z":1,"a":["é"]}' };
      // A prepared statement is planned anew after some runs: the answer stays the same.
      for (let time = 0; time < 8; time += 1) expect(await open().plays.find(home, place, NOW)).toEqual(begun);
      const { markType: _, ...look } = begun.look;
      await open().clients.change(home, () => ({ markType: "OTHER" }));
      expect((await open().plays.find(home, place, NOW))?.look).toEqual({ ...look, markType: "OTHER" });
      const somebody = { ...place, userId: open().createId() };
      expect((await open().plays.find(home, somebody, NOW))?.progress).toBeNull();
    });

    test("decisions 2: another client finds none of it, an hour outside the window neither", async () => {
      const { clientId, user, perimeter } = await publishProduct();
      const place = { userId: user.id, perimeterSlug: perimeter };
      const other = await settle(open());
      for (const home of [other, { clientId }, other, { clientId }, other])
        expect((await open().plays.find(home, place, NOW)) === null).toBe(home === other);
      const audience = { everyone: false, affectations: ["a"], criterias: [], users: [] };
      const [opensAt, closesAt] = ["2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"];
      await open().perimeters.settle({ clientId }, perimeter, {
        name: "Some",
        audience,
        opensAt,
        closesAt,
        dueAt: null,
      });
      expect(await open().plays.find({ clientId }, place, "2026-01-31T23:59:59.999Z")).toBeNull();
      expect(await open().plays.find({ clientId }, place, closesAt)).toBeNull();
      expect((await open().plays.find({ clientId }, place, opensAt))?.perimeter).toMatchObject({
        name: "Some",
        audience,
      });
    });
  });

  describe("perimeters of an audience", () => {
    test("decisions 4: a perimeter is settled as it is told, and its window opens and closes it", async () => {
      const { slug, clientId, perimeter } = await publishProduct();
      const home = { clientId };
      const audience = { everyone: false, affectations: ["a"], criterias: ["b"], users: [] };
      const window = { opensAt: "2026-02-01T00:00:00.000Z", closesAt: "2026-03-01T00:00:00.000Z" };
      const settings = { name: "Only some", audience, ...window, dueAt: "2026-02-14T12:00:00.000Z" };
      expect(await open().perimeters.settle(await settle(open()), perimeter, settings)).toBe(false);
      expect(await open().perimeters.settle(home, perimeter, settings)).toBe(true);
      expect(await open().perimeters.findOfProduct(home, slug)).toMatchObject({ slug: perimeter, ...settings });
      const isOpen = async (now: string) => (await open().perimeters.findOpen(home, perimeter, now)) !== null;
      expect(await isOpen("2026-01-31T23:59:59.999Z")).toBe(false);
      expect(await isOpen(window.opensAt)).toBe(true);
      expect(await isOpen(window.closesAt)).toBe(false);
      expect((await open().perimeters.findOpen(home, perimeter, window.opensAt))?.audience).toEqual(audience);
      const overdue = async (now: string, of = home, before = now) => open().perimeters.listDue(of, now, before);
      const { dueAt } = settings;
      const own = { slug: perimeter, audience, productSlug: slug, productType: "learniz", productName: "Name", dueAt };
      expect(await overdue("2026-02-14T12:00:00.001Z")).toEqual([own]);
      expect(await overdue("2026-02-14T12:00:00.000Z")).toEqual([]);
      expect(await overdue("2026-02-13T00:00:00.000Z", home, "2026-02-15T00:00:00.000Z")).toEqual([own]);
      // Nobody is late for a closed perimeter.
      expect(await overdue(window.closesAt)).toEqual([]);
      expect(await overdue("2026-02-14T12:00:00.001Z", await settle(open()))).toEqual([]);
    });
  });

  describe("what products lead to, and the folders they stand in", () => {
    test("§3.217 §7.90 the products that lead to one are told while a draft or a publication names it", async () => {
      const { slug: used, ...home } = await addProduct();
      const path = unique("path");
      const naming = (...products: string[]) => ({ documents: [], products });
      await open().products.add(home, { ...NEW, type: "coursiz", slug: path, name: "Path", named: naming(used, used) });
      const leading = async () => (await open().products.listLeading(home, used)).map(({ slug }) => slug);
      expect(await open().products.listLeading(home, used)).toEqual([{ slug: path, type: "coursiz", name: "Path" }]);
      const published = await open().products.publish(home, path, {
        ...publication(NOW),
        named: naming(used),
        publishedBy: "00000000-0000-4000-8000-00000000000f",
        firstPerimeterSlug: unique("perimeter"),
      });
      if (typeof published === "string") throw new Error(published);
      const save = { configDraft: {}, named: naming(), basedOn: published.updatedAt, now: NOW };
      const saved = await open().products.saveDraft(home, path, save);
      expect(await leading()).toEqual([path]);
      if (typeof saved === "string") throw new Error(saved);
      const again = { ...publication(saved.updatedAt, "2026-01-02T00:00:00.000Z"), named: naming() };
      await open().products.publish(home, path, {
        ...again,
        publishedBy: "00000000-0000-4000-8000-00000000000f",
        firstPerimeterSlug: unique("perimeter"),
      });
      expect(await leading()).toEqual([]);
      expect(await open().products.listKnown(home, [used, "gone"])).toMatchObject([{ slug: used }]);
      expect(await open().products.listKnown(await settle(open()), [used])).toEqual([]);
    });

    test("§7.34 of several products at once the published version is told, or the draft where there is none", async () => {
      const { slug, product, ...home } = await addProduct();
      const written = unique("product");
      await open().products.add(home, { ...NEW, slug: written, configDraft: { written: true } });
      await open().products.publish(home, slug, publication(product.updatedAt));
      const told = await open().products.listContents(home, [slug, written, "gone"]);
      expect(new Map(told.map((one) => [one.slug, one.content]))).toEqual(
        new Map<string, unknown>([
          [slug, { published: true }],
          [written, { written: true }],
        ]),
      );
      expect(await open().products.listContents(await settle(open()), [slug])).toEqual([]);
      expect(await open().products.listContents(home, [])).toEqual([]);
    });

    test("§3.66 the content of a dissolved folder moves to its parent, and another client's is not reached", async () => {
      const home = await settle(open());
      const make = async (parentSlug: string | null) => {
        const folder = { slug: unique("folder"), name: unique("Folder"), parentSlug, createdAt: NOW };
        await open().productFolders.decide(home, () => ({ kind: "add", folder }));
        return folder.slug;
      };
      const top = await make(null);
      const [inside, below] = [await make(top), unique("product")];
      await open().products.add(home, { ...NEW, slug: below, folderProduct: top });
      const found = await open().products.search(home, { ...ANY, folder: top });
      expect(found.rows.map(({ slug }) => slug)).toEqual([below]);
      const other = await settle(open());
      expect(await open().productFolders.dissolve(other, top)).toBe(false);
      expect(await open().productFolders.list(other)).toEqual([]);
      expect(await open().productFolders.dissolve(home, top)).toBe(true);
      expect(await open().productFolders.list(home)).toMatchObject([{ slug: inside, parentSlug: null }]);
      expect((await open().products.read(home, below))?.folderProduct).toBeNull();
    });
  });

  describe("progress", () => {
    const at = (second: number) => new Date(Date.parse(NOW) + second * 1_000).toISOString();
    const summary = { status: "STARTED" as const, percentage: 12.5, score: null, time: 3 };

    test("decisions 8: in whatever order facts arrive, the newest is stored, and only newer ones are accepted", async () => {
      const { clientId, user, perimeter } = await publishProduct();
      const seconds = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 });
      let base = 0;
      await fc.assert(
        fc.asyncProperty(seconds, async (arrivals) => {
          base += 100;
          let newest = -1;
          for (const second of arrivals) {
            const eventDate = at(base + second);
            const save = { userId: user.id, perimeterSlug: perimeter, eventDate, progress: { eventDate }, summary };
            expect(await open().progress.save({ clientId }, save)).toBe(second > newest);
            newest = Math.max(newest, second);
          }
          expect(await open().progress.read({ clientId }, user.id, perimeter)).toEqual({
            eventDate: at(base + newest),
          });
        }),
        { numRuns: 15 },
      );
    });

    test("decisions 2: neither read, written nor listed from another client", async () => {
      const { clientId, user, perimeter, slug } = await publishProduct();
      const save = { userId: user.id, perimeterSlug: perimeter, eventDate: at(1), progress: { kept: true }, summary };
      await open().progress.save({ clientId }, save);
      const other = await settle(open());
      expect(await open().progress.read(other, user.id, perimeter)).toBeNull();
      expect(await open().progress.save(other, { ...save, eventDate: at(2) })).toBe(false);
      expect(await open().progress.listLearners(other, slug)).toEqual([]);
      expect(await open().progress.listLearners({ clientId }, slug)).toEqual([
        {
          ...summary,
          failed: null,
          identifier: user.identifier,
          firstname: "Ada",
          lastname: "Lovelace",
          eventDate: at(1),
          short: null,
        },
      ]);
    });

    test("§4.95 results are listed of learners who did everything and did not pass, and of nobody else", async () => {
      const { clientId, user, perimeter, slug } = await publishProduct();
      const save = { userId: user.id, perimeterSlug: perimeter, progress: { kept: true } };
      const listShort = async (date: string, status: "STARTED" | "COMPLETE", percentage: number) => {
        await open().progress.save(
          { clientId },
          { ...save, eventDate: date, summary: { ...summary, status, percentage } },
        );
        return (await open().progress.listLearners({ clientId }, slug)).map(({ short }) => short);
      };
      expect(await listShort(at(1), "STARTED", 99)).toEqual([null]);
      expect(await listShort(at(2), "STARTED", 100)).toEqual([{ kept: true }]);
      expect(await listShort(at(3), "COMPLETE", 100)).toEqual([null]);
    });

    test("decisions 8: a refused progress is kept aside and changes nothing", async () => {
      const { clientId, user, perimeter } = await publishProduct();
      const refused = { userId: user.id, perimeterSlug: perimeter, progress: { forged: true } };
      await open().progress.keepRefused({ clientId }, refused, NOW);
      await open().progress.keepRefused({ clientId }, refused, at(1));
      expect(await open().progress.read({ clientId }, user.id, perimeter)).toBeNull();
    });

    test("§7.136 a repeated attempt is not an error", async () => {
      const { clientId, user, perimeter } = await publishProduct();
      const entry = {
        slug: "g",
        productPerimeterSlug: perimeter,
        type: "GAME",
        status: "COMPLETE" as const,
        score: 1,
        percentage: 100,
        time: 1,
        badge: null,
        eventDate: NOW,
      } as const;
      await open().histories.add({ clientId }, user.id, [entry, entry], 10);
      await open().histories.add({ clientId }, user.id, [entry], 10);
      await open().histories.add({ clientId }, user.id, [], 10);
      expect(await open().histories.count({ clientId }, user.id)).toEqual({ attempts: 1, badges: 0 });
    });

    test("§7.136 of one perimeter the newest attempts stay, and a badge counts once for what it was earned in", async () => {
      const { clientId, user, perimeter } = await publishProduct();
      const entry = (slug: string, minute: number, badge: string | null) => ({
        slug,
        productPerimeterSlug: perimeter,
        type: "GAME" as const,
        status: "COMPLETE" as const,
        ...{ score: 1, percentage: 100, time: 1, badge },
        eventDate: at(minute),
      });
      const { histories } = open();
      await histories.add({ clientId }, user.id, [entry("old", 0, "lost"), entry("won", 1, "gold")], 3);
      expect(await histories.count({ clientId }, user.id)).toEqual({ attempts: 2, badges: 2 });
      await histories.add({ clientId }, user.id, [entry("won", 3, null), entry("won", 2, "gold")], 3);
      expect(await histories.count({ clientId }, user.id)).toEqual({ attempts: 3, badges: 1 });
    });

    test("§3.218–§3.222 an end that the server saw enters once for each slug, and only attempts are counted", async () => {
      const { clientId, user, perimeter } = await publishProduct();
      const end = (slug: string, minute: number, type: "PATH" | "SEQUENCE") => ({
        userId: user.id,
        entry: {
          ...{ slug, productPerimeterSlug: perimeter, type, status: "COMPLETE" as const },
          ...{ score: null, percentage: 100, time: 1, badge: null, eventDate: at(minute) },
        },
      });
      const { histories } = open();
      await histories.addEnds({ clientId }, perimeter, [end("path", 0, "PATH"), end("one", 1, "SEQUENCE")]);
      await histories.addEnds({ clientId }, perimeter, [end("path", 2, "PATH"), end("two", 3, "SEQUENCE")]);
      await histories.addEnds({ clientId }, perimeter, []);
      const kept = await histories.listNewest({ clientId }, user.id, 10);
      expect(kept.map(({ entry }) => entry.slug)).toEqual(["two", "one", "path"]);
      expect(await histories.count({ clientId }, user.id)).toEqual({ attempts: 2, badges: 0 });
    });
  });

  describe("documents", () => {
    test("§3.98 found in the order asked, of the own client alone; two clients may use one slug", async () => {
      const [home, other] = [await settle(open()), await settle(open())];
      const document = (slug: string) => ({
        slug,
        name: `${slug}.png`,
        type: "image/png",
        size: 3,
        width: 640,
        height: slug === "a" ? 480 : null,
        focus: slug === "a" ? { x: 10, y: 20 } : null,
        isTagged: slug === "a" ? false : null,
        key: `key-${slug}`,
      });
      for (const slug of ["a", "b"]) await open().documents.add(home, document(slug), NOW);
      await open().documents.add(other, document("a"), NOW);
      expect(await open().documents.find(home, ["b", "missing", "a"])).toEqual([document("b"), document("a")]);
      expect(await open().documents.find(other, ["b"])).toEqual([]);
    });
  });
}
