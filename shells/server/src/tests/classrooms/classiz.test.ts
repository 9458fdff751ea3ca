// Knows that attendance is signed once, by people who are there, while they are; that only the person who runs the slot
// can note it for them; and that it is evidence.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { addSlot, enrolIn, holdClass, planSlot } from "../../testing/hold-classes.ts";
import { giveNarrowToken } from "../../testing/narrow-token.ts";
import { publishProduct } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
let trainerId: string;
let learnerId: string;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  trainerId = (await server.world.users.findByIdentifier("demo_trainer"))?.id ?? "";
  learnerId = (await server.world.users.findByIdentifier("demo_learner"))?.id ?? "";
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  by((await server.signIn(login)).token, name, sent);
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const sign = (slot: string, login = "demo_learner") => ask(login, "signSlot", { params: { slotId: slot } });
const slots = async (perimeter: string, login = "demo_learner"): Promise<readonly Answered[]> =>
  (await ask(login, "listTimeslots", { params: { classizPerimeterSlug: perimeter, meanSlug: "spring" } })).json().slots;
const signatures = async (slot: string): Promise<readonly Answered[]> =>
  (await ask("demo_admin", "listSignatures", { params: { slotId: slot } })).json().signatures;
const progress = async (perimeter: string, login = "demo_learner"): Promise<Answered> =>
  (await ask(login, "playClassiz", { params: { slug: perimeter } })).json().progress;
const mark = (slot: string, isPresent: boolean, reason: string, login = "demo_admin", userId = learnerId) =>
  ask(login, "markPresence", { params: { slotId: slot, userId }, body: { isPresent, reason } });
/** People of the demo's client; answers their ids and identifiers. */
async function recruit(many: number, word: string) {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  const people = Array.from({ length: many }, (_, index) => {
    const login = `${word}${index}`;
    return { ...some, id: server.world.dice.createId(), login, identifier: `demo_${login}` };
  });
  for (const person of people) await server.world.users.add(person);
  return people;
}
const MINUTE = 60_000;

