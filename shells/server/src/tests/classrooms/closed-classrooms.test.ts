// Knows that nobody is invited to a classroom that is closed to them, reminded of it, asked about it or led there, and
// that whoever loses it keeps their place (§7.131, §3.224).
// @module-tag wide
import { askSurveys, remindOfSlots } from "@academiz/backend";
import type { RouteName } from "@academiz/contract";
import { EVERYONE } from "@academiz/domain/clients";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { enrolIn, type HeldClass, holdClass, holdOpenClass, planSlot } from "../../testing/hold-classes.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { holdSurveyedClass, notePresence } from "../../testing/survey-classes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOUR = 3_600_000;
/** What a mail says above its link; the link itself is not told to who reads the mails of others. */
const LEADING = "Ouvrir mes séances";
const [LEARNER, MANAGER, TRAINER] = ["demo_learner", "demo_manager", "demo_trainer"] as const;
const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const find = async (login: string) => {
  const user = await server.world.users.findByIdentifier(login);
  if (!user) throw new Error("nobody");
  return user;
};
const fromNow = (milliseconds: number) => new Date(server.world.clock.now() + milliseconds).toISOString();

interface Offer {
  /** Whom it is for; absent: everybody. */
  readonly to?: readonly string[];
  readonly from?: string;
  readonly until?: string;
}
/** Its author says whom the classroom is for, and when it is open. */
async function offer({ slug }: HeldClass, { to, from, until }: Offer = {}): Promise<void> {
  const users = to && (await Promise.all(to.map(find))).map(({ id }) => id);
  const audience = users ? { everyone: false, affectations: [], criterias: [], users } : EVERYONE;
  const body = { name: "First aid", audience, from: from ?? null, until: until ?? null };
  const answer = await ask("demo_author", "settlePerimeter", { params: { slug }, body });
  expect(answer.statusCode).toBe(200);
}
const takeBack = async ({ slug }: HeldClass) =>
  expect((await ask("demo_author", "withdrawProduct", { params: { type: "classiz", slug } })).statusCode).toBe(200);
async function bringBack({ slug }: HeldClass): Promise<void> {
  const params = { type: "classiz", slug };
  const { updatedAt } = (await ask("demo_author", "getProduct", { params })).json();
  const answer = await ask("demo_author", "publishProduct", { params, body: { updatedAt, visible: true } });
  expect(answer.statusCode).toBe(200);
}

const enrol = async ({ slot: slotId }: HeldClass, ...logins: readonly string[]) => {
  const userIds = (await Promise.all(logins.map(find))).map(({ id }) => id);
  return ask("demo_admin", "enrol", { params: { slotId }, body: { userIds } });
};
/** Who of these is offered for the slot, and whether the classroom is for them. */
const candidates = async ({ slot: slotId }: HeldClass) =>
  (await ask("demo_admin", "listCandidates", { params: { slotId }, query: { query: "demo" } })).json();
const meant = async (held: HeldClass, login: string): Promise<boolean> =>
  (await candidates(held)).people.find(({ identifier }: Answered) => identifier === login).isMeant;
const people = async ({ slot: slotId }: HeldClass): Promise<readonly Answered[]> =>
  (await ask("demo_admin", "getSlot", { params: { slotId } })).json().people;
const news = async ({ perimeter }: HeldClass, login: string): Promise<readonly string[]> =>
  (await ask(login, "listNotifications"))
    .json()
    .notifications.filter(({ info }: Answered) => info.classroomSlug === perimeter)
    .map(({ type, info }: Answered) => (info.isClosed ? `${type} closed` : type));
/** How many notifications somebody has, wherever they lead. */
const countNews = async (login: string): Promise<number> =>
  (await ask(login, "listNotifications")).json().meta.totalItems;
/** The newest mail that somebody was written, and how many they were. */
async function mails(login: string): Promise<{ readonly count: number; readonly text: string }> {
  const { email } = await find(login);
  const { mails: all } = (await ask("demo_admin", "listMails", { query: { limit: "100" } })).json();
  const own = all.filter(({ to }: Answered) => to === email);
  const [newest] = own;
  const text = newest ? (await ask("demo_admin", "readMail", { params: { mailId: newest.id } })).json().text : "";
  return { count: own.length, text };
}
const join = ({ perimeter: perimeterSlug, slot: slotId }: HeldClass, login: string) =>
  ask(login, "joinSlot", { params: { perimeterSlug, slotId } });

