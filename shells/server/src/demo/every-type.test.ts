// Knows that the demo shows a published product of every type, to its learner and on its page to an author.
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../testing/author.ts";
import { type Answered, call } from "../testing/route-case.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(PRODUCT_TYPES)("decisions 1: the demo has a %s that is published, for learners to open", async (type) => {
  const as = async (login: string) => bearer((await server.signIn(login)).token);
  const query = { draft: "false", limit: "100" };
  const kept = await call(server, "listProducts", { params: { type }, query, headers: await as("demo_author") });
  const slugs = kept.json().products.map(({ slug }: Answered) => slug);
  expect(slugs.length).toBeGreaterThan(0);
  const mine = (
    await call(server, "listMyProducts", { query: { "type[]": type }, headers: await as("demo_learner") })
  ).json();
  const own = mine.products.map(({ productSlug }: Answered) => productSlug);
  expect(slugs.filter((slug: string) => own.includes(slug))).toEqual(slugs);
  const perimeter = mine.products[0].perimeterSlug;
  const progress = await call(server, "getProgress", {
    params: { slug: perimeter },
    headers: await as("demo_learner"),
  });
  expect(progress.json()).toEqual({ progress: null });
});

test("decisions 1: nobody of the demo begins with more than three unread notifications, and a learner has some", async () => {
  const count = async (login: string) => {
    const headers = bearer((await server.signIn(login)).token);
    return (await call(server, "listNotifications", { headers })).json();
  };
  for (const login of ["learner", "trainer", "manager", "author", "admin"])
    expect((await count(`demo_${login}`)).countUnread).toBeLessThanOrEqual(3);
  const { countUnread, meta } = await count("demo_learner");
  expect([countUnread, meta.totalItems > 3]).toEqual([3, true]);
});
