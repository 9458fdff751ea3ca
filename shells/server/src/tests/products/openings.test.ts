// Knows that those whom a product is opened to later are told then, each once, live and in their list (§3.224,
// decisions 4).
// @module-tag wide
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, publishCourse } from "../../testing/author.ts";
import { openStream, readData } from "../../testing/open-stream.ts";
import { inventPerson } from "../../testing/people.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const NOBODY = { everyone: false, affectations: [], criterias: [], users: [] };
const HOUR = 3_600_000;

let server: TestServer;
let ids: readonly [string, string, string];
beforeAll(async () => {
  server = await startTestServer();
  const admin = bearer((await server.signIn("demo_admin")).token);
  const make = async () => {
    const body = { ...inventPerson(), roles: ["ROLE_LEARNER"] };
    return (await call(server, "createUser", { body, headers: admin })).json().user.id as string;
  };
  ids = [await make(), await make(), await make()];
});
afterAll(() => server.close());

const as = async (login: string) => bearer((await server.signIn(login)).token);
let count = 0;
async function publish() {
  count += 1;
  const name = `Opening ${count}`;
  return { name, ...(await publishCourse(server, (await server.signIn("demo_author")).token, name)) };
}
async function settle(slug: string, audience: object, window: object = {}): Promise<void> {
  const body = { name: "For some", from: null, until: null, ...window, audience: { ...NOBODY, ...audience } };
  const params = { type: "learniz", slug };
  const settled = await call(server, "settlePerimeter", { params, body, headers: await as("demo_author") });
  expect([settled.statusCode, settled.json().detail]).toEqual([200, undefined]);
  await server.world.livePublisher.settle();
}
const soon = (milliseconds: number) => new Date(server.world.clock.now() + milliseconds).toISOString();
/** How often each of the three was told of it. */
const told = (name: string) =>
  Promise.all(
    ids.map(async (id) => {
      const user = await server.world.users.findByIdentifier("demo_author");
      const { rows } = await server.world.notifications.list({ clientId: user?.clientId ?? "" }, id, 0, 100);
      return rows.filter(({ text }) => text.endsWith(name)).length;
    }),
  );
/** Published, and open to nobody yet: nobody was told of it. */
async function prepareUntold() {
  count += 1;
  const [name, headers] = [`Opening ${count}`, await as("demo_author")];
  const created = await call(server, "createProduct", { params: { type: "learniz" }, body: { name }, headers });
  const { slug, updatedAt } = created.json();
  const put = async (since: string, visible: boolean): Promise<string> => {
    const sent = { params: { type: "learniz", slug }, body: { updatedAt: since, visible }, headers };
    return (await call(server, "publishProduct", sent)).json().updatedAt;
  };
  const hidden = await put(updatedAt, false);
  await settle(slug, {}, { from: soon(HOUR) });
  await put(hidden, true);
  return { name, slug };
}

describe("a wider audience", () => {
  test("tells those who are let in by the change, and nobody again", async () => {
    const [one, two, three] = ids;
    const { name, slug } = await publish();
    expect(await told(name)).toEqual([1, 1, 1]);
    await settle(slug, { users: [one] });
    await settle(slug, { everyone: true });
    expect(await told(name)).toEqual([1, 1, 1]);
    // Somebody who came after everybody was told.
    const body = { ...inventPerson(), roles: ["ROLE_LEARNER"] };
    const newcomer = (await call(server, "createUser", { body, headers: await as("demo_admin") })).json().user.id;
    const tenancy = { clientId: (await server.world.users.findByIdentifier("demo_author"))?.clientId ?? "" };
    const countOf = async () =>
      (await server.world.notifications.list(tenancy, newcomer, 0, 100)).rows.filter(({ text }) => text.endsWith(name))
        .length;
    // It was open to them as to everybody: no change lets them in.
    await settle(slug, { users: [one, newcomer] });
    expect(await countOf()).toBe(0);
    await settle(slug, { users: [one, two, three] });
    expect(await countOf()).toBe(0);
    await settle(slug, { users: [one, newcomer] });
    expect(await countOf()).toBe(1);
    await Promise.all([
      settle(slug, { users: [two] }),
      settle(slug, { everyone: true }),
      settle(slug, { users: [one, newcomer] }),
    ]);
    expect([await countOf(), await told(name)]).toEqual([1, [1, 1, 1]]);
  });
});

