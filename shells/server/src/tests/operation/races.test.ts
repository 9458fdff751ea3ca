// Knows that different works at once on the same people, slots and products end as one after the other would, and that
// none of them is a fault of the server.
// @module-tag wide
import type { UserRecord } from "@academiz/backend/ports";
import type { RouteName } from "@academiz/contract";
import type { ProductType } from "@academiz/domain/catalog";
import type { LightMyRequestResponse as Response } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { enrolIn, holdClass, planSlot } from "../../testing/hold-classes.ts";
import { publishProduct } from "../../testing/publish.ts";
import { call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const ROUNDS = 12;
let server: TestServer;
/** Keeps what it locked from everybody else, and sees who waits for it. */
let holder: Lookout;
let witness: Lookout;
beforeAll(async () => {
  server = await startTestServer();
  [holder, witness] = [await openLookout(server.config), await openLookout(server.config)];
});
afterAll(async () => {
  await Promise.all([holder.close(), witness.close()]);
  await server.close();
});
/** So many statements wait for another's lock. */
const seeWaiting = (count: number) =>
  vi.waitFor(
    async () => expect(await witness.find("select 1 as one from pg_locks where not granted")).toHaveLength(count),
    { timeout: 5_000 },
  );

async function as(login: string) {
  const headers = bearer((await server.signIn(login)).token);
  return (name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers });
}
async function recruit(word: string, more: Partial<UserRecord> = {}) {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  const person = { ...some, id: server.world.dice.createId(), login: word, identifier: `demo_${word}`, ...more };
  await server.world.users.add(person);
  return person;
}

test("§7.131 §7.87 a slot is signed, or its classiz is gone: never both, and never a fault", async () => {
  const [learner, author] = [await as("demo_learner"), await as("demo_author")];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { slot, slug } = await holdClass(server, 0);
    await enrolIn(server, slot, "demo_learner");
    const [signed, deleted] = await Promise.all([
      learner("signSlot", { params: { slotId: slot } }),
      author("deleteProduct", { params: { type: "classiz", slug } }),
    ]);
    expect([
      [200, 409],
      [404, 204],
    ]).toContainEqual([signed.statusCode, deleted.statusCode]);
  }
});

test("§7.87 whoever deletes a classiz waits for its slots before they touch anything else, as whoever signs does: never in a ring", async () => {
  const author = await as("demo_author");
  const { slug, slot, perimeter } = await holdClass(server, 0);
  await holder.find("begin");
  await holder.find(`select from slots where slug = '${slot}' for update`);
  const deleted = author("deleteProduct", { params: { type: "classiz", slug } });
  await seeWaiting(1);
  const untouched = `select from perimeters where slug = '${perimeter}' for update nowait`;
  expect(await witness.find(untouched)).toHaveLength(1);
  await holder.find("commit");
  expect((await deleted).statusCode).toBe(204);
});

test("§7.87 what is signed in a slot that is planned while its classiz is deleted stays, or is gone with all of it", async () => {
  const [learner, author, admin] = [await as("demo_learner"), await as("demo_author"), await as("demo_admin")];
  const { slug, perimeter: perimeterSlug } = await holdClass(server, 0);
  const id = (await server.world.users.findByIdentifier("demo_learner"))?.id;
  await holder.find("begin");
  await holder.find(`select from perimeters where slug = '${perimeterSlug}' for key share`);
  // It has looked for slots that are signed, and waits for the perimeter.
  const deleted = author("deleteProduct", { params: { type: "classiz", slug } });
  await seeWaiting(1);
  const made = await admin("createSlot", { body: { perimeterSlug, ...planSlot(server, 0) } });
  const params = { slotId: made.json().slug };
  await admin("enrol", { params, body: { userIds: [id] } });
  expect((await learner("signSlot", { params })).statusCode).toBe(200);
  await holder.find("commit");
  expect((await deleted).json().detail).toBe("product.signed");
  expect((await admin("getSlot", { params })).json()).toMatchObject({ people: [{ userId: id }], isIntact: true });
});

