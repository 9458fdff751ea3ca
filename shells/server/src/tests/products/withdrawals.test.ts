// Knows what becomes of a product that its author takes back from learners: nobody opens it, and nothing is lost.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { type PublishedProduct, publishProduct, republish } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let author: string;
let learner: string;
beforeAll(async () => {
  server = await startTestServer();
  author = (await server.signIn("demo_author")).token;
  learner = (await server.signIn("demo_learner")).token;
});
afterAll(() => server.close());

const GAME = "game";
const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const place = ({ slug }: PublishedProduct) => ({ params: { type: GAME, slug } });
const withdraw = (product: PublishedProduct, token = author) => by(token, "withdrawProduct", place(product));
const play = async ({ perimeter }: PublishedProduct): Promise<[number, Answered]> => {
  const answer = await by(learner, "playGame", { params: { slug: perimeter } });
  return [answer.statusCode, answer.json()];
};
const save = ({ perimeter }: PublishedProduct, at: number) =>
  by(learner, "saveGameProgress", {
    params: { slug: perimeter },
    body: {
      progress: {
        status: "COMPLETE",
        score: 100,
        percentage: 100,
        time: 4,
        badge: null,
        data: { answers: { a: true, b: true, c: true, d: true } },
        attempt: 1,
        eventDate: new Date(at).toISOString(),
      },
    },
  });
const isListed = async ({ slug }: PublishedProduct) =>
  (await by(learner, "listMyProducts")).json().products.some((one: Answered) => one.productSlug === slug);
const readTold = async ({ slug }: PublishedProduct) =>
  (await by(learner, "listNotifications", { query: { limit: "100" } }))
    .json()
    .notifications.filter(({ info }: Answered) => info.productSlug === slug)
    .map(({ info }: Answered) => info.isClosed ?? false);

describe("decisions 4 a product that is withdrawn", () => {
  test("is found, opened and saved by no learner, and comes back with their results and its place", async () => {
    const product = await publishProduct(server, author, GAME);
    expect((await save(product, server.world.clock.now())).statusCode).toBe(200);
    const before = (await by(author, "getProduct", place(product))).json();
    expect((await withdraw(product)).json()).toEqual({ ...before, visible: false });
    expect(await isListed(product)).toBe(false);
    expect((await play(product))[0]).toBe(404);
    expect((await save(product, server.world.clock.now() + 1)).statusCode).toBe(404);
    expect((await by(author, "listLearners", place(product))).json().learners).toHaveLength(1);
    // Again changes nothing, and the draft is of the version that its author knows.
    expect((await withdraw(product)).json().updatedAt).toBe(before.updatedAt);
    const again = await republish(server, author, GAME, product.slug, before.updatedAt);
    expect(again.perimeter).toBe(product.perimeter);
    expect((await play(product))[1].progress).toMatchObject({ status: "COMPLETE", score: 100, nbTimeDone: 1 });
  });

  test("§7.139 is said to be open no more where somebody was told of it, as one that was deleted is; again, it is", async () => {
    const product = await publishProduct(server, author, GAME);
    const other = await publishProduct(server, author, GAME);
    expect([await readTold(product), await readTold(other)]).toEqual([[false], [false]]);
    await withdraw(product);
    expect([await readTold(product), await readTold(other)]).toEqual([[true], [false]]);
    await republish(server, author, GAME, product.slug, product.updatedAt);
    await by(author, "deleteProduct", place(other));
    expect([await readTold(product), await readTold(other)]).toEqual([[false], [true]]);
  });
});
