// Knows that notifications reach closed browsers once, and only those of people who want it, when they want it.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type PushService, startPushService } from "../../../../../adapters/push/src/testing/start-push-service.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { subscribeBrowser } from "../../testing/subscribe-browser.ts";

const HOUR = 3_600_000;
let service: PushService;
let server: TestServer;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ PUSH_HOSTS: service.host });
});
afterAll(async () => {
  await server.close();
  await service.end();
});
beforeEach(() => {
  service.answer(201);
  service.received.length = 0;
});

interface Person {
  readonly id: string;
  readonly identifier: string;
  readonly headers: Readonly<Record<string, string>>;
}
const sign = async (identifier: string) => bearer((await server.signIn(identifier)).token);
async function addPerson(): Promise<Person> {
  const headers = await sign("demo_admin");
  const created = await call(server, "createUser", { headers, body: { ...inventPerson(), password: DEMO_PASSWORD } });
  const { id, identifier } = await ownPassword(server, created.json().user);
  return { id, identifier, headers: await sign(identifier) };
}
const ask = async (headers: Person["headers"], name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers });
const switchOn = async (headers: Person["headers"], body = service.subscribe()): Promise<Answered> =>
  (await ask(headers, "addPushDevice", { body })).json();

/** Somebody is told of something by the platform. */
async function tell(...people: readonly Person[]): Promise<void> {
  const user = await server.world.users.findByIdentifier("demo_admin");
  if (!user) throw new Error("no administrator");
  const now = new Date(server.world.clock.now()).toISOString();
  await server.world.notifications.send(user, {
    id: server.world.dice.createId(),
    type: "Session",
    texts: { fr: "Le cours vous est ouvert", en: "The course is open to you" },
    otherwise: "fr",
    threadSlug: null,
    productSlug: null,
    aboutSlug: "the-course",
    audience: { roles: ["ROLE_LEARNER"], except: user.id, among: people.map(({ id }) => id) },
    now,
  });
}
interface Opened extends Pick<Person, "headers"> {
  readonly refreshToken: string;
}
/** Browsers that stand in the database, whether their sessions stand or not. */
async function countKept({ identifier, id }: Person): Promise<number> {
  const user = await server.world.users.findByIdentifier(identifier);
  let count = 0;
  if (user)
    for await (const { table, rows } of server.world.ownData.read(user, id))
      if (table === "push_devices") count += rows.length;
  return count;
}
const carry = () => server.carryMails();
const texts = () => service.received.map(({ text }) => JSON.parse(text));

test("§3.223 a notification reaches each browser that was switched on, once, in the words of the list", async () => {
  const [person, other] = [await addPerson(), await addPerson()];
  const second = await sign(person.identifier);
  expect((await switchOn(person.headers)).devices).toMatchObject([{ isCurrent: true }]);
  expect((await switchOn(second)).devices.map(({ isCurrent }: Answered) => isCurrent)).toEqual([true, false]);
  await tell(person, other);
  await Promise.all([carry(), carry()]);
  await carry();
  const { notifications } = (await ask(person.headers, "listNotifications")).json();
  const [{ text, slug }] = notifications;
  expect(texts()).toEqual(
    [
      { title: "Demo", body: text, path: "/open/the-course", tag: slug },
      { title: "Demo", body: text, path: "/open/the-course", tag: slug },
    ].map((one) => ({ ...one, title: expect.any(String) })),
  );
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(2);
  expect(service.received[0]?.headers.authorization).toMatch(/^vapid t=/);
});

test("§3.223 one browser that is switched on many times at once stands once, and breaks nothing", async () => {
  const { headers } = await addPerson();
  const [one, other] = [service.subscribe(), service.subscribe()];
  const bodies = Array.from({ length: 12 }, (_, at) => (at % 2 ? one : other));
  const answers = await Promise.all(bodies.map((body) => ask(headers, "addPushDevice", { body })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 200));
  expect((await ask(headers, "readPush")).json().devices).toHaveLength(1);
});

test("§3.223 what was read before it could leave is pushed no more", async () => {
  const person = await addPerson();
  await switchOn(person.headers);
  await tell(person);
  await ask(person.headers, "markAllNotifications", { body: {} });
  await carry();
  expect(service.received).toEqual([]);
});

test("§4.160 what falls into quiet hours is pushed when they end", async () => {
  const person = await addPerson();
  await switchOn(person.headers);
  const now = new Date(server.world.clock.now());
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const quietHours = { from: minute, to: (minute + 120) % 1_440, timeZone: "UTC" };
  const told = (await ask(person.headers, "writeQuietHours", { body: { quietHours } })).json();
  expect(told).toMatchObject({ quietHours });
  await tell(person);
  await carry();
  server.advance(HOUR);
  await carry();
  expect(service.received).toEqual([]);
  server.advance(HOUR);
  await carry();
  expect(service.received).toHaveLength(1);
  await ask(person.headers, "writeQuietHours", { body: { quietHours: null } });
});