test("§7.31 who is marked while their account is deleted is marked or gone, and whoever marks stays signed in", async () => {
  const admin = await as("demo_admin");
  for (let round = 0; round < ROUNDS; round += 1) {
    const { slot } = await holdClass(server, 0);
    const { id, identifier } = await recruit(`gone${round}`);
    await enrolIn(server, slot, identifier);
    const [marked, deleted] = await Promise.all([
      admin("markPresence", { params: { slotId: slot, userId: id }, body: { isPresent: true, reason: "there" } }),
      admin("deleteUser", { params: { id } }),
    ]);
    expect([200, 403, 404]).toContain(marked.statusCode);
    expect(deleted.statusCode).toBe(204);
    expect((await admin("me")).statusCode).toBe(200);
  }
});

describe("decisions 2: of two administrators who take each other's account at once one stays", () => {
  const body = { firstname: "A", lastname: "B", email: "a@example.org", roles: ["ROLE_LEARNER"] };
  test.each([
    ["deleteUser", () => ({})],
    ["deleteUsers", ({ id }) => ({ body: { ids: [id] } })],
    ["activateUser", () => ({ body: { active: false } })],
    ["updateUser", ({ login }) => ({ body: { ...body, login } })],
  ] as readonly [RouteName, (other: { id: string; login: string }) => Sent][])("%s", async (name, send) => {
    for (let round = 0; round < 2; round += 1) {
      const roles = ["ROLE_SUPER_ADMIN"] as const;
      const one = await recruit(`one${name.toLowerCase()}${round}`, { roles });
      const other = await recruit(`other${name.toLowerCase()}${round}`, { roles });
      const [byOne, byOther] = [await as(one.identifier), await as(other.identifier)];
      await holder.find("begin");
      await holder.find(`select from users where id in ('${one.id}', '${other.id}') order by id for update`);
      const answers = [
        byOne(name, { params: { id: other.id }, ...send(other) }),
        byOther(name, { params: { id: one.id }, ...send(one) }),
      ];
      await seeWaiting(2);
      await holder.find("commit");
      const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();
      expect([
        [200, 401],
        [204, 401],
      ]).toContainEqual(statuses);
    }
  });
});

describe("decisions 8: what is signed counts, whatever the learner saves at that moment, from a clock that is ahead too", () => {
  /**
   * Begins one work, then the other; each has read what it writes by before either writes, and they write in this
   * order.
   */
  async function cross(perimeter: string, first: () => Promise<Response>, second: () => Promise<Response>) {
    const row = `select from progress where perimeter_slug = '${perimeter}' for update`;
    await holder.find("begin");
    expect(await holder.find(row)).toHaveLength(1);
    const answers = [first()];
    await seeWaiting(1);
    answers.push(second());
    await seeWaiting(2);
    await holder.find("commit");
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  }
  test.each(["signature", "save"])("the %s comes first", async (comesFirst) => {
    const learner = await as("demo_learner");
    const { slot, perimeter } = await holdClass(server, 0);
    await enrolIn(server, slot, "demo_learner");
    const save = () => {
      const eventDate = new Date(server.world.clock.now() + 60_000).toISOString();
      return learner("saveClassizProgress", { params: { slug: perimeter }, body: { progress: { eventDate } } });
    };
    const sign = () => learner("signSlot", { params: { slotId: slot } });
    const order = comesFirst === "save" ? ([save, sign] as const) : ([sign, save] as const);
    expect(await cross(perimeter, ...order)).toEqual([200, 200]);
    const { progress } = (await learner("playClassiz", { params: { slug: perimeter } })).json();
    expect(progress).toMatchObject({ status: "COMPLETE", percentage: 100 });
  });
});