describe("§7.131 attack 84: signing", () => {
  test("once, while the slot can be signed; a second time changes nothing", async () => {
    const { perimeter, slot } = await holdClass(server, 14);
    await enrolIn(server, slot, "demo_learner");
    expect(await progress(perimeter)).toMatchObject({ status: "NOT_STARTED", percentage: 0, time: 0 });
    expect(await slots(perimeter)).toMatchObject([{ slug: slot, isEnrolled: true, canSign: true, mark: null }]);
    const first = (await sign(slot)).json();
    const before = await lookout.read();
    expect((await sign(slot)).json()).toEqual(first);
    const { sessions: _, refresh_tokens: __, ...after } = await lookout.read();
    expect(before).toMatchObject(after);
    expect(await slots(perimeter)).toMatchObject([
      { canSign: false, mark: { kind: "SIGNED", isThere: true, at: first.signedAt } },
    ]);
    expect(await progress(perimeter)).toMatchObject({ status: "COMPLETE", percentage: 100, time: 3_600 });
  });

  test("thirty times at once is once", async () => {
    const { slot } = await holdClass(server, 0);
    await enrolIn(server, slot, "demo_learner");
    const { token } = await server.signIn("demo_learner");
    const signed = await Promise.all(
      Array.from({ length: 30 }, () => by(token, "signSlot", { params: { slotId: slot } })),
    );
    expect(new Set(signed.map((answer) => answer.json().signedAt)).size).toBe(1);
    const { isIntact } = (await ask("demo_admin", "getSlot", { params: { slotId: slot } })).json();
    expect([(await signatures(slot)).length, isIntact]).toEqual([1, true]);
  });

  test("not before 15 minutes before the start, nor after 30 after the end", async () => {
    for (const [minutes, status] of [
      [16, 409],
      [14, 200],
      [-89, 200],
      [-91, 409],
    ] as const) {
      const { slot } = await holdClass(server, minutes);
      await enrolIn(server, slot, "demo_learner");
      const answer = await sign(slot);
      expect([minutes, answer.statusCode]).toEqual([minutes, status]);
      if (status === 409) expect(answer.json().detail).toBe("slot.closed");
    }
  });

  test("decisions 11: or as the client says", async () => {
    const { id } = (await ask("demo_admin", "currentClient")).json();
    const set = (config: object) => ask("demo_admin", "updateClient", { params: { id }, body: { config } });
    expect((await set({ signingWindow: { before: 60, after: 0 } })).statusCode).toBe(200);
    const [early, late] = [await holdClass(server, 59), await holdClass(server, -61)];
    for (const { slot } of [early, late]) await enrolIn(server, slot, "demo_learner");
    expect([(await sign(early.slot)).statusCode, (await sign(late.slot)).statusCode]).toEqual([200, 409]);
    await set({});
  });

  test("decisions 11: the client says it within bounds, and keeps what else its config says", async () => {
    const { id } = (await ask("demo_admin", "currentClient")).json();
    const set = (body: object) => ask("demo_admin", "updateClient", { params: { id }, body });
    const configOf = async () => (await ask("demo_admin", "currentClient")).json().config;
    const wrong = await set({ config: { signingWindow: { before: 5, after: 1_441 }, signingLateHours: 169 } });
    expect([...told(wrong), wrong.json().faults.map(({ path }: Answered) => path[1])]).toEqual([
      ...[422, "validation"],
      ["signingWindow", "signingLateHours"],
    ]);
    const rules = { before: 60, after: 0, lateHours: 48 };
    for (const more of [{ before: -1 }, { after: 1_441 }, { lateHours: 169 }])
      expect(told(await set({ params: { signing: { ...rules, ...more } } }))).toEqual([422, "validation"]);
    expect(await configOf()).toEqual({});
    await set({ config: { own: 1 } });
    await set({ params: { signing: rules } });
    expect(await configOf()).toEqual({
      ...{ own: 1, signingWindow: { before: 60, after: 0 }, signingLateHours: 48 },
    });
    const early = await holdClass(server, 59);
    await enrolIn(server, early.slot, "demo_learner");
    expect((await sign(early.slot)).statusCode).toBe(200);
    await set({ config: {} });
  });

  test("by nobody who is not enrolled, for nobody else, and in a slot of nobody", async () => {
    const { slot } = await holdClass(server, 0);
    await enrolIn(server, slot, "demo_learner");
    const before = (await lookout.read())["signatures"];
    expect(told(await sign(slot, "demo_manager"))).toEqual([403, "slot.not-enrolled"]);
    const forged = { params: { slotId: slot }, body: { userId: learnerId, identifier: "demo_learner" } };
    expect(told(await ask("demo_trainer", "signSlot", forged))).toEqual([403, "slot.not-enrolled"]);
    expect(told(await sign(slot, "atelier_learner"))).toEqual([404, "not-found"]);
    expect(told(await sign("zzzzzzzzzz"))).toEqual([404, "not-found"]);
    expect((await lookout.read())["signatures"]).toBe(before);
  });

  test("decisions 3: never by who stands in for the learner", async () => {
    const { perimeter, slot } = await holdClass(server, 0);
    await enrolIn(server, slot, "demo_learner");
    const { token } = await standIn(server, "demo_learner");
    expect(told(await by(token, "signSlot", { params: { slotId: slot } }))).toEqual([403, "scope.refused"]);
    const seen = await by(token, "listTimeslots", { params: { classizPerimeterSlug: perimeter, meanSlug: "spring" } });
    expect(seen.json().slots).toMatchObject([{ isEnrolled: true, mark: null }]);
  });

  test("through a link, of its own classiz alone", async () => {
    const [one, other] = [await holdClass(server, 0), await holdClass(server, 0)];
    for (const { slot } of [one, other]) await enrolIn(server, slot, "demo_learner");
    const learner = (await server.signIn("demo_learner")).token;
    const token = await giveNarrowToken(server, learner, "link", one.perimeter);
    expect((await by(token, "signSlot", { params: { slotId: one.slot } })).statusCode).toBe(200);
    expect(told(await by(token, "signSlot", { params: { slotId: other.slot } }))).toEqual([403, "scope.refused"]);
  });

  test("whoever was marked as absent does not sign it away", async () => {
    const { perimeter, slot } = await holdClass(server, -1);
    await enrolIn(server, slot, "demo_learner");
    expect((await mark(slot, false, "was not in the room")).statusCode).toBe(200);
    expect(told(await sign(slot))).toEqual([409, "slot.marked-absent"]);
    expect(await progress(perimeter)).toMatchObject({ status: "NOT_STARTED" });
  });
});

