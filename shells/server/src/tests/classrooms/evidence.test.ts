// Knows that signatures of a classroom stay, whoever wants them gone, and that tampering behind the platform's back is
// detected (decisions 11).
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { chainMark } from "@academiz/domain/classiz";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { addSlot, enrolIn, type HeldClass, holdClass, holdOpenClass, planSlot } from "../../testing/hold-classes.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
let held: HeldClass;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});
beforeEach(async () => {
  held = await holdClass(server, 0);
  await enrolIn(server, held.slot, "demo_learner", "demo_manager");
});

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const idOf = async (login: string) => (await server.world.users.findByIdentifier(login))?.id ?? "";
const params = () => ({ slotId: held.slot });
const sign = (login: string) => ask(login, "signSlot", { params: params() });
const mark = async (login: string, isPresent: boolean) => {
  const marking = { params: { ...params(), userId: await idOf(login) }, body: { isPresent, reason: "seen" } };
  expect((await ask("demo_admin", "markPresence", marking)).statusCode).toBe(200);
};
const remove = (slug = held.slug) => ask("demo_author", "deleteProduct", { params: { type: "classiz", slug } });
const uses = async (slug = held.slug) => (await ask("demo_author", "productUses", { params: { slug } })).json();

describe("§7.87 §7.90 a classiz", () => {
  test("at which somebody signed is not deleted, and nothing of it changes; its use counts what hangs on it", async () => {
    expect(await uses()).toMatchObject({ slots: 1, enrolments: 2, signatures: 0, learners: 2 });
    expect((await sign("demo_learner")).statusCode).toBe(200);
    await addSlot(server, held, 60, { mean: "autumn" });
    expect(await uses()).toMatchObject({ slots: 2, enrolments: 2, signatures: 1 });
    const before = await lookout.read();
    expect(told(await remove())).toEqual([409, "product.signed"]);
    const { sessions: _, refresh_tokens: __, ...rows } = before;
    expect(await lookout.read()).toMatchObject(rows);
  });

  test("where somebody was marked as absent is not deleted either", async () => {
    await mark("demo_learner", false);
    expect(told(await remove())).toEqual([409, "product.signed"]);
  });

  test("that has slots and people, of whom nobody was marked, is deleted with them; another one's marks are not its own", async () => {
    const other = await holdClass(server, 0);
    await enrolIn(server, other.slot, "demo_learner");
    await ask("demo_learner", "signSlot", { params: { slotId: other.slot } });
    expect((await remove()).statusCode).toBe(204);
    expect(told(await ask("demo_admin", "getSlot", { params: params() }))).toEqual([404, "not-found"]);
    expect(await uses(other.slug)).toMatchObject({ slots: 1, enrolments: 1, signatures: 1 });
  });

  test("whose slots and enrolments nobody has counts none, as every other product", async () => {
    const { slug } = (
      await ask("demo_author", "createProduct", { params: { type: "game" }, body: { name: "G" } })
    ).json();
    expect(await uses(slug)).toMatchObject({ slots: 0, enrolments: 0, signatures: 0 });
  });
});

describe("decisions 11: what was signed stays", () => {
  test("its people; its place may change", async () => {
    await sign("demo_learner");
    const { startAt, endAt } = (await ask("demo_admin", "getSlot", { params: params() })).json();
    const body = { ...planSlot(server, 0), startAt, endAt, place: "Room 9" };
    expect((await ask("demo_admin", "changeSlot", { params: params(), body })).json().place).toBe("Room 9");
    expect(told(await ask("demo_admin", "removeSlot", { params: params() }))).toEqual([409, "slot.signed"]);
    const withdraw = async (login: string) =>
      ask("demo_admin", "withdraw", { params: { ...params(), userId: await idOf(login) } });
    expect(told(await withdraw("demo_learner"))).toEqual([409, "slot.signed"]);
    expect(told(await withdraw("demo_trainer"))).toEqual([404, "not-found"]);
    expect((await withdraw("demo_manager")).json()).toMatchObject({ meta: { totalItems: 1 }, people: [{}] });
  });

  test.each(["mean", "startAt", "endAt"] as const)("its %s, whatever else stays as it is", async (key) => {
    const { startAt, endAt } = (await ask("demo_admin", "getSlot", { params: params() })).json();
    const earlier = new Date(Date.parse(startAt) - 60_000).toISOString();
    const later = new Date(Date.parse(endAt) + 60_000).toISOString();
    const [plan, moved] = [
      { ...planSlot(server, 0), startAt, endAt },
      { mean: "autumn", startAt: earlier, endAt: later },
    ];
    const change = async (more: object) =>
      ask("demo_admin", "changeSlot", { params: params(), body: { ...plan, ...more } });
    expect((await change({ [key]: moved[key] })).json()[key]).toBe(moved[key]);
    expect((await change({})).statusCode).toBe(200);
    await sign("demo_learner");
    const before = (await lookout.read())["slots"];
    expect(told(await change({ [key]: moved[key] }))).toEqual([409, "slot.signed"]);
    expect((await lookout.read())["slots"]).toBe(before);
    expect((await change({})).statusCode).toBe(200);
  });
});