describe("§7.131 nobody is invited to what is closed to them", () => {
  test("people outside the audience are told apart, and are not enrolled; which of them it is, is said", async () => {
    const held = await holdClass(server, 60);
    await offer(held, { to: [LEARNER] });
    expect((await candidates(held)).isOpen).toBe(true);
    expect([await meant(held, LEARNER), await meant(held, MANAGER)]).toEqual([true, false]);
    const refused = await enrol(held, LEARNER, MANAGER);
    expect(told(refused)).toEqual([422, "slot.not-meant"]);
    expect(refused.json().faults).toMatchObject([{ path: ["userIds", 1] }]);
    expect(await people(held)).toEqual([]);
    expect((await enrol(held, LEARNER)).statusCode).toBe(200);
  });

  test("of a classroom that was taken back, nobody is enrolled, and nobody is said to be meant", async () => {
    const held = await holdClass(server, 60);
    await takeBack(held);
    expect((await candidates(held)).isOpen).toBe(false);
    expect(await meant(held, LEARNER)).toBe(false);
    expect(told(await enrol(held, LEARNER))).toEqual([422, "slot.classroom-closed"]);
  });

  test("the window counts when the date begins: later dates are given before it opens, those beyond it are not", async () => {
    const held = await holdClass(server, 60 * 30);
    await offer(held, { from: fromNow(20 * HOUR) });
    const before = await countNews(LEARNER);
    expect((await enrol(held, LEARNER)).statusCode).toBe(200);
    // The page is not open yet: they are told of their place, and nothing leads there.
    expect(await news(held, LEARNER)).toEqual([]);
    expect(await countNews(LEARNER)).toBe(before + 1);
    await offer(held, { until: fromNow(20 * HOUR) });
    expect(told(await enrol(held, MANAGER))).toEqual([422, "slot.classroom-closed"]);
    await offer(held, { from: fromNow(40 * HOUR) });
    expect(told(await enrol(held, MANAGER))).toEqual([422, "slot.classroom-closed"]);
    const open = await holdOpenClass(server, 60 * 30);
    await offer(open, { until: fromNow(20 * HOUR) });
    expect(told(await join(open, LEARNER))).toEqual([422, "slot.classroom-closed"]);
  });

  test("whoever lost the classroom keeps their place and their marks, and that is said beside their name", async () => {
    const held = await holdClass(server, -5);
    await enrolIn(server, held.slot, LEARNER, MANAGER);
    await notePresence(server, held.slot, MANAGER);
    await offer(held, { to: [LEARNER] });
    const seen = (await people(held)).map(({ identifier, isMeant, mark }) => [identifier, isMeant, mark?.kind ?? null]);
    expect(new Set(seen)).toEqual(
      new Set([
        [LEARNER, true, null],
        [MANAGER, false, "PRESENT"],
      ]),
    );
    // Who is enrolled already is no one who is enrolled.
    expect((await enrol(held, MANAGER)).statusCode).toBe(200);
  });
});

describe("§3.224 §7.131 nothing leads to what is closed to its reader", () => {
  test("a freed place goes past whoever lost the classroom, who goes on waiting", async () => {
    const held = await holdOpenClass(server, 60, { capacity: 1 });
    for (const login of [LEARNER, MANAGER, TRAINER]) await join(held, login);
    await offer(held, { to: [LEARNER, TRAINER] });
    await ask(LEARNER, "leaveSlot", { params: { perimeterSlug: held.perimeter, slotId: held.slot } });
    expect((await people(held)).map(({ identifier }) => identifier)).toEqual([TRAINER]);
    await offer(held);
    await ask("demo_admin", "changeSlot", {
      params: { slotId: held.slot },
      body: planSlot(server, 60, { capacity: 2 }),
    });
    expect((await people(held)).map(({ identifier }) => identifier)).toEqual([MANAGER, TRAINER]);
  });

  test("whoever lost it is not reminded; once it is open to them again they are", async () => {
    // What waits from elsewhere is not counted.
    await remindOfSlots(server.world);
    const held = await holdOpenClass(server, 60 * 5);
    for (const login of [LEARNER, MANAGER]) await join(held, login);
    await offer(held, { to: [LEARNER] });
    const before = (await mails(MANAGER)).count;
    await remindOfSlots(server.world);
    expect([await news(held, LEARNER), await news(held, MANAGER)]).toEqual([["NextEndSession"], []]);
    expect((await mails(MANAGER)).count).toBe(before);
    await takeBack(held);
    await remindOfSlots(server.world);
    expect(await news(held, MANAGER)).toEqual([]);
    await bringBack(held);
    await offer(held);
    await remindOfSlots(server.world);
    expect([await news(held, LEARNER), await news(held, MANAGER)]).toEqual([["NextEndSession"], ["NextEndSession"]]);
  });

  test("that a date is moved or called off is told to whoever lost it, and leads nowhere", async () => {
    const held = await holdOpenClass(server, 60 * 48);
    for (const login of [LEARNER, MANAGER]) await join(held, login);
    await offer(held, { to: [LEARNER] });
    const params = { slotId: held.slot };
    for (const [name, sent, type] of [
      ["changeSlot", { params, body: planSlot(server, 60 * 50) }, "Session"],
      ["removeSlot", { params }, "CloseSession"],
    ] as const) {
      const before = { news: await countNews(MANAGER), mails: (await mails(MANAGER)).count };
      await ask("demo_admin", name, sent);
      expect((await news(held, LEARNER))[0]).toBe(type);
      expect(await news(held, MANAGER)).toEqual([]);
      expect(await countNews(MANAGER)).toBe(before.news + 1);
      const { count, text } = await mails(MANAGER);
      expect([count, text.includes(LEADING)]).toEqual([before.mails + 1, false]);
      expect((await mails(LEARNER)).text).toContain(LEADING);
    }
  });

  test("whoever lost it is asked nothing about the session; once it is open to them again they are", async () => {
    const held = await holdSurveyedClass(server, 120);
    await enrolIn(server, held.slot, LEARNER, MANAGER);
    for (const login of [LEARNER, MANAGER]) await notePresence(server, held.slot, login);
    await offer(held, { to: [LEARNER] });
    await askSurveys(server.world);
    expect([await news(held, LEARNER), await news(held, MANAGER)]).toEqual([["Survey"], []]);
    await offer(held, { to: [LEARNER, MANAGER], until: fromNow(-1) });
    await askSurveys(server.world);
    expect(await news(held, MANAGER)).toEqual([]);
    await offer(held);
    await askSurveys(server.world);
    expect([await news(held, LEARNER), await news(held, MANAGER)]).toEqual([["Survey"], ["Survey"]]);
  });

  test("§7.139 what somebody was told of a classroom says that it is closed, once it is", async () => {
    const held = await holdClass(server, 60);
    await enrolIn(server, held.slot, LEARNER);
    expect(await news(held, LEARNER)).toEqual(["Session"]);
    await offer(held, { to: [MANAGER] });
    expect(await news(held, LEARNER)).toEqual(["Session closed"]);
  });
});
