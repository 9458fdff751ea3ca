// Knows that products have tags of their own client alone, that tags need no publication, and that one that is taken
// away is gone everywhere.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { type PublishedProduct, publishProduct } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let author: string;
let admin: string;
let learner: string;
let demo: string;
const signIn = async (login: string) => (await server.signIn(login)).token;
const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
beforeAll(async () => {
  server = await startTestServer();
  [author, admin, learner] = [await signIn("demo_author"), await signIn("demo_admin"), await signIn("demo_learner")];
  demo = (await by(admin, "currentClient")).json().id;
});
afterAll(() => server.close());

const word = (slug: string, name: "linkTag" | "unlinkTag" = "linkTag", clientId = demo, token = admin) =>
  by(token, name, { params: { slug, clientId }, ...(name === "linkTag" && { body: {} }) });
const place = ({ slug }: Pick<PublishedProduct, "slug">) => ({ params: { type: "game", slug } });
const tag = (
  product: Pick<PublishedProduct, "slug">,
  add: readonly string[],
  remove: readonly string[] = [],
  token = author,
) => by(token, "tagProduct", { ...place(product), body: { add, remove } });
const read = async (product: PublishedProduct) => (await by(author, "getProduct", place(product))).json() as Answered;
const readAsLearner = async ({ slug }: PublishedProduct) =>
  ((await by(learner, "listMyProducts")).json().products as Answered[]).find(({ productSlug }) => productSlug === slug);

describe("§3.34 the tags of a product", () => {
  test("hold at once, are no part of what is written or published, and leave its version to who edits it", async () => {
    await word("at-once");
    const product = await publishProduct(server, author, "game");
    const before = await read(product);
    expect((await readAsLearner(product)).tags).toBeUndefined();
    expect((await tag(product, ["at-once"])).json()).toEqual({ tags: ["at-once"] });
    expect(await read(product)).toEqual({ ...before, tags: ["at-once"] });
    expect((await readAsLearner(product)).tags).toEqual(["at-once"]);
    const { updatedAt } = before;
    const saved = await by(author, "saveProduct", { ...place(product), body: { name: "Renamed", updatedAt } });
    expect(saved.json()).toMatchObject({ name: "Renamed", tags: ["at-once"] });
    expect((await tag(product, [], ["at-once", "never"])).json()).toEqual({ tags: [] });
  });

  test("are what people write, with accents, capitals and blanks; the same with others is no second one", async () => {
    expect((await word("Sécurité incendie")).json()).toEqual({ slug: "Sécurité incendie" });
    expect((await word("securite Incendie")).json()).toEqual({ slug: "Sécurité incendie" });
    const listed: Answered[] = (await by(admin, "listTags", { params: { clientId: demo } })).json();
    expect(listed.filter(({ slug }) => /incendie/i.test(slug))).toEqual([{ slug: "Sécurité incendie" }]);
    const product = await publishProduct(server, author, "game");
    expect((await tag(product, ["Sécurité incendie"])).json()).toEqual({ tags: ["Sécurité incendie"] });
    const query = { "tag[]": "Sécurité incendie" };
    const found = (await by(author, "listProducts", { params: { type: "game" }, query })).json().products;
    expect(found.map(({ slug }: Answered) => slug)).toEqual([product.slug]);
    expect((await readAsLearner(product)).tags).toEqual(["Sécurité incendie"]);
    expect((await word("Sécurité incendie", "unlinkTag")).statusCode).toBe(204);
    expect((await readAsLearner(product)).tags).toBeUndefined();
  });

  test("are tags of its client, twenty at most, and a refusal changes nothing", async () => {
    const words = Array.from({ length: 21 }, (_, at) => `of-many-${String(at).padStart(2, "0")}`);
    for (const one of words) await word(one);
    const product = await publishProduct(server, author, "game");
    const refused = async (add: readonly string[]) => {
      const answer = await tag(product, add);
      return [answer.statusCode, answer.json().detail];
    };
    expect(await refused(["unheard-of"])).toEqual([422, "tag.unknown"]);
    expect(await refused(words)).toEqual([409, "tags.too-many"]);
    expect((await tag(product, words.slice(0, 20))).statusCode).toBe(200);
    expect(await refused(words.slice(20))).toEqual([409, "tags.too-many"]);
    expect((await read(product)).tags).toEqual(words.slice(0, 20));
  });

  test("are given by authors of its client: not by learners, managers, or authors of another one, with another's tag", async () => {
    await word("of-demo");
    const product = await publishProduct(server, author, "game");
    const refused = async (login: string) => (await tag(product, ["of-demo"], [], await signIn(login))).statusCode;
    expect([await refused("demo_learner"), await refused("demo_manager")]).toEqual([403, 403]);
    expect(await refused("atelier_author")).toBe(404);
    expect((await tag({ slug: "nothing" }, ["of-demo"])).statusCode).toBe(404);
    const other = await signIn("atelier_author");
    const theirs = await publishProduct(server, other, "game");
    const answer = await tag(theirs, ["of-demo"], [], other);
    expect([answer.statusCode, answer.json().detail]).toEqual([422, "tag.unknown"]);
  });

  test("§7.86 go with a copy of it", async () => {
    await word("copied");
    const product = await publishProduct(server, author, "game");
    await tag(product, ["copied"]);
    const copy = (await by(author, "duplicateProduct", { ...place(product), body: {} })).json();
    expect(copy).toMatchObject({ publishedAt: null, tags: ["copied"] });
  });

  test("§3.250 find it, with others that have one of them", async () => {
    for (const one of ["found-a", "found-b", "found-c"]) await word(one);
    const [one, both] = [await publishProduct(server, author, "game"), await publishProduct(server, author, "game")];
    await tag(one, ["found-a"]);
    await tag(both, ["found-a", "found-b"]);
    const find = async (name: "findProducts" | "listProducts", query: Record<string, string>) => {
      const params = name === "listProducts" ? { params: { type: "game" } } : {};
      const { products } = (await by(author, name, { ...params, query })).json();
      return products.map(({ slug }: Answered) => slug).sort();
    };
    expect(await find("findProducts", { "tag[]": "found-a" })).toEqual([one.slug, both.slug].sort());
    expect(await find("listProducts", { "tag[]": "found-b" })).toEqual([both.slug]);
    expect(await find("findProducts", { "tag[]": "found-c" })).toEqual([]);
    const listed = (await by(author, "findProducts", { query: { "tag[]": "found-b" } })).json().products;
    expect(listed[0].tags).toEqual(["found-a", "found-b"]);
  });
});

test("§7.60 a tag that its client loses is gone from its products, which were counted before", async () => {
  await word("ending");
  const product = await publishProduct(server, author, "game");
  await tag(product, ["ending"]);
  const count = async () =>
    (await by(admin, "readClientUse", { params: { id: demo } }))
      .json()
      .tags.find(({ slug }: Answered) => slug === "ending");
  expect(await count()).toEqual({ slug: "ending", products: 1 });
  expect((await word("ending", "unlinkTag", demo, author)).statusCode).toBe(403);
  expect((await word("ending", "unlinkTag")).statusCode).toBe(204);
  expect([await count(), (await read(product)).tags]).toEqual([undefined, []]);
  expect((await readAsLearner(product)).tags).toBeUndefined();
  expect((await word("ending", "unlinkTag")).statusCode).toBe(404);
});
