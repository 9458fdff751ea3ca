// Knows who is asked to accept the terms of use of their organisation, and what is kept of it.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const write = async (fr: string, en = "", login = "demo_admin"): Promise<Answered> => {
  const { version } = (await ask(login, "readClientTerms")).json();
  return (await ask(login, "writeClientTerms", { body: { texts: { fr, en }, before: version } })).json();
};
const accept = (login: string, termsVersion?: number) =>
  ask(login, "updateMe", { body: { hasAcceptedCgu: true, ...(termsVersion !== undefined && { termsVersion }) } });
const standing = async (login: string) => {
  const { hasAcceptedCgu, needsTerms } = (await ask(login, "me")).json();
  return { hasAcceptedCgu, needsTerms };
};

test("§3.25 §7.15 nobody is asked without terms; with them everybody once, and again when they change", async () => {
  expect(await standing("demo_learner")).toMatchObject({ needsTerms: false });
  expect((await ask("demo_learner", "readTerms")).json()).toEqual({ terms: null, acceptedAt: null });

  const first = await write("Soyez sages.", "Be good.");
  expect(await standing("demo_learner")).toEqual({ hasAcceptedCgu: false, needsTerms: true });
  // Another organisation has none.
  expect(await standing("atelier_learner")).toMatchObject({ needsTerms: false });
  expect((await accept("demo_learner", first["version"])).json()).toMatchObject({ needsTerms: false });
  expect(await standing("demo_learner")).toEqual({ hasAcceptedCgu: true, needsTerms: false });
  expect(await standing("demo_author")).toMatchObject({ needsTerms: true });
  const read = (await ask("demo_learner", "readTerms")).json();
  expect(read.terms.texts).toEqual({ fr: "Soyez sages.", en: "Be good." });
  expect(Date.parse(read.acceptedAt)).not.toBeNaN();

  // The same words are no other version.
  expect(await write("Soyez sages. ", "Be good.")).toEqual(first);
  const second = await write("Soyez très sages.");
  expect(second["version"]).toBe(first["version"] + 1);
  expect(await standing("demo_learner")).toEqual({ hasAcceptedCgu: false, needsTerms: true });
  // What was read is not what stands now: it is not accepted.
  expect(told(await accept("demo_learner", first["version"]))).toEqual([409, "terms.changed"]);
  expect(await standing("demo_learner")).toMatchObject({ needsTerms: true });
  // Without a version the newest is meant (§7.15).
  expect((await accept("demo_learner")).json()).toMatchObject({ hasAcceptedCgu: true, needsTerms: false });

  await write("");
  expect(await standing("demo_author")).toMatchObject({ needsTerms: false });
});

test("§7.13 what was accepted, and when, stands in what a person takes with them", async () => {
  const { version } = await write("Un peu de tout.");
  await accept("demo_learner", version);
  const data = (await ask("demo_learner", "readOwnData")).json();
  expect(data.accepted_terms).toContainEqual(expect.objectContaining({ version }));
  expect(data.terms).toBeUndefined();
});

test("decisions 3 a stand-in reads the terms, is not asked, and accepts nothing for anybody", async () => {
  const { version } = await write("Chacun pour soi.");
  const { token } = await standIn(server, "demo_learner");
  const headers = bearer(token);
  expect((await call(server, "me", { headers })).json()).toMatchObject({ needsTerms: false });
  expect((await call(server, "readTerms", { headers })).json()).toMatchObject({ terms: { version }, acceptedAt: null });
  const body = { hasAcceptedCgu: true, termsVersion: version };
  expect((await call(server, "updateMe", { headers, body })).statusCode).toBe(403);
  expect(await standing("demo_learner")).toMatchObject({ needsTerms: true });
});

test("of two who write terms at once the second is told, and who is no administrator writes none", async () => {
  const { version } = await write("Les premières.");
  const body = { texts: { fr: "Les secondes.", en: "" }, before: version };
  const answers = await Promise.all([
    ask("demo_admin", "writeClientTerms", { body }),
    ask("demo_admin", "writeClientTerms", { body: { ...body, texts: { fr: "Les autres.", en: "" } } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await ask("demo_author", "writeClientTerms", { body })).statusCode).toBe(403);
  expect((await ask("demo_author", "readClientTerms")).statusCode).toBe(403);
});
