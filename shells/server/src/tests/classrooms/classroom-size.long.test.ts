// Knows that a full classroom costs the database no more for each learner than a small one, and that answers about it
// are bounded (§7.112–§7.114, §7.130, §3.250).
import { exportPresences } from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countStatements } from "../../../../../adapters/postgres/src/testing/count-statements.ts";
import { bearer } from "../../testing/author.ts";
import { addSlot, holdClass } from "../../testing/hold-classes.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [FEW, MANY] = [10, 1_000];
let server: TestServer;
let admin: string;
let people: readonly { readonly id: string; readonly login: string }[];
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.signIn("demo_admin")).token;
  people = await recruit(MANY);
});
afterAll(() => server.close());

async function recruit(many: number, called = "seat") {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  const recruits = Array.from({ length: many }, (_, at) => {
    const login = `${called}${String(at).padStart(5, "0")}`;
    return { ...some, id: server.world.dice.createId(), login, identifier: `demo_${login}`, lastname: login };
  });
  await server.world.roster.addMany(some, recruits);
  return recruits;
}
const by = async (token: string, name: RouteName, sent: Sent = {}): Promise<Answered> => {
  const answer = await call(server, name, { ...sent, headers: bearer(token) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
/** Five hundred at a time, as the route takes them. */
async function enrol(slotId: string, many: number) {
  for (let at = 0; at < many; at += 500) {
    const userIds = people.slice(at, Math.min(many, at + 500)).map(({ id }) => id);
    await by(admin, "enrol", { params: { slotId }, body: { userIds } });
  }
}
const upload = (perimeter: string, slots: readonly string[], many: number, presence = "present") => {
  const lines = slots.flatMap((slot) => people.slice(0, many).map(({ login }) => `${slot},${login},${presence},seen`));
  const bytes = Buffer.from(["slot,login,presence,reason", ...lines].join("\r\n"));
  const form = { fields: { header: "1" }, file: { name: "p.csv", bytes } };
  return by(admin, "importPresences", { params: { id1: perimeter, id2: "spring" }, form });
};
const spacious = { capacity: 10_000 };

describe("what a full classroom asks of the database", () => {
  test("§7.114 a file of a thousand lines takes as many statements as one of ten, and a few rows for each line, the second time too", async () => {
    const [small, large] = [await holdClass(server, -1, spacious), await holdClass(server, -1, spacious)];
    await enrol(small.slot, FEW);
    await enrol(large.slot, MANY);
    for (const presence of ["present", "absent"]) {
      const few = await countStatements(() => upload(small.perimeter, [small.slot], FEW, presence));
      const many = await countStatements(async () => {
        const imported = await upload(large.perimeter, [large.slot], MANY, presence);
        expect(imported).toEqual({ lines: MANY, changed: MANY, unchanged: 0 });
      });
      expect(many.statements - few.statements).toBeLessThanOrEqual(5);
      expect((many.rows - few.rows) / (MANY - FEW)).toBeLessThanOrEqual(6);
    }
    expect(await by(admin, "getSlot", { params: { slotId: large.slot } })).toMatchObject({ isIntact: true });
    const { token } = await server.signIn("demo_admin");
    const chain = await by(token, "listSignatures", { params: { slotId: large.slot } });
    expect(chain.meta.totalItems).toBe(2 * MANY);
  });

  test("§7.114 so does one of twenty slots and one of two", async () => {
    const held = await holdClass(server, -1, spacious);
    const slots = [held.slot];
    while (slots.length < 20) slots.push(await addSlot(server, held, -1, spacious));
    for (const slot of slots) await enrol(slot, FEW);
    const few = await countStatements(() => upload(held.perimeter, slots.slice(0, 2), FEW));
    const many = await countStatements(() => upload(held.perimeter, slots.slice(2), FEW));
    expect(many.statements - few.statements).toBeLessThanOrEqual(2);
  });

  test("five hundred are enrolled in as many statements as five, and who signs among a thousand in as many as who is alone", async () => {
    const [small, large] = [await holdClass(server, 0, spacious), await holdClass(server, 0, spacious)];
    const take = (slotId: string, many: number) => countStatements(() => enrol(slotId, many));
    const [few, many] = [await take(small.slot, 5), await take(large.slot, 500)];
    expect(many.statements - few.statements).toBeLessThanOrEqual(2);
    expect((many.rows - few.rows) / 495).toBeLessThanOrEqual(6);
    await enrol(large.slot, MANY);
    const learner = await server.world.users.findByIdentifier("demo_learner");
    const { token } = await server.signIn("demo_learner");
    const sign = async ({ slot }: typeof small) => {
      await by(admin, "enrol", { params: { slotId: slot }, body: { userIds: [learner?.id] } });
      return countStatements(() => by(token, "signSlot", { params: { slotId: slot } }));
    };
    await upload(large.perimeter, [large.slot], MANY);
    const [alone, among] = [await sign(small), await sign(large)];
    expect(among.statements - alone.statements).toBeLessThanOrEqual(2);
    expect(among.rows - alone.rows).toBeLessThanOrEqual(2);
  });
});

describe("§7.113 the file of who was there passes nobody over", () => {
  /** The slots and logins of an export; each time that the others have their turn one more of `changes` is made. */
  async function tell(perimeterSlug: string, changes: readonly (() => Promise<unknown>)[]) {
    const user = await server.world.users.findByIdentifier("demo_admin");
    if (!user) throw new Error("no administrator");
    const home = { clientId: user.clientId };
    const actor = { ...home, home, userId: user.id, roles: user.roles } as unknown as Actor;
    const due = [...changes];
    const world = { ...server.world, breathe: async () => void (await due.shift()?.()) };
    const file = await exportPresences(world, actor, { perimeterSlug, mean: "spring" }, "csv");
    if (!file.ok) throw new Error(file.error.code);
    expect(due).toEqual([]);
    const lines = Buffer.from(file.value.bytes).toString().trimEnd().split("\r\n").slice(1);
    return lines.map((line) => [line.split(";")[0], line.split(";")[3]]);
  }

  test("who is withdrawn meanwhile", async () => {
    const { slot, perimeter } = await holdClass(server, -1, spacious);
    await enrol(slot, MANY);
    const last = await recruit(2, "zzzz");
    await by(admin, "enrol", { params: { slotId: slot }, body: { userIds: last.map(({ id }) => id) } });
    const home = { clientId: last[0]?.clientId ?? "" };
    const told = await tell(perimeter, [() => server.world.slots.withdraw(home, slot, people[0]?.id ?? "")]);
    expect(told).toEqual([...people, ...last].map(({ login }) => [slot, login]));
    expect(await server.world.slots.listEnrolledIds(home, slot)).toHaveLength(MANY + 1);
  });

  test("and a slot that goes meanwhile no other slot", async () => {
    const { slot, perimeter } = await holdClass(server, -1, spacious);
    const { clientId } = (await server.world.users.findByIdentifier("demo_learner")) ?? { clientId: "" };
    const some = await server.world.slots.read({ clientId }, slot);
    if (!some) throw new Error("no slot");
    const { productSlug: _, productName: ____, enrolled: __, trainer: ___, ...plan } = some;
    const slugs = [slot, ...Array.from({ length: 1_001 }, (_, at) => `gone${String(at).padStart(6, "0")}`)];
    for (const slug of slugs.slice(1)) await server.world.slots.add({ clientId }, { ...plan, slug }, 10_000);
    for (const slug of slugs) await server.world.slots.enrol({ clientId }, slug, [people[0]?.id ?? ""], plan.createdAt);
    const order = [...slugs].sort();
    const told = await tell(perimeter, [() => server.world.slots.remove({ clientId }, order[0] ?? "")]);
    expect(told.map(([slug]) => slug)).toEqual(order);
  });
});

describe("§3.250 what is told of a full classroom has pages", () => {
  test("the people of a slot by name, and the marks in the order of their chain", async () => {
    const { slot: slotId, perimeter } = await holdClass(server, -1, spacious);
    await enrol(slotId, 45);
    await upload(perimeter, [slotId], 45);
    const logins = people.slice(0, 45).map(({ login }) => `demo_${login}`);
    const read = (name: RouteName, query: Sent["query"] = {}) => by(admin, name, { params: { slotId }, query });
    const names = ({ people }: Answered) => people.map(({ identifier }: Answered) => identifier);
    const first = await read("getSlot");
    expect([first.meta, names(first)]).toEqual([{ totalItems: 45, page: 1, limit: 20 }, logins.slice(0, 20)]);
    expect(names(await read("getSlot", { page: "3" }))).toEqual(logins.slice(40));
    expect(names(await read("getSlot", { page: "4" }))).toEqual([]);
    const numbers = async (query: Sent["query"]) =>
      (await read("listSignatures", query)).signatures.map(({ number }: Answered) => number);
    expect(await numbers({ page: "2", limit: "30" })).toEqual(Array.from({ length: 15 }, (_, at) => at + 31));
    const [last] = people.slice(44);
    const marked = await by(admin, "markPresence", {
      params: { slotId, userId: last?.id ?? "" },
      query: { page: "5", limit: "10" },
      body: { isPresent: false, reason: "left" },
    });
    expect(marked).toMatchObject({ meta: { totalItems: 45, page: 5, limit: 10 } });
    expect(marked.people.map(({ mark }: Answered) => mark.kind)).toEqual([...Array(4).fill("PRESENT"), "ABSENT"]);
  });

  test("§7.130 the slots of a session: whoever names no page is told the first hundred, in the shape that they know", async () => {
    const held = await holdClass(server, 0);
    const { home } = {
      home: { clientId: (await server.world.users.findByIdentifier("demo_learner"))?.clientId ?? "" },
    };
    const some = await server.world.slots.read(home, held.slot);
    if (!some) throw new Error("no slot");
    const { productSlug: _, productName: ____, enrolled: __, trainer: ___, ...slot } = some;
    for (let at = 1; at <= 102; at += 1) {
      const startAt = new Date(Date.parse(slot.startAt) + at * 60_000).toISOString();
      await server.world.slots.add(home, { ...slot, slug: `later${String(at).padStart(5, "0")}`, startAt }, 10_000);
    }
    const { token } = await server.signIn("demo_learner");
    const params = { classizPerimeterSlug: held.perimeter, meanSlug: "spring" };
    const list = (query: Sent["query"] = {}) => by(token, "listTimeslots", { params, query });
    const slugs = ({ slots }: Answered) => slots.map(({ slug }: Answered) => slug);
    const first = await list();
    expect(first.meta).toEqual({ totalItems: 103, page: 1, limit: 100 });
    expect([first.slots.length, slugs(first)[0], slugs(first)[99]]).toEqual([100, held.slot, "later00099"]);
    expect(slugs(await list({ page: "2" }))).toEqual(["later00100", "later00101", "later00102"]);
    expect(slugs(await list({ page: "2", limit: "1" }))).toEqual(["later00001"]);
  });
});