describe("attack 87: what goes after somebody has read it is not there for them, and is no fault", () => {
  /** What the work answers that has read what is removed, and refers to it a moment too late. */
  async function lose(removal: string, work: () => Promise<Response>) {
    await holder.find("begin");
    await holder.find(removal);
    const answer = work();
    await seeWaiting(1);
    await holder.find("commit");
    const { statusCode, body } = await answer;
    return [statusCode, JSON.parse(body).detail];
  }
  const at = "2026-07-01T10:00:00.000Z";
  const note = { page: "page", text: "Mind this.", writtenAt: at, editedAt: at, basedOn: null };

  test.each([
    [
      "learniz",
      "changeNote",
      ({ perimeter: perimeterSlug }) => ({ params: { perimeterSlug, slug: "note-1" }, body: note }),
    ],
    ["scorm", "launchScorm", ({ perimeter: slug }) => ({ params: { slug }, body: {} })],
    ["smart-sequence", "beginAttempt", ({ perimeter: slug }) => ({ params: { slug }, body: {} })],
    ["coursiz", "beginPath", ({ perimeter: slug }) => ({ params: { slug }, body: {} })],
    ["classiz", "createSlot", ({ perimeter }) => ({ body: { perimeterSlug: perimeter, ...planSlot(server, 0) } })],
  ] as readonly [ProductType, RouteName, (of: { perimeter: string }) => Sent][])(
    "§7.87 a %s, for %s",
    async (type, name, send) => {
      const caller = await as(name === "createSlot" ? "demo_admin" : "demo_learner");
      const product = await publishProduct(server, (await server.signIn("demo_author")).token, type);
      const removal = `delete from perimeters where slug = '${product.perimeter}'`;
      expect(await lose(removal, () => caller(name, send(product)))).toEqual([404, "not-found"]);
    },
  );

  test("§3.66 a folder, for what is made in it or put there", async () => {
    const author = await as("demo_author");
    const params = { type: "learniz" };
    const makeFolder = async (): Promise<string> =>
      (await author("createProductFolder", { body: { name: "Folder" } })).json()[0].slug;
    const make = (folderSlug?: string) => author("createProduct", { params, body: { name: "Course", folderSlug } });
    const remove = (slug: string) => `delete from product_folders where slug = '${slug}'`;
    const { slug, updatedAt } = (await make()).json();
    for (const work of [
      make,
      (folderSlug: string) => author("saveProduct", { params: { ...params, slug }, body: { folderSlug, updatedAt } }),
    ]) {
      const folder = await makeFolder();
      expect(await lose(remove(folder), () => work(folder))).toEqual([404, "not-found"]);
    }
  });

  test("§7.51 a client, for whoever works in it", async () => {
    const platform = await as("demo_superadmin");
    const made = await platform("createClient", { body: { parentId: null, name: "Brief", slug: "brief" } });
    const params = { id: made.json().id };
    const { token } = (await platform("switchClient", { params })).json();
    const body = { name: "Folder" };
    const work = () => call(server, "createProductFolder", { headers: bearer(token), body });
    expect(await lose(`delete from clients where id = '${params.id}'`, work)).toEqual([401, "token.invalid"]);
  });
});

test("§7.3 whoever is held for a change signs in and refreshes meanwhile; who changes them too waits until it is done", async () => {
  const { id, clientId, identifier } = await recruit("held");
  const { refreshToken } = await server.signIn(identifier);
  // Other tests have databases in the same PostgreSQL.
  const COUNT =
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  /** What it answers, or that somebody waits for what another holds before it does. */
  async function raceWithLocks<T>(work: Promise<T>): Promise<T | "waits"> {
    let isOver = false;
    const see = async () => {
      while (!isOver) if ((await witness.find(COUNT))[0]?.["waiting"] !== 0) break;
      return "waits" as const;
    };
    const seeing = see();
    const first = await Promise.race([work, seeing]);
    isOver = true;
    await seeing;
    return first;
  }
  const enter = async () => {
    await server.signIn(identifier);
    return (await call(server, "refresh", { body: { refreshToken } })).statusCode;
  };
  const changing = await server.world.transact({ clientId }, async (inside) => {
    await inside.users.hold({ clientId }, [id]);
    expect(await raceWithLocks(enter())).toBe(200);
    const changed = server.world.users.change({ clientId }, id, { firstname: "Other" });
    expect(await raceWithLocks(changed)).toBe("waits");
    return { changed };
  });
  expect(await changing.changed).toMatchObject({ firstname: "Other" });
});