describe("a wider audience of some", () => {
  test("tells those who are let in by the change, and not whoever was in the former one and came after they were told", async () => {
    const [one, two] = ids;
    const headers = await as("demo_admin");
    const body = { ...inventPerson(), roles: ["ROLE_LEARNER"] };
    const late = (await call(server, "createUser", { body, headers })).json().user;
    const open = async (active: boolean) =>
      expect(
        (await call(server, "activateUser", { params: { id: late.id }, body: { active }, headers })).statusCode,
      ).toBe(200);
    const { name, slug } = await prepareUntold();
    await open(false);
    await settle(slug, { users: [one, late.id] });
    await open(true);
    await settle(slug, { users: [one, late.id, two] });
    expect(await told(name)).toEqual([1, 1, 0]);
    const { rows } = await server.world.notifications.list({ clientId: late.client.id }, late.id, 0, 100);
    expect(rows.filter(({ text }) => text.endsWith(name))).toEqual([]);
  });
});

describe("a window that opens later", () => {
  test("tells nobody before, and whom it is for when it opens; by one server, once, and live", async () => {
    const { name, slug } = await publish();
    const baseUrl = await server.listen();
    const body = { ...inventPerson(), roles: ["ROLE_LEARNER"] };
    const made = (await call(server, "createUser", { body, headers: await as("demo_admin") })).json().user;
    const token = await server.world.live.tokens.issue(made.identifier, server.world.clock.now(), 6 * 3_600);
    const stream = await openStream(baseUrl, `topic=${made.identifier}`, bearer(token));
    await settle(slug, { users: [made.id] }, { from: soon(HOUR) });
    await server.runJobs();
    expect(readData(stream.text())).toEqual([]);
    server.advance(HOUR + 1_000);
    expect((await Promise.all([server.runJobs(), server.runJobs(), server.runJobs()])).flat()).toEqual([]);
    await server.world.livePublisher.settle();
    const text = await stream.until((heard) => readData(heard).length > 0);
    stream.leave();
    expect(readData(text).map((data) => JSON.parse(data).text)).toEqual([expect.stringContaining(name)]);
    await server.runJobs();
    const tenancy = { clientId: (await server.world.users.findByIdentifier("demo_author"))?.clientId ?? "" };
    expect((await server.world.notifications.list(tenancy, made.id, 0, 100)).total).toBe(1);
  });

  test("that is set again and again has one job that waits, and none when it opens at once; another product's stays", async () => {
    const [one, other] = [await prepareUntold(), await prepareUntold()];
    const before = await server.world.jobs.countQueued();
    for (const hours of [3, 1, 2, 2]) await settle(one.slug, { users: [ids[0]] }, { from: soon(hours * HOUR) });
    expect(await server.world.jobs.countQueued()).toBe(before);
    await settle(one.slug, { users: [ids[0]] });
    expect(await server.world.jobs.countQueued()).toBe(before - 1);
    await settle(other.slug, { users: [ids[1]] }, { from: soon(2 * HOUR) });
    expect(await server.world.jobs.countQueued()).toBe(before - 1);
    server.advance(2 * HOUR + 1_000);
    await server.runJobs();
    expect([await told(one.name), await told(other.name)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  test("that is due stays planned, whatever is set before its job is run: whoever was let in is told", async () => {
    const { name, slug } = await prepareUntold();
    await settle(slug, { users: [ids[0]] }, { from: soon(HOUR) });
    server.advance(HOUR + 1_000);
    await settle(slug, { users: [ids[0], ids[1]] });
    await server.runJobs();
    expect(await told(name)).toEqual([1, 1, 0]);
  });

  test("that is due tells whoever came meanwhile, though a change before its job is run lets nobody in", async () => {
    const { name, slug } = await publish();
    const body = { ...inventPerson(), roles: ["ROLE_LEARNER"] };
    const { user } = (await call(server, "createUser", { body, headers: await as("demo_admin") })).json();
    const audience = { users: [ids[0], user.id] };
    await settle(slug, audience, { from: soon(HOUR) });
    server.advance(HOUR + 1_000);
    await settle(slug, audience);
    const countOf = async () =>
      (await server.world.notifications.list({ clientId: user.client.id }, user.id, 0, 100)).rows.filter(({ text }) =>
        text.endsWith(name),
      ).length;
    expect(await countOf()).toBe(0);
    await server.runJobs();
    expect([await countOf(), await told(name)]).toEqual([1, [1, 1, 1]]);
  });

  test("that was moved tells when it opens, and one that was opened by hand tells at once", async () => {
    const [one, two] = ids;
    const { name, slug } = await prepareUntold();
    await settle(slug, { users: [one] }, { from: soon(HOUR) });
    await settle(slug, { users: [one] }, { from: soon(3 * HOUR) });
    server.advance(HOUR + 1_000);
    await server.runJobs();
    expect(await told(name)).toEqual([0, 0, 0]);
    server.advance(2 * HOUR);
    await server.runJobs();
    expect(await told(name)).toEqual([1, 0, 0]);
    await settle(slug, { users: [one, two] }, { until: soon(-1) });
    expect(await told(name)).toEqual([1, 0, 0]);
    await settle(slug, { users: [one, two] }, { until: soon(HOUR) });
    expect(await told(name)).toEqual([1, 1, 0]);
  });
});
