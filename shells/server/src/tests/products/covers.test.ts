// Knows that learners of every type of product see its cover, that nobody else's do, and that the library knows of it.
// @module-tag wide
import { PRODUCT_TYPES, type ProductType } from "@academiz/domain/catalog";
import { PRODUCT_KINDS } from "@academiz/domain/products";
import { beforeAll, describe, expect, test } from "vitest";
import { employ, type Librarian, told } from "../../testing/librarian.ts";
import { PNG } from "../../testing/pictures.ts";
import { author, by, learner, openPlays, publish, server } from "../../testing/play-desk.ts";
import { fillContent, republish } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";

openPlays();

let librarian: Librarian;
let stranger: Librarian;
beforeAll(async () => {
  [librarian, stranger] = await Promise.all([employ(server, "demo_author"), employ(server, "atelier_author")]);
});

const FOCUS = { x: 20, y: 30 };
const START = { title: "A course", local: "EN", strategy: "LAST" } as const;

async function write(type: ProductType, cover: object): Promise<Answered> {
  const content: Answered = (await fillContent(server, author, type)) ?? PRODUCT_KINDS[type].create(START, Math.random);
  return { ...content, context: { ...content.context, cover } };
}
async function keepPicture(): Promise<Answered> {
  const kept = await librarian.keep(PNG, { name: "Door.png" });
  await librarian.ask("updateDocument", { params: { type: "client", slug: kept.slug }, body: { focus: FOCUS } });
  return kept;
}
const cardOf = async (slug: string): Promise<Answered> =>
  (await by(learner, "listMyProducts")).json().products.find((one: Answered) => one.productSlug === slug);

describe.each(PRODUCT_TYPES)("the cover of a published %s", (type) => {
  test("§7.92 §3.81 §3.109 is loaded by its learners, with its point and its words; changed, it is news until it is published", async () => {
    const picture = await keepPicture();
    const content = await write(type, { src: `document:${picture.slug}`, alt: "A door" });
    const { slug, updatedAt } = await publish(type, content);
    const card = await cardOf(slug);
    expect(card).toMatchObject({ pictureFocus: FOCUS, pictureAlternative: "A door" });
    const { statusCode, rawPayload } = await server.app.inject({ method: "GET", url: card.pictureUrl });
    expect([statusCode, rawPayload.equals(PNG)]).toEqual([200, true]);

    const { cover: _, ...context } = content.context;
    const body = { configDraft: { ...content, context }, updatedAt };
    const saved = (await by(author, "saveProduct", { params: { type, slug }, body })).json();
    expect(saved.hasConfigDraft).toBe(true);
    expect(await cardOf(slug)).toMatchObject({ pictureUrl: card.pictureUrl });
    await republish(server, author, type, slug, saved.updatedAt);
    expect(await cardOf(slug)).toMatchObject({ pictureUrl: null, pictureFocus: null });
    expect(await cardOf(slug)).not.toHaveProperty("pictureAlternative");
  });

  test("§3.98 decisions 12: is told where its file is used, by its copy too; and the file is not deleted unasked", async () => {
    const { slug: picture } = await keepPicture();
    const { slug } = await publish(type, await write(type, { src: `document:${picture}` }));
    const copy = (await by(author, "duplicateProduct", { params: { type, slug }, body: {} })).json();
    expect(copy.configDraft.context.cover).toEqual({ src: `document:${picture}` });
    const params = { type: "client", slug: picture };
    const { usedBy } = (await librarian.ask("showDocument", { params })).json();
    expect(usedBy.map((one: Answered) => [one.type, one.slug]).sort()).toEqual(
      [slug, copy.slug].sort().map((one) => [type, one]),
    );
    expect(told(await librarian.ask("deleteDocument", { params }))).toEqual([409, "document.in-use"]);
  });

  test("attacks 25 to 28: is no file of another client, whatever it names, and nobody of another client sees it", async () => {
    const { slug: theirs } = await stranger.keep(PNG, { name: "Theirs.png" });
    const { slug } = await publish(type, await write(type, { src: `document:${theirs}`, alt: "Theirs" }));
    expect(await cardOf(slug)).toMatchObject({ pictureUrl: null, pictureFocus: null });
    const { products } = (await stranger.ask("listMyProducts")).json();
    expect(products.filter((one: Answered) => one.productSlug === slug)).toEqual([]);
    const params = { type: "client", slug: theirs };
    expect((await stranger.ask("showDocument", { params })).json().usedBy).toEqual([]);
  });
});
