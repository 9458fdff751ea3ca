// Knows that learners take free places of an open slot, wait for taken ones, and hear once of what concerns them
// (§3.224, decisions 11).
// @module-tag wide
import { MAILS_A_DAY, remindOfSlots } from "@academiz/backend";
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { addSlot, enrolIn, type HeldClass, holdClass, holdOpenClass, planSlot } from "../../testing/hold-classes.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => tokens.clear());

const HOUR = 3_600_000;
/** Tokens of an earlier hour are too old. */
const advance = (milliseconds: number) => {
  tokens.clear();
  server.advance(milliseconds);
};
const ask = async (login: string, name: RouteName, sent: Sent = {}) => {
  const token = tokens.get(login) ?? (await server.signIn(login)).token;
  tokens.set(login, token);
  return call(server, name, { ...sent, headers: bearer(token) });
};
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const where = ({ perimeter: perimeterSlug, slot: slotId }: HeldClass) => ({ params: { perimeterSlug, slotId } });
const join = (held: HeldClass, login = "demo_learner") => ask(login, "joinSlot", where(held));
const leave = (held: HeldClass, login = "demo_learner") => ask(login, "leaveSlot", where(held));
const people = async ({ slot }: HeldClass): Promise<readonly string[]> =>
  (await ask("demo_admin", "getSlot", { params: { slotId: slot } }))
    .json()
    .people.map((one: Answered) => one.identifier);
const own = async ({ perimeter }: HeldClass, login = "demo_learner"): Promise<readonly Answered[]> =>
  (await ask(login, "readClassroom", { params: { perimeterSlug: perimeter } })).json().own;
const news = async ({ perimeter }: HeldClass, login: string): Promise<readonly string[]> =>
  (await ask(login, "listNotifications"))
    .json()
    .notifications.filter(({ info }: Answered) => info.classroomSlug === perimeter)
    .map(({ type, text }: Answered) => `${type}: ${text}`);
/** Subjects of the mails that somebody was written. */
const mails = async (login: string): Promise<readonly string[]> => {
  const { email } = (await server.world.users.findByIdentifier(login)) ?? { email: "" };
  const { mails } = (await ask("demo_admin", "listMails", { query: { limit: "100" } })).json();
  return mails.filter(({ to }: Answered) => to === email).map(({ subject }: Answered) => subject);
};
/** People of the demo's client, who can sign in. */
async function recruit(many: number, word: string): Promise<readonly string[]> {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  const found: string[] = [];
  for (let at = 0; at < many; at += 1) {
    const login = `${word}${at}`;
    const identifier = `demo_${login}`;
    await server.world.users.add({
      ...some,
      id: server.world.dice.createId(),
      login,
      identifier,
      email: `${login}@x.example`,
    });
    found.push(identifier);
  }
  return found;
}