describe("decisions 11: nobody attests themselves", () => {
  const own = [409, "slot.own"];
  const markOf = async (login: string) => ({
    params: { ...params(), userId: await idOf(login) },
    body: { isPresent: true, reason: "seen" },
  });

  test("who teaches a slot is not enrolled in it, takes no place in it, and does not sign it as its learner", async () => {
    const trainerId = await idOf("demo_trainer");
    const open = await holdOpenClass(server, 30, { trainerId });
    const enrolment = { params: { slotId: open.slot }, body: { userIds: [trainerId] } };
    const offered = await ask("demo_admin", "listCandidates", { params: enrolment.params });
    const ids = offered.json().people.map(({ userId }: Answered) => userId);
    expect([ids.length > 0, ids.includes(trainerId)]).toEqual([true, false]);
    expect(told(await ask("demo_admin", "enrol", enrolment))).toEqual(own);
    const place = { params: { perimeterSlug: open.perimeter, slotId: open.slot } };
    expect(told(await ask("demo_trainer", "joinSlot", place))).toEqual(own);
    await enrolIn(server, held.slot, "demo_trainer");
    const body = planSlot(server, 0, { trainerId });
    expect((await ask("demo_admin", "changeSlot", { params: params(), body })).statusCode).toBe(200);
    expect(told(await sign("demo_trainer"))).toEqual(own);
    expect(told(await ask("demo_trainer", "markPresence", await markOf("demo_trainer")))).toEqual(own);
  });

  test("nobody who runs a slot marks their own presence in it; somebody else does", async () => {
    await enrolIn(server, held.slot, "demo_admin");
    expect(told(await ask("demo_admin", "markPresence", await markOf("demo_admin")))).toEqual(own);
    const body = planSlot(server, 0, { trainerId: await idOf("demo_trainer") });
    expect((await ask("demo_admin", "changeSlot", { params: params(), body })).statusCode).toBe(200);
    expect((await ask("demo_trainer", "markPresence", await markOf("demo_admin"))).statusCode).toBe(200);
  });
});

describe("decisions 11: a chain that was reached behind the platform's back is told", () => {
  const isIntact = async () => (await ask("demo_admin", "getSlot", { params: params() })).json().isIntact;
  beforeEach(async () => {
    await sign("demo_learner");
    await mark("demo_manager", true);
    await mark("demo_manager", false);
    expect(await isIntact()).toBe(true);
    const chain = (await ask("demo_admin", "listSignatures", { params: params() })).json();
    expect(chain.signatures.map(({ hash }: Answered) => hash)).toEqual(
      Array(3).fill(expect.stringMatching(/^[\da-f]{64}$/)),
    );
  });

  const table = () => `signatures where slot_slug = '${held.slot}'`;
  test.each<readonly [string, number, () => string]>([
    ["changed", 2, () => `update ${table().replace("where", "set at = at - interval '1 hour' where")} and number = 2`],
    ["taken out of its middle", 2, () => `delete from ${table()} and number = 2`],
    ["cut off its end", 3, () => `delete from ${table()} and number = 3`],
    ["cut down to its first mark", 2, () => `delete from ${table()} and number > 1`],
    ["cut off whole", 1, () => `delete from ${table()}`],
    [
      "hung on its end",
      4,
      () =>
        `insert into signatures select slot_slug, 4, client_id, user_id, 'PRESENT', by_id, at, reason, hash from ${table()} and number = 3`,
    ],
  ])(
    "a mark that was %s, at mark %d, before the next mark and after it; and the slot and its classiz stay",
    async (_, place, statement) => {
      await lookout.find(statement());
      expect(await isIntact()).toBe(false);
      expect((await ask("demo_admin", "getSlot", { params: params() })).json().brokenAt).toBe(place);
      expect(told(await ask("demo_admin", "removeSlot", { params: params() }))).toEqual([409, "slot.signed"]);
      expect(told(await remove())).toEqual([409, "product.signed"]);
      expect((await uses()).signatures).toBeGreaterThanOrEqual(3);
      await mark("demo_learner", false);
      expect(await isIntact()).toBe(false);
    },
  );

  test("all that its slot kept of it was wiped: its marks alone keep the slot and its times", async () => {
    await lookout.find(`update slots set mark_count = 0, last_hash = null where slug = '${held.slot}'`);
    expect(await isIntact()).toBe(false);
    expect(told(await ask("demo_admin", "removeSlot", { params: params() }))).toEqual([409, "slot.signed"]);
    const body = planSlot(server, 5);
    expect(told(await ask("demo_admin", "changeSlot", { params: params(), body }))).toEqual([409, "slot.signed"]);
  });

  test("a last mark in whose place another one was chained to the one before", async () => {
    const learner = await server.world.users.findByIdentifier("demo_learner");
    if (!learner) throw new Error("no learner");
    const [, second, third] = await server.world.slots.walkMarks(learner, held.slot, 0, 3);
    if (!second || !third) throw new Error("no chain");
    const forged = chainMark(held.slot, second, { ...third, kind: "PRESENT" }, server.world.digester.sha256);
    const change = `set kind = 'PRESENT', hash = '${forged.hash}' where`;
    await lookout.find(`update ${table().replace("where", change)} and number = 3`);
    expect(await isIntact()).toBe(false);
  });
});
