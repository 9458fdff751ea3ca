// Knows whom an author sees of those who have not begun a product, and who these are not (decisions 4).
// @module-tag wide
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer, beginProgress, publishCourse } from "../../testing/author.ts";
import { type Answered, call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = async (login: string, name: Parameters<typeof call>[1], sent: object) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const take = async (login: string, name: Parameters<typeof call>[1], sent: object): Promise<Answered> => {
  const answer = await ask(login, name, sent);
  expect([name, answer.statusCode]).toEqual([name, 200]);
  return answer.json();
};
const waiting = (slug: string, query: object = {}) =>
  take("demo_author", "listWaitingLearners", { params: { type: "learniz", slug }, query });
const logins = ({ learners }: Answered) => learners.map(({ login }: Answered) => login);
const publish = async (name: string) => publishCourse(server, (await server.signIn("demo_author")).token, name);
const idOf = async (login: string): Promise<string> =>
  (await take("demo_admin", "searchUsers", { query: { query: `${login}@demo` } })).users[0].id;
const settle = (slug: string, audience: object, more: object = {}) =>
  take("demo_author", "settlePerimeter", {
    params: { slug },
    body: {
      ...{ name: "Few", from: null, until: null, ...more },
      audience: { everyone: false, affectations: [], criterias: [], users: [], ...audience },
    },
  });

test("decisions 4 whoever is meant waits until they begin; late once the date has gone by, and found by their words", async () => {
  const { slug, perimeter } = await publish("For two");
  // Who writes courses alone is no learner of this one, though named.
  const users = [await idOf("learner"), await idOf("trainer"), await idOf("author")];
  const due = "2026-01-01T09:00:00.000Z";
  await settle(slug, { users }, { due });
  const before = await waiting(slug);
  expect([before.total, before.due, before.isLate, logins(before).sort()]).toEqual([
    ...[2, due, true],
    ["learner", "trainer"],
  ]);
  expect(JSON.stringify(before)).not.toContain("@");
  const one = await waiting(slug, { query: " TRAINER@demo" });
  expect([one.total, logins(one)]).toEqual([1, ["trainer"]]);
  expect(await waiting(slug, { query: "nobody at all" })).toMatchObject({ total: 0, due, learners: [] });
  expect([await waiting(slug, { limit: 1 }), await waiting(slug, { limit: 1, page: 2 })].map(logins)).toEqual(
    logins(before).map((login: string) => [login]),
  );

  const played = await take("demo_learner", "playLearniz", { params: { perimeterSlug: perimeter } });
  const { progress } = beginProgress(played.product.config, perimeter);
  const body = { progress: { ...progress, eventDate: new Date(server.world.clock.now()).toISOString() } };
  await take("demo_learner", "saveLearnizProgress", { params: { perimeterSlug: perimeter }, body });
  expect(logins(await waiting(slug))).toEqual(["trainer"]);
  const params = { type: "learniz", slug, table: "waiting" };
  const file = (await ask("demo_author", "writeProductStatistics", { params, query: { format: "csv" } })).body;
  expect([file.includes("demo_trainer"), file.includes("demo_learner")]).toEqual([true, false]);
  await settle(slug, { users: users.slice(0, 1) }, { due: "2100-01-01T00:00:00.000Z" });
  expect(await waiting(slug)).toEqual({ total: 0, due: "2100-01-01T00:00:00.000Z", isLate: false, learners: [] });
});

test("decisions 4 nobody waits for what was never published, though its audience was chosen", async () => {
  const { slug } = await take("demo_author", "createProduct", { params: { type: "learniz" }, body: { name: "Soon" } });
  await settle(slug, { users: [await idOf("learner")] });
  expect(await waiting(slug)).toEqual({ total: 0, due: null, isLate: false, learners: [] });
});

test("decisions 4 below a place whoever stands belongs to it; those whose account is closed are nobody", async () => {
  const { slug } = await publish("For the north");
  const { id } = await take("demo_admin", "currentClient", {});
  const town = { id: "town", title: "Town", lvl: 1, children: [] };
  const affectations = [{ id: "north", title: "North", lvl: 0, children: [town] }];
  await take("demo_admin", "putOrganisation", { params: { id }, body: { affectations } });
  const learner = await idOf("learner");
  await take("demo_admin", "putUserOrganisation", { params: { id: learner }, body: { affectations: ["town"] } });
  await settle(slug, { affectations: ["north"] });
  expect(await waiting(slug)).toMatchObject({ total: 1, due: null, isLate: false, learners: [{ id: learner }] });
  const closed = await ask("demo_admin", "activateUser", { params: { id: learner }, body: { active: false } });
  expect(closed.statusCode).toBe(200);
  expect((await waiting(slug)).total).toBe(0);
});

test("decisions 4 before the first publication nobody waits, a withdrawn one makes nobody late, and of a wrong type there is none", async () => {
  const made = await take("demo_author", "createProduct", { params: { type: "learniz" }, body: { name: "Draft" } });
  expect(await waiting(made.slug)).toEqual({ total: 0, due: null, isLate: false, learners: [] });
  const { slug } = await publish("Withdrawn");
  await settle(slug, { everyone: true }, { due: "2026-01-01T00:00:00.000Z" });
  expect((await waiting(slug)).isLate).toBe(true);
  await take("demo_author", "withdrawProduct", { params: { type: "learniz", slug } });
  expect(await waiting(slug)).toMatchObject({ due: null, isLate: false });
  const wrong = await ask("demo_author", "listWaitingLearners", { params: { type: "game", slug } });
  const theirs = await ask("atelier_author", "listWaitingLearners", { params: { type: "learniz", slug } });
  for (const answer of [wrong, theirs]) expect([answer.statusCode, answer.json().detail]).toEqual([404, "not-found"]);
});