test("decisions 15 a subscription that is gone is forgotten; a service that is busy is asked again", async () => {
  const person = await addPerson();
  await switchOn(person.headers);
  service.answer(503);
  await tell(person);
  await carry();
  expect(service.received).toEqual([]);
  service.answer(201);
  await carry();
  expect(service.received).toEqual([]);
  server.advance(60_000);
  await carry();
  expect(service.received).toHaveLength(1);
  service.answer(410);
  await tell(person);
  await carry();
  expect((await ask(person.headers, "readPush")).json()).toMatchObject({ devices: [] });
  service.answer(201);
  await tell(person);
  await carry();
  expect(service.received).toHaveLength(1);
});

test("decisions 3 a browser whose session is over is told nothing, and one can be ended from another", async () => {
  const person = await addPerson();
  const [first, second] = [await sign(person.identifier), await sign(person.identifier)];
  await switchOn(first);
  const { devices } = await switchOn(second);
  const former = devices.find(({ isCurrent }: Answered) => !isCurrent);
  await ask(second, "removePushDevice", { params: { deviceId: former.id } });
  expect((await ask(second, "readPush")).json().devices).toMatchObject([{ isCurrent: true }]);
  // Not of somebody else's.
  const stranger = await addPerson();
  const [own] = (await ask(second, "readPush")).json().devices;
  const refused = await ask(stranger.headers, "removePushDevice", { params: { deviceId: own.id } });
  expect(refused.statusCode).toBe(404);
  await ask(person.headers, "endOtherSessions");
  expect((await ask(person.headers, "readPush")).json().devices).toEqual([]);
  await tell(person);
  await carry();
  expect(service.received).toEqual([]);
});

test("decisions 3 a subscription ends with its session, however that ends: nothing is sent, and its address is forgotten", async () => {
  const admin = await sign("demo_admin");
  const other = "Another-Password-2026!";
  const ends: Readonly<Record<string, (person: Person, opened: Opened) => Promise<unknown>>> = {
    "signed out": ({ identifier }, { headers, refreshToken }) =>
      ask(headers, "logout", { body: { refreshToken, identifier } }),
    "ended from another device": ({ headers }) => ask(headers, "endOtherSessions"),
    "ended by an administrator": async ({ id }) => {
      const { sessions } = (await ask(admin, "listPersonSessions", { params: { id } })).json();
      for (const { id: sessionId } of sessions) await ask(admin, "endPersonSession", { params: { id, sessionId } });
    },
    "password changed": ({ headers, identifier }) =>
      ask(headers, "changePassword", {
        ...{ params: { id: identifier }, body: { password: other, currentPassword: DEMO_PASSWORD } },
      }),
    "account closed": ({ id }) => ask(admin, "activateUser", { params: { id }, body: { active: false } }),
  };
  for (const [how, end] of Object.entries(ends)) {
    const person = await addPerson();
    const { token, refreshToken } = await server.signIn(person.identifier);
    await switchOn(bearer(token));
    expect([how, await countKept(person)]).toEqual([how, 1]);
    await end(person, { headers: bearer(token), refreshToken });
    service.received.length = 0;
    await tell(person);
    await carry();
    expect([how, service.received]).toEqual([how, []]);
    expect([how, await countKept(person)]).toEqual([how, 0]);
  }
});

test("decisions 15 no address of another push service is kept, and nothing at all where none was named", async () => {
  const person = await addPerson();
  const refused = await ask(person.headers, "addPushDevice", { body: subscribeBrowser() });
  expect([refused.statusCode, refused.json().detail]).toEqual([422, "push.refused"]);
  const plain = await startTestServer();
  try {
    const headers = bearer((await plain.signIn("demo_learner")).token);
    expect((await call(plain, "readPush", { headers })).json()).toMatchObject({ key: null, devices: [] });
    const off = await call(plain, "addPushDevice", { headers, body: service.subscribe() });
    expect([off.statusCode, off.json().detail]).toEqual([403, "push.off"]);
  } finally {
    await plain.close();
  }
});

test("§7.13 browsers stand in what a person takes with them, without what calls them, and go with the account", async () => {
  const person = await addPerson();
  const subscription = service.subscribe();
  await switchOn(person.headers, subscription);
  const told = await ask(person.headers, "readOwnData");
  expect(told.json().push_devices).toMatchObject([{ user_id: person.id }]);
  for (const secret of [subscription.endpoint, ...Object.values(subscription.keys)])
    expect(told.body).not.toContain(secret);
  await tell(person);
  await ask(person.headers, "deleteMe", { body: { password: DEMO_PASSWORD } });
  await carry();
  expect(service.received).toEqual([]);
});

test("decisions 3 a stand-in switches nothing on for anybody", async () => {
  const { token } = await standIn(server, "demo_learner");
  const refused = await ask(bearer(token), "addPushDevice", { body: service.subscribe() });
  expect(refused.statusCode).toBe(403);
});
