// Knows that trainers only find and plan their own dates, that series are made whole or not at all, that conflicts are
// reported, and that sheets say what is stored.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bearer } from "../../testing/author.ts";
import { addSlot, enrolIn, holdClass, planSlot } from "../../testing/hold-classes.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let trainerId: string;
beforeAll(async () => {
  server = await startTestServer();
  trainerId = (await server.world.users.findByIdentifier("demo_trainer"))?.id ?? "";
});
afterAll(() => server.close());

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const timesIn = (...minutes: readonly number[]) =>
  minutes.map((one) => planSlot(server, one)).map(({ startAt, endAt }) => ({ startAt, endAt }));
const count = async (perimeter: string) =>
  (await ask("demo_admin", "listSlots", { query: { perimeter } })).json().meta.totalItems;

describe("decisions 2: a trainer plans what they run", () => {
  test("classrooms are told to them by the sessions that they run, and by those of which they hold a slot", async () => {
    const held = await holdClass(server, 60, { trainerId });
    const other = await holdClass(server, 60);
    const own: readonly Answered[] = (await ask("demo_trainer", "listClassrooms")).json().classrooms;
    const seen = own.find(({ perimeterSlug }) => perimeterSlug === held.perimeter);
    expect(seen.means).toEqual([{ slug: "spring", title: "Spring", mayPlan: false }]);
    expect(own.map(({ perimeterSlug }) => perimeterSlug)).not.toContain(other.perimeter);
    const all: readonly Answered[] = (await ask("demo_admin", "listClassrooms")).json().classrooms;
    expect(all.map(({ perimeterSlug }) => perimeterSlug)).toEqual(
      expect.arrayContaining([held.perimeter, other.perimeter]),
    );
  });

  test("in a slot of another they find nobody to enrol, and no sheet", async () => {
    const { slot: slotId, perimeter } = await holdClass(server, 60);
    for (const name of ["listCandidates", "printSheet"] as const)
      expect(told(await ask("demo_trainer", name, { params: { slotId } }))).toEqual([404, "not-found"]);
    const params = { id1: perimeter, id2: "spring" };
    expect(told(await ask("demo_trainer", "printSessionSheet", { params }))).toEqual([404, "not-found"]);
  });

  test("nobody else's conflicts are told to them", async () => {
    const admin = (await server.world.users.findByIdentifier("demo_admin"))?.id;
    const body = { times: timesIn(60), trainerId: admin };
    expect(told(await ask("demo_trainer", "findConflicts", { body }))).toEqual([403, "role.refused"]);
  });
});

describe("decisions 11: a series", () => {
  const series = (perimeterSlug: string, times: readonly object[]) => {
    const { startAt: _, endAt: __, ...plan } = planSlot(server, 0);
    return ask("demo_admin", "createSeries", { body: { perimeterSlug, ...plan, times } });
  };

  test("is made whole, or not at all where one of its times cannot be held; which one is told", async () => {
    const { perimeter } = await holdClass(server, 60);
    const [first, second] = timesIn(120, 240);
    const refused = await series(perimeter, [first ?? {}, { startAt: second?.endAt, endAt: second?.startAt }]);
    expect(told(refused)).toEqual([422, "validation"]);
    expect(refused.json().faults).toMatchObject([{ path: ["times", 1, "endAt"] }]);
    expect(await count(perimeter)).toBe(1);
    expect((await series(perimeter, timesIn(120, 240, 360))).json().slots).toHaveLength(3);
    expect(await count(perimeter)).toBe(4);
  });

  test("meets a trainer who is elsewhere, and a place that is taken, at the times where that is so", async () => {
    const made = await holdClass(server, 9_000, { trainerId, place: "Cellar" });
    const ask2 = async (more: object) =>
      (await ask("demo_admin", "findConflicts", { body: { times: timesIn(8_000, 9_030), ...more } })).json().conflicts;
    expect(await ask2({ trainerId })).toMatchObject([{ at: 1, kind: "trainer", slug: made.slot }]);
    expect(await ask2({ place: " CELLAR " })).toMatchObject([{ at: 1, kind: "place", slug: made.slot }]);
    expect(await ask2({ trainerId, place: "Cellar", except: made.slot })).toEqual([]);
    expect(await ask2({})).toEqual([]);
  });
});