describe("§7.128 §7.129 §3.194 the progress is what the slots say", () => {
  test("§7.129 the learner's own claim is not believed, whatever its date", async () => {
    const { perimeter, slot } = await holdClass(server, 0);
    await enrolIn(server, slot, "demo_learner");
    const claim = {
      status: "COMPLETE",
      percentage: 100,
      score: 100,
      time: 9,
      eventDate: new Date(server.world.clock.now() + MINUTE).toISOString(),
    };
    const params = { slug: perimeter };
    const saved = (await ask("demo_learner", "saveClassizProgress", { params, body: { progress: claim } })).json();
    expect(saved).toMatchObject({ accepted: true, progress: { status: "NOT_STARTED", percentage: 0, time: 0 } });
    expect(saved.progress).not.toHaveProperty("score");
    await sign(slot);
    const kept = await progress(perimeter);
    expect(kept).toMatchObject({ status: "COMPLETE", percentage: 100 });
    const again = await ask("demo_learner", "saveClassizProgress", {
      params,
      body: { progress: { ...claim, status: "NOT_STARTED" } },
    });
    expect(again.json()).toEqual({ accepted: false, progress: kept });
  });

  test("decisions 10: complete with the share of slots that the author asks for, taken back with a mark, counted anew with each slot", async () => {
    const { token } = await server.signIn("demo_author");
    const content = {
      context: { title: "Half is enough" },
      config: { local: "EN", params: { requiredShare: 50 } },
      means: [{ slug: "spring" }],
    };
    const product = await publishProduct(server, token, "classiz", content);
    const two = [await addSlot(server, product, -1), await addSlot(server, product, -1)];
    for (const slot of two) await enrolIn(server, slot, "demo_learner");
    const [first = "", second = ""] = two;
    await sign(first);
    expect(await progress(product.perimeter)).toMatchObject({ status: "COMPLETE", percentage: 50, time: 3_600 });
    const third = await addSlot(server, product, 60);
    await enrolIn(server, third, "demo_learner");
    expect(await progress(product.perimeter)).toMatchObject({ status: "STARTED", percentage: 100 / 3 });
    await mark(second, true, "battery empty");
    expect(await progress(product.perimeter)).toMatchObject({ status: "COMPLETE", percentage: 200 / 3, time: 7_200 });
    await mark(first, false, "left at once");
    expect(await progress(product.perimeter)).toMatchObject({ status: "STARTED", time: 3_600 });
    await ask("demo_admin", "removeSlot", { params: { slotId: third } });
    expect(await progress(product.perimeter)).toMatchObject({ status: "COMPLETE", percentage: 50 });
  });

  test("slots of one session that are signed at once all count", { tags: "long" }, async () => {
    const { token } = await server.signIn("demo_learner");
    // More than once: the connections of the first round are still to be opened, and come one after the other.
    for (let round = 0; round < 3; round += 1) {
      const product = await holdClass(server, 0);
      const all = [product.slot];
      while (all.length < 10) all.push(await addSlot(server, product, 0));
      for (const slot of all) await enrolIn(server, slot, "demo_learner");
      await Promise.all(all.map((slot) => by(token, "signSlot", { params: { slotId: slot } })));
      expect(await progress(product.perimeter)).toMatchObject({ status: "COMPLETE", time: all.length * 3_600 });
    }
  });
});

