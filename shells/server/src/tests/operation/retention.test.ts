// Knows that each client keeps what it keeps for a time as long as it chose, and hears before what that removes.
// @module-tag wide
import { pruneKept } from "@academiz/backend";
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { inventPerson } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const asAdmin = async (name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn("demo_admin")).token) });
const readDays = async (): Promise<Answered> => (await asAdmin("readRetention")).json().days;
const countEvents = async (id: string): Promise<number> =>
  (await asAdmin("listPersonEvents", { params: { id } })).json().events.length;

test("decisions 1 what will go is told before it is chosen, nothing goes before, and then all that is older and no more", async () => {
  const before = await readDays();
  expect(before).toEqual({ notifications: null, visits: 395, events: 395, launches: 180 });
  const add = async () => (await asAdmin("createUser", { body: inventPerson() })).json().user;
  const old = await add();
  server.advance(100 * DAY);
  const fresh = await add();
  await pruneKept(server.world);
  expect(await countEvents(old.id)).toBeGreaterThan(0);
  const days = { ...before, events: 90 };
  const { forgotten } = (await asAdmin("countForgotten", { body: { days } })).json();
  expect(forgotten.events).toBeGreaterThanOrEqual(await countEvents(old.id));
  expect(await countEvents(old.id)).toBeGreaterThan(0);
  expect((await asAdmin("writeRetention", { body: { days, before } })).statusCode).toBe(200);
  await pruneKept(server.world);
  expect([await countEvents(old.id), (await countEvents(fresh.id)) > 0]).toEqual([0, true]);
  expect((await asAdmin("countForgotten", { body: { days } })).json().forgotten.events).toBe(0);
});

test("decisions 1 of two who choose at once the second is told, and nothing is stored", async () => {
  const before = await readDays();
  const one = { ...before, visits: 60 };
  expect((await asAdmin("writeRetention", { body: { days: one, before } })).statusCode).toBe(200);
  const late = await asAdmin("writeRetention", { body: { days: { ...before, visits: 30 }, before } });
  expect([late.statusCode, late.json().detail]).toEqual([409, "organisation.changed"]);
  expect(await readDays()).toEqual(one);
});

test("decisions 1 an operator who keeps less binds every client, also one that chose more before", async () => {
  const world = { ...server.world, keptDays: 45 };
  const user = await world.users.findByIdentifier("demo_admin");
  if (!user) throw new Error("no administrator");
  const person = (await asAdmin("createUser", { body: inventPerson() })).json().user;
  server.advance(50 * DAY);
  expect(await countEvents(person.id)).toBeGreaterThan(0);
  await pruneKept(world);
  expect(await countEvents(person.id)).toBe(0);
});
