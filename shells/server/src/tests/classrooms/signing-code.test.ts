// Knows that somebody who saw the code of a slot there can sign it, at once or later, and that codes cannot be guessed
// (decisions 11).
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { CODE_WINDOW, findCodeWindow, findSignatureWarnings, readLastMarks, spellCode } from "@academiz/domain/classiz";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { addSlot, enrolIn, holdClass } from "../../testing/hold-classes.ts";
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

const HOUR = 3_600_000;
const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  by((await server.signIn(login)).token, name, sent);
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const readCode = async (slotId: string, login = "demo_admin"): Promise<string> =>
  (await ask(login, "readSigningCode", { params: { slotId } })).json().code;
const sign = (slotId: string, body: object, login = "demo_learner") =>
  ask(login, "signByCode", { params: { slotId }, body });
const signatures = async (slotId: string): Promise<readonly Answered[]> =>
  (await ask("demo_admin", "listSignatures", { params: { slotId } })).json().signatures;
const isIntact = async (slotId: string): Promise<boolean> =>
  (await ask("demo_admin", "getSlot", { params: { slotId } })).json().isIntact;
const setClient = async (config: object) => {
  const { id } = (await ask("demo_admin", "currentClient")).json();
  expect((await ask("demo_admin", "updateClient", { params: { id }, body: { config } })).statusCode).toBe(200);
};
/** A slot of a session that is signed by code, with the demo's learner in it. */
async function holdCoded(minutes = 0, more: object = {}) {
  const content = {
    context: { title: "First aid" },
    config: { local: "EN" },
    means: [{ slug: "spring", signing: "code" }],
  };
  const product = await publishProduct(server, (await server.signIn("demo_author")).token, "classiz", content);
  const slot = await addSlot(server, product, minutes, more);
  await enrolIn(server, slot, "demo_learner");
  return { ...product, slot };
}