describe("§7.130 what learners see of a session", () => {
  test("its slots by their start, with the trainer's name; of the others only the places that are left, and from 15 minutes before the start the link for who is enrolled", async () => {
    const product = await holdClass(server, 60, { trainerId, capacity: 2, videoLink: "https://meet.example/room" });
    const earlier = await addSlot(server, product, 30);
    await addSlot(server, product, 10, { mean: "autumn" });
    await enrolIn(server, product.slot, "demo_manager");
    const seen = await slots(product.perimeter);
    expect(seen.map(({ slug }) => slug)).toEqual([earlier, product.slot]);
    expect(seen[1]).toMatchObject({
      mean: "spring",
      place: "Room 1",
      videoLink: null,
      trainer: { firstname: "Demo", lastname: "Trainer" },
      capacity: 2,
      placesLeft: 1,
      isEnrolled: false,
      canSign: false,
    });
    expect(JSON.stringify(seen)).not.toContain("manager");
    const linked = async () => (await slots(product.perimeter, "demo_manager"))[1];
    expect(await linked()).toMatchObject({ videoLink: null, isEnrolled: true });
    server.advance(45.1 * MINUTE);
    expect(await linked()).toMatchObject({ videoLink: "https://meet.example/room", canSign: true });
    expect((await slots(product.perimeter))[1]).toMatchObject({ videoLink: null });
    server.advance(-45.1 * MINUTE);
    const unknown = { classizPerimeterSlug: product.perimeter, meanSlug: "winter" };
    expect(told(await ask("demo_learner", "listTimeslots", { params: unknown }))).toEqual([404, "not-found"]);
    const foreign = { classizPerimeterSlug: product.perimeter, meanSlug: "spring" };
    expect(told(await ask("atelier_learner", "listTimeslots", { params: foreign }))).toEqual([404, "not-found"]);
  });
});