describe("decisions 11: a date that is moved", () => {
  test("tells how many of its people have another date at that time, and who; of a slot of another nothing is told", async () => {
    const [moved, other] = [await holdClass(server, 20_000), await holdClass(server, 21_000)];
    await enrolIn(server, moved.slot, "demo_learner", "demo_manager");
    await enrolIn(server, other.slot, "demo_manager");
    const at = async (minutes: number, login = "demo_admin", except: string | null = moved.slot) =>
      (await ask(login, "findConflicts", { body: { times: timesIn(minutes), except } })).json().conflicts;
    expect(await at(21_030)).toEqual([
      expect.objectContaining({
        ...{ at: 0, kind: "people", slug: other.slot },
        people: { count: 1, names: [{ firstname: "Demo", lastname: "Manager" }] },
      }),
    ]);
    // One begins when the other ends.
    expect(await at(21_060)).toEqual([]);
    expect(await at(21_030, "demo_admin", null)).toEqual([]);
    expect(await at(21_030, "demo_trainer")).toEqual([]);
  });
});

describe("§7.112 decisions 11: sheets", () => {
  test("are of every slot of a session, and in the language of whoever asks", async () => {
    const made = await holdClass(server, -5);
    await addSlot(server, made, 300);
    await enrolIn(server, made.slot, "demo_learner");
    const params = { id1: made.perimeter, id2: "spring" };
    const print = async () => await ask("demo_admin", "printSessionSheet", { params, query: { zone: "Nowhere/At" } });
    const sheet = await print();
    expect([sheet.statusCode, sheet.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(decodeURIComponent(String(sheet.headers["content-disposition"]))).toMatch(/Feuille d.émargement/);
    await ask("demo_admin", "updateMe", { body: { locale: "en" } });
    expect(decodeURIComponent(String((await print()).headers["content-disposition"]))).toMatch(/Attendance sheet/);
  });

  test("name whoever taught beside their own signature, and nobody beside that of another", async () => {
    const { slot: slotId } = await holdClass(server, 0);
    const params = { slotId };
    const printing = vi.spyOn(server.world.printer, "printSheets");
    const readTrainer = async () => {
      expect((await ask("demo_admin", "printSheet", { params, query: { zone: "UTC" } })).statusCode).toBe(200);
      const [sheet] = printing.mock.lastCall?.[0] ?? [];
      return [sheet?.words.trainer.name, sheet?.pictures.trainer?.kind];
    };
    await ask("demo_admin", "updateMe", { body: { locale: "en" } });
    expect(await readTrainer()).toEqual(["Trainer: Nobody named", undefined]);
    expect((await ask("demo_admin", "signAsTrainer", { params, body: { drawing: "typed:Ada" } })).statusCode).toBe(200);
    expect(await readTrainer()).toEqual(["Trainer: Administrator Demo", "typed"]);
    const { startAt, endAt } = (await ask("demo_admin", "getSlot", { params })).json();
    const body = { ...planSlot(server, 0), startAt, endAt, trainerId };
    expect((await ask("demo_admin", "changeSlot", { params, body })).statusCode).toBe(200);
    expect(await readTrainer()).toEqual(["Trainer: Trainer Demo", undefined]);
    expect((await ask("demo_trainer", "signAsTrainer", { params, body: { drawing: "M0 0L9 9" } })).statusCode).toBe(
      200,
    );
    expect(await readTrainer()).toEqual(["Trainer: Trainer Demo", "strokes"]);
    printing.mockRestore();
  });

  test("§7.114 presences leave as a workbook and come back, and change nothing", async () => {
    const { perimeter, slot } = await holdClass(server, -5);
    await enrolIn(server, slot, "demo_learner");
    const params = { id1: perimeter, id2: "spring" };
    const book = await ask("demo_admin", "exportPresences", { params, query: { format: "xlsx" } });
    const form = { fields: { header: "1" }, file: { name: "p.xlsx", bytes: book.rawPayload } };
    expect((await ask("demo_admin", "importPresences", { params, form })).json()).toEqual({
      ...{ lines: 1, changed: 0, unchanged: 1 },
    });
  });
});