describe("decisions 11: signing by code", () => {
  test("by the code that is shown now, typed as people type, with a drawing; once", async () => {
    const { slot, perimeter } = await holdCoded();
    const code = await readCode(slot);
    const drawing = "M10 10L20 20";
    const signed = (await sign(slot, { code: ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase(), drawing })).json();
    expect(signed).toMatchObject({ slug: slot, sentLate: false });
    expect((await sign(slot, { code: "anything" })).json()).toEqual(signed);
    expect(await signatures(slot)).toMatchObject([
      { kind: "SIGNED", userId: learnerId, at: signed.signedAt, arrivedAt: null, drawing },
    ]);
    expect(await isIntact(slot)).toBe(true);
    const { progress } = (await ask("demo_learner", "playClassiz", { params: { slug: perimeter } })).json();
    expect(progress).toMatchObject({ status: "COMPLETE" });
  });

  test("§7.131 not freely, where the session asks for the code; freely and by code, where it does not", async () => {
    const coded = await holdCoded();
    expect(told(await ask("demo_learner", "signSlot", { params: { slotId: coded.slot } }))).toEqual([
      409,
      "slot.code-required",
    ]);
    expect(told(await sign(coded.slot, {}))).toEqual([409, "slot.code-required"]);
    for (const isCoded of [false, true]) {
      const { slot } = await holdClass(server, 0);
      await enrolIn(server, slot, "demo_learner");
      const body = isCoded ? { code: await readCode(slot) } : { drawing: "typed:Ada" };
      expect((await sign(slot, body)).statusCode).toBe(200);
    }
  });

  test("sent later: the code proves when it was seen, and the mark says both", async () => {
    const { slot, perimeter } = await holdCoded();
    const code = await readCode(slot);
    const seen = findCodeWindow(server.world.clock.now()) * CODE_WINDOW;
    server.advance(20 * HOUR);
    const answer = (await sign(slot, { code })).json();
    server.advance(-20 * HOUR);
    expect(answer.sentLate).toBe(true);
    // A test at the edge of a window may be one window late.
    expect(Date.parse(answer.signedAt) - seen).toBeLessThanOrEqual(CODE_WINDOW);
    const [mark] = await signatures(slot);
    expect(mark.at).toBe(answer.signedAt);
    expect(Date.parse(mark.arrivedAt) - seen).toBeGreaterThanOrEqual(20 * HOUR);
    expect(await isIntact(slot)).toBe(true);
    const params = { classizPerimeterSlug: perimeter, meanSlug: "spring" };
    expect((await ask("demo_learner", "listTimeslots", { params })).json().slots).toMatchObject([
      { mark: { sentLate: true, isThere: true }, signing: "code" },
    ]);
    expect((await ask("demo_admin", "getSlot", { params: { slotId: slot } })).json().people).toMatchObject([
      { mark: { arrivedAt: mark.arrivedAt } },
    ]);
    await lookout.find(`update signatures set arrived_at = null where slot_slug = '${slot}'`);
    expect(await isIntact(slot)).toBe(false);
  });

  test("not after 24 hours, or as many as the client says", async () => {
    const { slot } = await holdCoded();
    const code = await readCode(slot);
    server.advance(25 * HOUR);
    expect(told(await sign(slot, { code }))).toEqual([409, "slot.code-old"]);
    await setClient({ signingLateHours: 26 });
    expect((await sign(slot, { code })).statusCode).toBe(200);
    await setClient({});
    server.advance(-25 * HOUR);
  });

  test("not by the code of another slot, of yesterday, or of a moment that is still to come", async () => {
    const { slot } = await holdCoded();
    const other = await holdCoded();
    const now = server.world.clock.now();
    const codeAt = (at: number) => spellCode(slot, findCodeWindow(at), server.world.vault.deriveKey);
    for (const code of [await readCode(other.slot), codeAt(now - 24 * HOUR), codeAt(now + 5 * CODE_WINDOW), "ABCD"])
      expect(told(await sign(slot, { code }))).toEqual([409, "slot.code-wrong"]);
    expect(await signatures(slot)).toEqual([]);
  });

  test("five tries a minute of one learner at one slot, however many are sent at once", async () => {
    const { slot } = await holdCoded();
    await enrolIn(server, slot, "demo_manager");
    const code = await readCode(slot);
    const { token } = await server.signIn("demo_learner");
    const guess = () => by(token, "signByCode", { params: { slotId: slot }, body: { code: "ABCDEFGH" } });
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    const counted = answers.map((answer) => answer.json().detail);
    expect(counted.filter((detail) => detail === "slot.code-wrong")).toHaveLength(5);
    expect(counted.filter((detail) => detail === "slot.code-tries")).toHaveLength(7);
    const refused = await sign(slot, { code });
    expect(told(refused)).toEqual([429, "slot.code-tries"]);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await sign(slot, { code }, "demo_manager")).statusCode).toBe(200);
    server.advance(60_000);
    expect((await sign(slot, { code: await readCode(slot) })).statusCode).toBe(200);
    server.advance(-60_000);
  });

  test("thirty times at once is once, and five at most are tried", { tags: "long" }, async () => {
    const { slot } = await holdCoded();
    const code = await readCode(slot);
    const { token } = await server.signIn("demo_learner");
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => by(token, "signByCode", { params: { slotId: slot }, body: { code } })),
    );
    const signed = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().signedAt);
    expect(new Set(signed).size).toBe(1);
    expect([(await signatures(slot)).length, await isIntact(slot)]).toEqual([1, true]);
  });

  test("attack 84: by nobody without a place, for nobody else, and by nobody who stands in", async () => {
    const { slot } = await holdCoded();
    const code = await readCode(slot);
    expect(told(await sign(slot, { code }, "demo_manager"))).toEqual([403, "slot.not-enrolled"]);
    expect(told(await sign(slot, { code }, "atelier_learner"))).toEqual([404, "not-found"]);
    expect(told(await sign("zzzzzzzzzz", { code }))).toEqual([404, "not-found"]);
    const { token } = await standIn(server, "demo_learner");
    expect(told(await by(token, "signByCode", { params: { slotId: slot }, body: { code } }))).toEqual([
      403,
      "scope.refused",
    ]);
    expect(await signatures(slot)).toEqual([]);
  });

  test("whoever was marked as absent does not sign it away", async () => {
    const { slot } = await holdCoded(-1);
    const params = { slotId: slot, userId: learnerId };
    await ask("demo_admin", "markPresence", { params, body: { isPresent: false, reason: "was not in the room" } });
    expect(told(await sign(slot, { code: await readCode(slot) }))).toEqual([409, "slot.marked-absent"]);
  });

  test("a drawing that is none is told, and nothing is signed", async () => {
    const { slot } = await holdCoded();
    const code = await readCode(slot);
    const answer = await sign(slot, { code, drawing: "<svg onload=alert(1)>" });
    expect([answer.statusCode, answer.json().faults]).toEqual([422, [expect.objectContaining({ path: ["drawing"] })]]);
    expect(await signatures(slot)).toEqual([]);
  });
});

