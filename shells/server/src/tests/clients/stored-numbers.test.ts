// Knows that what authors can have the platform store has a number, and that who comes to it is told in words.
// @module-tag wide
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer, publishCourse } from "../../testing/author.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
let headers: { readonly authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  headers = bearer((await server.signIn("demo_author")).token);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const count = async (from: string) => Number((await lookout.find(`select count(*) as n from ${from}`))[0]?.["n"]);
const tell = ({ statusCode, json }: Awaited<ReturnType<typeof call>>) => [statusCode, json().detail];

test("decisions 15: one product is published 100 times within 24 hours, and its newest 300 publications stay", async () => {
  const { slug, updatedAt } = await publishCourse(
    server,
    (await server.signIn("demo_author")).token,
    "Again and again",
  );
  let version = updatedAt;
  const publish = async () => {
    const sent = { params: { type: "learniz", slug }, headers, body: { updatedAt: version } };
    const answer = await call(server, "publishProduct", sent);
    if (answer.statusCode === 200) version = answer.json().updatedAt;
    return answer;
  };
  const own = `publications where product_slug = '${slug}'`;
  const fill = (times: number, since: string) =>
    lookout.find(`insert into publications (product_slug, published_at, client_id, config)
      select product_slug, published_at - interval '${since}' - at * interval '1 second', client_id, config
      from publications cross join generate_series(1, ${times}) at where product_slug = '${slug}'
      and published_at = (select max(published_at) from ${own})`);
  await fill(400, "2 days");
  expect((await publish()).statusCode).toBe(200);
  expect(await count(own)).toBe(300);
  await fill(97, "1 hour");
  expect((await publish()).statusCode).toBe(200);
  const over = await publish();
  expect(tell(over)).toEqual([429, "publications.too-many"]);
  expect(Number(over.headers["retry-after"])).toBeGreaterThan(80_000 - 3_600);
  server.advance(86_400_000);
  headers = bearer((await server.signIn("demo_author")).token);
  expect((await publish()).statusCode).toBe(200);
  expect(await count(own)).toBe(300);
});

test("decisions 15: a client has 10,000 products, another is neither made nor copied, and one that goes makes room", {
  tags: "long",
}, async () => {
  const create = (name: string) =>
    call(server, "createProduct", { params: { type: "learniz" }, headers, body: { name } });
  const { slug } = (await create("The first")).json();
  await lookout.find(`insert into products (slug, client_id, type, name, visible, template, shareable, demo, created_at, updated_at)
    select 'many' || at, client_id, type, name, visible, template, shareable, demo, created_at, updated_at
    from products cross join generate_series(1, 10000) at where slug = '${slug}'`);
  const copy = () => call(server, "duplicateProduct", { params: { type: "learniz", slug }, headers, body: {} });
  expect([tell(await create("One more")), tell(await copy())]).toEqual([
    [409, "products.too-many"],
    [409, "products.too-many"],
  ]);
  await lookout.find("delete from products where slug like 'many%'");
  expect((await copy()).statusCode).toBeLessThan(300);
});