describe("decisions 11: places that learners take", () => {
  test("until all are taken; who comes then waits, and is told how many are before them", async () => {
    const held = await holdOpenClass(server, 60, { capacity: 1 });
    const first = { slug: held.slot, isEnrolled: true, waitingPlace: null };
    expect((await join(held)).json()).toEqual(first);
    expect((await join(held)).json()).toEqual(first);
    expect((await join(held, "demo_manager")).json()).toMatchObject({ isEnrolled: false, waitingPlace: 1 });
    expect((await join(held, "demo_trainer")).json()).toMatchObject({ waitingPlace: 2 });
    expect((await join(held, "demo_manager")).json()).toMatchObject({ waitingPlace: 1 });
    expect(await people(held)).toEqual(["demo_learner"]);
    expect(await own(held, "demo_trainer")).toMatchObject([
      { isEnrolled: false, waitingPlace: 2, waiting: 2, placesLeft: 0, enrolment: "open", signing: "code" },
    ]);
    expect((await leave(held, "demo_manager")).json()).toMatchObject({ waitingPlace: null });
    expect(await own(held, "demo_trainer")).toMatchObject([{ waitingPlace: 1 }]);
  });

  test("whoever waits the longest gets a place that is given back, and is told once", async () => {
    const held = await holdOpenClass(server, 60, { capacity: 1 });
    for (const login of ["demo_learner", "demo_manager", "demo_trainer"]) await join(held, login);
    const written = (await mails("demo_manager")).length;
    expect((await leave(held)).json()).toMatchObject({ isEnrolled: false, waitingPlace: null });
    expect(await people(held)).toEqual(["demo_manager"]);
    await leave(held);
    expect(await news(held, "demo_manager")).toEqual([
      expect.stringMatching(/^Session: .*First aid|^Session: .*classiz/),
    ]);
    expect(await news(held, "demo_trainer")).toEqual([]);
    expect((await mails("demo_manager")).length).toBe(written + 1);
    expect(await own(held, "demo_manager")).toMatchObject([{ isEnrolled: true, waitingPlace: null }]);
  });

  test("a trainer who takes somebody out, or makes room, lets in who waits", async () => {
    const held = await holdOpenClass(server, 60, { capacity: 1 });
    for (const login of ["demo_learner", "demo_manager", "demo_trainer"]) await join(held, login);
    const body = planSlot(server, 60, { capacity: 2 });
    expect((await ask("demo_admin", "changeSlot", { params: { slotId: held.slot }, body })).statusCode).toBe(200);
    expect(await people(held)).toEqual(["demo_learner", "demo_manager"]);
    const { id } = (await server.world.users.findByIdentifier("demo_learner")) ?? { id: "" };
    await ask("demo_admin", "withdraw", { params: { slotId: held.slot, userId: id } });
    expect(await people(held)).toEqual(["demo_manager", "demo_trainer"]);
  });

  test("whoever is enrolled by a trainer waits no longer", async () => {
    const held = await holdOpenClass(server, 60, { capacity: 1 });
    for (const login of ["demo_learner", "demo_manager"]) await join(held, login);
    await ask("demo_admin", "changeSlot", {
      params: { slotId: held.slot },
      body: planSlot(server, 60, { capacity: 1, place: "Room 1" }),
    });
    await leave(held);
    await enrolIn(server, held.slot, "demo_manager");
    expect(await own(held, "demo_manager")).toMatchObject([{ isEnrolled: true, waitingPlace: null, waiting: 0 }]);
  });

  test("attack 86: of many who come at once as many get a place as there are, and the rest wait one behind the other", {
    tags: "long",
  }, async () => {
    const held = await holdOpenClass(server, 60, { capacity: 3 });
    const many = await recruit(12, "rush");
    for (const login of many) await ask(login, "readClassroom", { params: { perimeterSlug: held.perimeter } });
    const answers = (await Promise.all(many.map((login) => join(held, login)))).map((answer) => answer.json());
    expect(answers.filter(({ isEnrolled }) => isEnrolled)).toHaveLength(3);
    const places = answers.flatMap(({ waitingPlace }) => waitingPlace ?? []);
    expect(places.length).toBe(9);
    const waiting = await Promise.all(many.map(async (login) => (await own(held, login))[0]?.waitingPlace ?? 0));
    expect(waiting.filter((place) => place > 0).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // All who have a place give it back at once, some of those who wait with them.
    const present = await people(held);
    const gone = [...present, ...many.filter((_, at) => waiting[at] === 2 || waiting[at] === 5)];
    await Promise.all(gone.map((login) => leave(held, login)));
    const now = await people(held);
    expect(now).toHaveLength(3);
    expect(now.filter((login) => gone.includes(login))).toEqual([]);
    for (const login of now) expect(await news(held, login)).toHaveLength(1);
    const left = await Promise.all(many.map(async (login) => (await own(held, login))[0]?.waitingPlace ?? 0));
    expect(left.filter((place) => place > 0).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  test("not where the trainer enrols, not once it has begun, and in no slot of another classiz", async () => {
    const held = await holdClass(server, 60);
    expect(told(await join(held))).toEqual([403, "slot.enrolment-closed"]);
    await enrolIn(server, held.slot, "demo_learner");
    expect(told(await leave(held))).toEqual([403, "slot.enrolment-closed"]);
    const open = await holdOpenClass(server, 60);
    expect(told(await join({ ...open, slot: held.slot }))).toEqual([404, "not-found"]);
    expect(told(await join(open, "atelier_learner"))).toEqual([404, "not-found"]);
    await join(open);
    const late = { ...open, slot: await addSlot(server, open, -1) };
    expect(told(await join(late))).toEqual([409, "slot.begun"]);
    advance(HOUR);
    expect(told(await leave(open))).toEqual([409, "slot.begun"]);
    advance(-HOUR);
  });
});

describe("§3.224 decisions 4: who is told of a slot", () => {
  test("everybody in it once, within a day before it begins, by notification and mail; again when it is moved", async () => {
    const held = await holdOpenClass(server, 60 * 30);
    await join(held);
    await remindOfSlots(server.world);
    expect(await news(held, "demo_learner")).toEqual([]);
    advance(7 * HOUR);
    const written = (await mails("demo_learner")).length;
    await Promise.all([remindOfSlots(server.world), remindOfSlots(server.world)]);
    await remindOfSlots(server.world);
    expect(await news(held, "demo_learner")).toEqual([expect.stringMatching(/^NextEndSession: /)]);
    expect((await mails("demo_learner")).length).toBe(written + 1);
    const body = planSlot(server, 60 * 20);
    expect((await ask("demo_admin", "changeSlot", { params: { slotId: held.slot }, body })).statusCode).toBe(200);
    await remindOfSlots(server.world);
    expect(await news(held, "demo_learner")).toEqual([
      expect.stringMatching(/^NextEndSession: /),
      expect.stringMatching(/^Session: /),
      expect.stringMatching(/^NextEndSession: /),
    ]);
    advance(-7 * HOUR);
  });

  test("whoever is enrolled by who runs it, once, by notification; what is over is told to nobody", async () => {
    const held = await holdClass(server, 60);
    const written = (await mails("demo_learner")).length;
    for (let times = 0; times < 2; times += 1) await enrolIn(server, held.slot, "demo_learner");
    expect(await news(held, "demo_learner")).toEqual([
      expect.stringMatching(/^Session: .*inscrit|^Session: .*enrolled/),
    ]);
    expect((await mails("demo_learner")).length).toBe(written);
    const over = await holdClass(server, -120);
    await enrolIn(server, over.slot, "demo_learner");
    expect(await news(over, "demo_learner")).toEqual([]);
  });

  test("whoever got as many mails within a day as one person may is told by notifications alone", async () => {
    const held = await holdOpenClass(server, 60, { capacity: 1 });
    const [login = "", other = ""] = await recruit(2, "flooded");
    const user = await server.world.users.findByIdentifier(login);
    if (!user) throw new Error("nobody was recruited");
    const { id: userId, clientId, email: to } = user;
    const before = Array.from({ length: MAILS_A_DAY - 1 }, () => ({
      ...{ id: server.world.dice.createId(), clientId, userId, to, subject: "Before", text: "", html: "" },
    }));
    await server.world.mails.addMany(user, before, new Date(server.world.clock.now()).toISOString());
    const readNew = async () => (await mails(login)).filter((subject) => subject !== "Before").length;
    await join(held, other);
    for (let round = 1; round <= 3; round += 1) {
      await join(held, login);
      await leave(held, other);
      expect([(await news(held, login)).length, await readNew()]).toEqual([round, 1]);
      await join(held, other);
      await leave(held, login);
    }
  });

  test("that it is called off, whoever has a place and whoever waits; what is over is told to nobody", async () => {
    const held = await holdOpenClass(server, 60, { capacity: 1 });
    for (const login of ["demo_learner", "demo_manager"]) await join(held, login);
    await ask("demo_admin", "removeSlot", { params: { slotId: held.slot } });
    for (const login of ["demo_learner", "demo_manager"])
      expect((await news(held, login))[0]).toMatch(/^CloseSession: /);
    const over = await holdClass(server, -120);
    await enrolIn(server, over.slot, "demo_learner");
    await ask("demo_admin", "removeSlot", { params: { slotId: over.slot } });
    expect(await news(over, "demo_learner")).toEqual([]);
  });
});