describe("decisions 11: who sees the code", () => {
  test("who runs the slot, while it can be signed; nobody else ever", async () => {
    const { slot } = await holdCoded(0, { trainerId });
    const read = (login: string, slotId = slot) => ask(login, "readSigningCode", { params: { slotId } });
    expect((await read("demo_trainer")).json().code).toBe((await read("demo_admin")).json().code);
    expect(told(await read("demo_learner"))).toEqual([403, "role.refused"]);
    const { slot: foreign } = await holdCoded(0);
    expect(told(await read("demo_trainer", foreign))).toEqual([404, "not-found"]);
    const { slot: tomorrow } = await holdCoded(24 * 60);
    expect(told(await read("demo_admin", tomorrow))).toEqual([409, "slot.closed"]);
    const { token } = await server.signIn("demo_learner");
    const code = await readCode(slot);
    for (const name of ["playClassiz", "getProgress"] as const) {
      const { perimeter } = await holdCoded(0);
      expect((await by(token, name, { params: { slug: perimeter } })).body).not.toContain(code);
    }
  });
});

describe("decisions 11: trainers sign too", () => {
  const teach = (slotId: string, login: string, body: object = {}) =>
    ask(login, "signAsTrainer", { params: { slotId }, body });

  test("in the same chain, once; no learner's attendance counts it, and the slot stays", async () => {
    const { slot, perimeter } = await holdCoded(0, { trainerId });
    const first = (await teach(slot, "demo_trainer", { drawing: "M0 0L9 9" })).json();
    expect((await teach(slot, "demo_trainer")).json()).toEqual(first);
    expect(await signatures(slot)).toMatchObject([{ kind: "TRAINER", userId: trainerId, drawing: "M0 0L9 9" }]);
    expect(await isIntact(slot)).toBe(true);
    const { people } = (await ask("demo_admin", "getSlot", { params: { slotId: slot } })).json();
    expect(people.map((person: Answered) => person.mark)).toEqual([null]);
    const { progress } = (await ask("demo_learner", "playClassiz", { params: { slug: perimeter } })).json();
    expect(progress).toMatchObject({ status: "NOT_STARTED" });
    expect(told(await sign(slot, { code: await readCode(slot) }, "demo_trainer"))).toEqual([403, "slot.not-enrolled"]);
    expect(told(await ask("demo_admin", "removeSlot", { params: { slotId: slot } }))).toEqual([409, "slot.signed"]);
  });

  test("whom the slot names, and no one for them; where it names nobody, whoever runs it; while it can be signed", async () => {
    const { slot } = await holdCoded(0, { trainerId });
    expect(told(await teach(slot, "demo_admin"))).toEqual([403, "role.refused"]);
    expect(told(await teach(slot, "demo_learner"))).toEqual([403, "role.refused"]);
    const seen = async (login: string, slotId: string) => {
      const { mayTeach, hasTaught } = (await ask(login, "getSlot", { params: { slotId } })).json();
      return { mayTeach, hasTaught };
    };
    expect(await seen("demo_admin", slot)).toEqual({ mayTeach: false, hasTaught: false });
    expect(await seen("demo_trainer", slot)).toEqual({ mayTeach: true, hasTaught: false });
    const nameless = await holdCoded(0);
    expect(await seen("demo_admin", nameless.slot)).toEqual({ mayTeach: true, hasTaught: false });
    expect(told(await teach(nameless.slot, "demo_trainer"))).toEqual([404, "not-found"]);
    expect((await teach(nameless.slot, "demo_admin")).statusCode).toBe(200);
    expect(await seen("demo_admin", nameless.slot)).toEqual({ mayTeach: true, hasTaught: true });
    const tomorrow = await holdCoded(24 * 60, { trainerId });
    expect(told(await teach(tomorrow.slot, "demo_trainer"))).toEqual([409, "slot.closed"]);
    expect((await teach(slot, "demo_trainer", { drawing: "no" })).statusCode).toBe(422);
  });
});