describe("decisions 2: who runs slots", () => {
  const everything = (slotId: string): readonly (readonly [RouteName, Sent])[] => [
    ["getSlot", { params: { slotId } }],
    ["listSignatures", { params: { slotId } }],
    ["changeSlot", { params: { slotId }, body: planSlot(server, 5) }],
    ["enrol", { params: { slotId }, body: { userIds: [trainerId] } }],
    ["withdraw", { params: { slotId, userId: learnerId } }],
    ["markPresence", { params: { slotId, userId: learnerId }, body: { isPresent: true, reason: "seen" } }],
    ["removeSlot", { params: { slotId } }],
  ];

  /** Gives the trainer these sessions, and no other. */
  const train = async (...trainerMeans: readonly string[]) => {
    const user = await server.world.users.findByIdentifier("demo_trainer");
    if (user) await server.world.users.change(user, user.id, { trainerMeans });
  };

  test("a trainer their own, by the slot or by the session; another one is unknown to them", async () => {
    const product = await holdClass(server, 0);
    await enrolIn(server, product.slot, "demo_learner");
    const { token } = await server.signIn("demo_trainer");
    const before = await lookout.read();
    for (const [name, sent] of everything(product.slot))
      expect([name, ...told(await by(token, name, sent))]).toEqual([name, 404, "not-found"]);
    expect(await lookout.read()).toEqual(before);
    const own = await addSlot(server, product, 0, { trainerId });
    expect((await by(token, "listSlots", { query: { perimeter: product.perimeter } })).json()).toMatchObject({
      meta: { totalItems: 1 },
      slots: [{ slug: own }],
    });
    expect((await by(token, "getSlot", { params: { slotId: own } })).statusCode).toBe(200);
    await train(`${product.slug}/spring`);
    expect((await by(token, "getSlot", { params: { slotId: product.slot } })).statusCode).toBe(200);
    await train();
  });

  test("a trainer of a session runs neither that of a copy of its product, nor another one of the same slug", async () => {
    const product = await holdClass(server, 0);
    const copied = await ask("demo_author", "duplicateProduct", {
      params: { type: "classiz", slug: product.slug },
      body: {},
    });
    const { slug, updatedAt } = copied.json();
    const published = { params: { type: "classiz", slug }, body: { updatedAt, visible: true } };
    expect((await ask("demo_author", "publishProduct", published)).statusCode).toBe(200);
    const { slug: perimeter } = (await ask("demo_author", "productPerimeter", { params: { slug } })).json();
    const slot = await addSlot(server, { ...product, slug, perimeter }, 0);
    for (const one of [product.slot, slot]) await enrolIn(server, one, "demo_learner");
    await train(`${product.slug}/spring`, "spring");
    const { token } = await server.signIn("demo_trainer");
    const listed = async (perimeter: string) =>
      (await by(token, "listSlots", { query: { perimeter } })).json().slots.map(({ slug }: Answered) => slug);
    expect([await listed(product.perimeter), await listed(perimeter)]).toEqual([[product.slot], []]);
    const make = (perimeterSlug: string) =>
      by(token, "createSlot", { body: { perimeterSlug, ...planSlot(server, 5) } });
    expect((await make(product.perimeter)).statusCode).toBe(200);
    const file = async (id1: string) =>
      (await by(token, "exportPresences", { params: { id1, id2: "spring" } })).body.split("\r\n").slice(1);
    expect([(await file(product.perimeter)).length, await file(perimeter)]).toEqual([2, [""]]);
    const before = await lookout.read();
    expect(told(await make(perimeter))).toEqual([404, "not-found"]);
    for (const [name, sent] of everything(slot))
      expect([name, ...told(await by(token, name, sent))]).toEqual([name, 404, "not-found"]);
    expect(await lookout.read()).toEqual(before);
    await train();
  });

  test("a trainer plans for nobody else, and in sessions of their own; a trainer is somebody who trains", async () => {
    const product = await holdClass(server, 0);
    const { perimeter: perimeterSlug } = product;
    const make = (login: string, more: object) =>
      ask(login, "createSlot", { body: { perimeterSlug, ...planSlot(server, 5, more) } });
    expect(told(await make("demo_trainer", {}))).toEqual([404, "not-found"]);
    await train(`${product.slug}/spring`);
    const { token } = await server.signIn("demo_trainer");
    const own = await addSlot(server, product, 5, { mean: "autumn", trainerId });
    const change = (more: object) =>
      by(token, "changeSlot", { params: { slotId: own }, body: planSlot(server, 5, { mean: "autumn", ...more }) });
    expect((await change({ place: "Room 2" })).json()).toMatchObject({ place: "Room 2", trainerId });
    expect((await change({ mean: "spring" })).json().mean).toBe("spring");
    expect(told(await change({}))).toEqual([404, "not-found"]);
    expect((await make("demo_trainer", {})).json().trainerId).toBe(trainerId);
    expect(told(await make("demo_trainer", { trainerId: learnerId }))).toEqual([403, "role.refused"]);
    const refused = await make("demo_admin", { trainerId: learnerId });
    expect(refused.json()).toMatchObject({ detail: "validation", faults: [{ path: ["trainerId"] }] });
    expect((await make("demo_admin", { trainerId })).json().trainerId).toBe(trainerId);
    await train();
  });

  test("no slot of another client, and none for a product that is no classiz", async () => {
    const { slot } = await holdClass(server, 0);
    const { token } = await server.signIn("demo_superadmin");
    const atelier = await server.world.users.findByIdentifier("atelier_author");
    const away = (await by(token, "switchClient", { params: { id: atelier?.clientId ?? "" } })).json().token;
    for (const [name, sent] of everything(slot))
      expect([name, ...told(await by(away, name, sent))]).toEqual([name, 404, "not-found"]);
    const game = await publishProduct(server, (await server.signIn("demo_author")).token, "game");
    const body = { perimeterSlug: game.perimeter, ...planSlot(server, 5) };
    expect(told(await ask("demo_admin", "createSlot", { body }))).toEqual([404, "not-found"]);
  });

  test.each([
    ["endAt", { endAt: "2020-01-01T00:00:00Z" }],
    ["startAt", { startAt: "tomorrow" }],
    ["place", { place: " ", videoLink: null }],
    ["videoLink", { videoLink: "http://meet.example" }],
    ["videoLink", { videoLink: "https://meet.example/\u202emoc.knab" }],
    ["mean", { mean: "winter" }],
  ])("a plan that cannot be held is refused with where: %s", async (path, more) => {
    const { perimeter: perimeterSlug } = await holdClass(server, 0);
    const answer = await ask("demo_admin", "createSlot", { body: { perimeterSlug, ...planSlot(server, 5, more) } });
    expect([answer.statusCode, answer.json().faults.map(({ path }: Answered) => path[0])]).toEqual([422, [path]]);
  });
});

