// Knows that the players' default texts are there in both languages, for anybody, and are not sent twice.
// @module-tag wide
import { listDefaultTexts } from "@academiz/domain/wording";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (lang: string, headers = {}) =>
  server.app.inject({ method: "GET", url: `/assets/shared/default-texts/${lang}.json`, headers });

test("§7.145 §3.236 a list of slugs and values, in French and in English", async () => {
  for (const lang of ["fr", "en"] as const) {
    const answer = await get(lang);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(answer.json()).toEqual(listDefaultTexts(lang));
    expect(answer.json()).toContainEqual({ slug: "demo", value: lang === "fr" ? "Démonstration" : "Demo" });
  }
});

test("§7.145 who has it is told so, compressed or not; each language has a tag of its own", async () => {
  const [fr, en] = [await get("fr"), await get("en")];
  expect(fr.headers["etag"]).not.toBe(en.headers["etag"]);
  for (const tag of [fr.headers["etag"], `W/${fr.headers["etag"]}`, `"other", ${fr.headers["etag"]}`]) {
    const again = await get("fr", { "if-none-match": tag, "accept-encoding": "br" });
    expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", fr.headers["etag"]]);
  }
  expect((await get("fr", { "if-none-match": en.headers["etag"] })).statusCode).toBe(200);
});

test("§8.21 a language that does not exist is a 404", async () => {
  for (const lang of ["de", "FR", "..%2fen"]) expect((await get(lang)).statusCode).toBe(404);
});