describe("decisions 11: what the page of a slot says is worth a look, and its sheet beside it", () => {
  const PEOPLE = ["demo_learner", "demo_manager", "demo_author"];
  const WAVE = "M10 20L30 40L50 10L70 60L90 30";
  const SAME = "M20 25L40 45L60 15L80 65L100 35";
  const OTHER = "M10 20L30 20L50 20L70 22L200 90";

  /** As the page in the office reads them: by login. */
  async function readWarnings(slotId: string) {
    const { endAt, opensAt, closesAt } = (await ask("demo_admin", "getSlot", { params: { slotId } })).json();
    const [end, opens, closes] = [endAt, opensAt, closesAt].map((at: string) => Date.parse(at));
    const marks = readLastMarks(await signatures(slotId));
    const times = { endAt: end ?? 0, opensAt: opens ?? 0, closesAt: closes ?? 0, isWholeDay: false };
    const found = findSignatureWarnings([...marks.values()], times);
    const logins = new Map(
      await Promise.all(
        PEOPLE.map(async (login) => [(await server.world.users.findByIdentifier(login))?.id ?? "", login] as const),
      ),
    );
    return found.map((one) =>
      "userIds" in one
        ? [one.kind, ...one.userIds.map((id) => logins.get(id))]
        : [one.kind, ...("count" in one ? [one.count] : [])],
    );
  }
  /** What the sheet says of everybody, in the order of their names. */
  async function readSheet(slotId: string): Promise<readonly string[]> {
    await ask("demo_admin", "updateMe", { body: { locale: "en" } });
    const printing = vi.spyOn(server.world.printer, "printSheets");
    expect((await ask("demo_admin", "printSheet", { params: { slotId }, query: { zone: "UTC" } })).statusCode).toBe(
      200,
    );
    const [sheet] = printing.mock.lastCall?.[0] ?? [];
    printing.mockRestore();
    return sheet?.words.rows.map(({ value }) => value) ?? [];
  }
  const signWith = async (slot: string, login: string, drawing: string) => {
    const signed = await sign(slot, { code: await readCode(slot), drawing }, login);
    expect([login, signed.statusCode]).toEqual([login, 200]);
    return signed.json().signedAt.slice(11, 16);
  };

  test("nothing where people sign when it begins, each as they sign", async () => {
    const { slot } = await holdCoded();
    await enrolIn(server, slot, ...PEOPLE);
    const at = await signWith(slot, "demo_learner", WAVE);
    await signWith(slot, "demo_manager", OTHER);
    await signWith(slot, "demo_author", "typed:Ada");
    expect(await readWarnings(slot)).toEqual([]);
    expect(await readSheet(slot)).toEqual(PEOPLE.map(() => `Signed at ${at}`));
  });

  test("that nearly all signed when it was over, and whose drawings look the same", async () => {
    const { slot } = await holdCoded();
    await enrolIn(server, slot, ...PEOPLE);
    server.advance(52 * 60_000);
    const at = await signWith(slot, "demo_learner", WAVE);
    await signWith(slot, "demo_manager", SAME);
    await signWith(slot, "demo_author", OTHER);
    expect(await readWarnings(slot)).toEqual([
      ["all-at-the-end", 3],
      ["same", "demo_learner", "demo_manager"],
    ]);
    // The day is said too where midnight came meanwhile.
    expect(await readSheet(slot)).toEqual(PEOPLE.map(() => expect.stringMatching(new RegExp(`^Signed .*${at}$`))));
  });

  test("who signed outside the time for it, as the organisation sets it by then", async () => {
    const { slot } = await holdCoded(10);
    await enrolIn(server, slot, ...PEOPLE);
    await signWith(slot, "demo_learner", WAVE);
    expect(await readWarnings(slot)).toEqual([]);
    await setClient({ signingWindow: { before: 5, after: 30 } });
    expect(await readWarnings(slot)).toEqual([["outside", "demo_learner"]]);
    expect(await readSheet(slot)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Signed at/), "Has not signed"]),
    );
    await setClient({});
  });
});