describe("decisions 11: places and evidence", () => {
  test("attack 86: of fifty who want the last place at once one gets it", { tags: "long" }, async () => {
    const { slot } = await holdClass(server, 60, { capacity: 1 });
    const people = await recruit(50, "guest");
    const { token } = await server.signIn("demo_admin");
    const answers = await Promise.all(
      people.map(({ id }) => by(token, "enrol", { params: { slotId: slot }, body: { userIds: [id] } })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 409).length]).toEqual([
      1, 49,
    ]);
    const { people: enrolled } = (await by(token, "getSlot", { params: { slotId: slot } })).json();
    expect(enrolled).toHaveLength(1);
  });

  test("all or none are enrolled, nobody twice, and nobody of another client", async () => {
    const { slot: slotId } = await holdClass(server, 60, { capacity: 2 });
    const stranger = await server.world.users.findByIdentifier("atelier_learner");
    const enrol = (...userIds: readonly (string | undefined)[]) =>
      ask("demo_admin", "enrol", { params: { slotId }, body: { userIds } });
    expect(told(await enrol(learnerId, stranger?.id))).toEqual([404, "not-found"]);
    expect(told(await enrol(learnerId, "no id"))).toEqual([404, "not-found"]);
    const three = (await recruit(3, "three")).map(({ id }) => id);
    expect(told(await enrol(...three))).toEqual([409, "slot.full"]);
    expect((await enrol(learnerId, learnerId)).json().people).toHaveLength(1);
    expect((await enrol(learnerId, trainerId)).json().people).toHaveLength(2);
    const params = { slotId };
    expect(
      told(await ask("demo_admin", "changeSlot", { params, body: planSlot(server, 60, { capacity: 1 }) })),
    ).toEqual([409, "slot.full"]);
  });

  test("presence is marked with a reason, from the start on, of who is enrolled, and not twice", async () => {
    const soon = await holdClass(server, 5);
    await enrolIn(server, soon.slot, "demo_learner");
    expect(told(await mark(soon.slot, true, "seen"))).toEqual([409, "slot.closed"]);
    const { slot } = await holdClass(server, -1);
    expect(told(await mark(slot, true, "seen"))).toEqual([404, "not-found"]);
    await enrolIn(server, slot, "demo_learner");
    expect(told(await mark(slot, true, " "))).toEqual([422, "validation"]);
    await mark(slot, true, "seen");
    await mark(slot, true, "seen");
    const first = { number: 1, kind: "PRESENT", reason: "seen", userId: learnerId };
    expect(await signatures(slot)).toMatchObject([first]);
    expect((await mark(slot, false, "left")).json()).toMatchObject({
      people: [{ mark: { kind: "ABSENT", reason: "left" } }],
    });
    expect(await signatures(slot)).toMatchObject([first, { number: 2, kind: "ABSENT", reason: "left" }]);
  });
});
