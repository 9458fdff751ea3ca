// Knows to whom a session is attested, by whom, and that a repeated attestation leaves its trace.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bearer } from "../../testing/author.ts";
import { addSlot, enrolIn, type HeldClass, holdClass } from "../../testing/hold-classes.ts";
import { PNG } from "../../testing/pictures.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  userId = (await server.world.users.findByIdentifier("demo_learner"))?.id ?? "";
});
afterAll(() => server.close());

const headersOf = async (login: string) => bearer((await server.signIn(login)).token);
const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: await headersOf(login) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const note = async (slotId: string, isPresent = true) =>
  ask("demo_admin", "markPresence", { params: { slotId, userId }, body: { isPresent, reason: "seen" } });
const take = ({ perimeter: perimeterSlug }: HeldClass, more: object = {}) =>
  ask("demo_learner", "takeAttestation", {
    params: { perimeterSlug },
    body: { kind: "attestation", mean: "spring", ...more },
  });
const give = (login: string, slotId: string, more: object = {}) =>
  ask(login, "giveAttestations", { params: { slotId }, body: { kind: "certificate", ...more } });
const NOT_YET = [409, "attestation.not-earned"];

async function endClass(more: object = {}): Promise<HeldClass> {
  const held = await holdClass(server, -180, more);
  await enrolIn(server, held.slot, "demo_learner");
  expect((await note(held.slot)).statusCode).toBe(200);
  return held;
}

describe("decisions 11: a session is attested", () => {
  test("once its last date is over for somebody who was there, and not before", async () => {
    const held = await endClass();
    const later = await addSlot(server, held, 60);
    await enrolIn(server, later, "demo_learner");
    expect(told(await take(held))).toEqual(NOT_YET);
    await ask("demo_admin", "withdraw", { params: { slotId: later, userId } });
    expect((await take(held)).statusCode).toBe(200);
    expect(told(await take(held, { mean: "autumn" }))).toEqual(NOT_YET);
  });

  test("to nobody who was away", async () => {
    const held = await holdClass(server, -180);
    await enrolIn(server, held.slot, "demo_learner");
    expect(told(await give("demo_admin", held.slot))).toEqual(NOT_YET);
    await note(held.slot, false);
    expect(told(await give("demo_admin", held.slot))).toEqual(NOT_YET);
    expect(told(await give("demo_admin", held.slot, { userId: "nobody" }))).toEqual([404, "not-found"]);
  });

  test("by its trainer, to one or to all who were there, and by no other trainer", async () => {
    const trainerId = (await server.world.users.findByIdentifier("demo_trainer"))?.id;
    const own = await endClass({ trainerId });
    const pdf = await give("demo_trainer", own.slot, { userId });
    expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await give("demo_trainer", own.slot)).statusCode).toBe(200);
    const other = await endClass();
    expect(told(await give("demo_trainer", other.slot))).toEqual([404, "not-found"]);
    expect(told(await give("demo_learner", other.slot))).toEqual([403, "role.refused"]);
  });

  test("with what is stored: names, dates and hours; given again it keeps its number, and says so", async () => {
    const held = await endClass();
    const printing = vi.spyOn(server.world.printer, "printAttestations");
    const read = () => {
      const [words] = printing.mock.lastCall?.[0] ?? [];
      const find = (...names: readonly string[]) => words?.facts.find(({ name }) => names.includes(name))?.value;
      return {
        words,
        number: find("Numéro", "Number"),
        session: find("Session"),
        learner: find("Bénéficiaire", "Learner"),
      };
    };
    expect((await take(held)).statusCode).toBe(200);
    const first = read();
    expect(first).toMatchObject({ session: "Spring", learner: "Demo Learner" });
    expect(first.words?.rows).toHaveLength(1);
    expect(first.words?.issued).not.toMatch(/à nouveau|again/);
    expect((await give("demo_admin", held.slot, { kind: "attestation", userId })).statusCode).toBe(200);
    expect(read().number).toBe(first.number);
    expect(read().words?.issued).toMatch(/à nouveau|again/);
    expect((await take(held, { kind: "certificate" })).statusCode).toBe(200);
    expect(read().number).not.toBe(first.number);
    printing.mockRestore();
  });

  test("§3.31 with the signature of the client that gives it, whoever of another one works there and hands it out", async () => {
    const held = await endClass();
    const demo = (await server.world.users.findByIdentifier("demo_learner"))?.clientId ?? "";
    const file = { name: "signature.png", bytes: PNG };
    const signed = await ask("demo_superadmin", "putSignature", { params: { id: demo }, form: { file } });
    expect(signed.statusCode).toBe(200);
    const author = await server.world.users.findByIdentifier("atelier_author");
    if (!author) throw new Error("nobody");
    const named = { id: server.world.dice.createId(), login: "ada", identifier: "atelier_ada" };
    await server.world.users.add({ ...author, ...named, roles: ["ROLE_SUPER_ADMIN"] });
    const { token } = (await ask("atelier_ada", "switchClient", { params: { id: demo } })).json();
    const printing = vi.spyOn(server.world.printer, "printAttestations");
    const sent = { params: { slotId: held.slot }, body: { kind: "certificate", userId }, headers: bearer(token) };
    expect((await call(server, "giveAttestations", sent)).statusCode).toBe(200);
    expect(printing.mock.lastCall?.[1].signature).toEqual(expect.any(Uint8Array));
    printing.mockRestore();
  });

  test("attack 51: without a signature whose pixels are damaged, which no paper can be drawn with", {
    tags: "long",
  }, async () => {
    const held = await endClass();
    const demo = (await server.world.users.findByIdentifier("demo_learner"))?.clientId ?? "";
    const damaged = Buffer.from(PNG).fill(0, PNG.indexOf("IDAT") + 4, PNG.indexOf("IDAT") + 8);
    const form = { file: { name: "signature.png", bytes: damaged } };
    expect((await ask("demo_superadmin", "putSignature", { params: { id: demo }, form })).statusCode).toBe(200);
    expect((await give("demo_admin", held.slot)).statusCode).toBe(200);
  });

  test("is checked by anybody who has its address, as its last copy says; taken again by its learner, and by no other", async () => {
    const held = await endClass();
    expect((await take(held)).statusCode).toBe(200);
    const own = async () => (await ask("demo_learner", "readMyLearning")).json().attestations;
    const [{ code, number }] = await own();
    const check = async (asked: string) => call(server, "checkAttestation", { params: { code: asked } });
    const read = (await check(code)).json();
    expect(read).toMatchObject({ number, learner: "Demo Learner", session: "Spring", seconds: 3_600, givenCount: 1 });
    expect(JSON.stringify(read)).not.toContain(userId);
    const other = server.world.dice.createId();
    for (const wrong of [other, "1", `${code}x`]) expect(told(await check(wrong))).toEqual([404, "not-found"]);
    const again = (login: string, asked: string) =>
      ask(login, "takeOwnAttestation", { params: { code: asked }, body: {} });
    expect((await again("demo_learner", code)).headers["content-type"]).toBe("application/pdf");
    expect((await check(code)).json()).toMatchObject({ number, givenCount: 2 });
    for (const login of ["demo_admin", "atelier_learner"])
      expect(told(await again(login, code))).toEqual([404, "not-found"]);
    expect(told(await again("demo_learner", other))).toEqual([404, "not-found"]);
    await note(held.slot, false);
    expect(told(await again("demo_learner", code))).toEqual(NOT_YET);
  });

  test("holds at its address as long as its marks do: what was corrected since is attested there no more", async () => {
    const held = await endClass();
    const other = await addSlot(server, held, -120);
    await enrolIn(server, other, "demo_learner");
    expect((await note(other)).statusCode).toBe(200);
    expect((await take(held)).statusCode).toBe(200);
    const [{ code }] = (await ask("demo_learner", "readMyLearning")).json().attestations;
    const check = () => call(server, "checkAttestation", { params: { code } });
    expect((await check()).json()).toMatchObject({ seconds: 7_200, planned: 7_200 });
    // A future date takes nothing back.
    await enrolIn(server, await addSlot(server, held, 60), "demo_learner");
    expect((await check()).json()).toMatchObject({ seconds: 7_200 });
    await note(other, false);
    expect((await check()).json()).toMatchObject({ seconds: 3_600, planned: 7_200 });
    await note(held.slot, false);
    expect(told(await check())).toEqual(NOT_YET);
    await note(held.slot);
    expect((await check()).json()).toMatchObject({ seconds: 3_600 });
  });

  test("one at a time: who asks for many at once gets three, and holds up nobody else", { tags: "long" }, async () => {
    const held = await endClass();
    const { perimeter: perimeterSlug, slot: slotId } = held;
    const [learner, admin] = [await headersOf("demo_learner"), await headersOf("demo_admin")];
    const { printer } = server.world;
    const print = printer.printAttestations;
    let [atWork, most] = [0, 0];
    const printing = vi.spyOn(printer, "printAttestations").mockImplementation(async (...args) => {
      atWork += 1;
      most = Math.max(most, atWork);
      const bytes = await print(...args);
      atWork -= 1;
      return bytes;
    });
    const body = { kind: "attestation", mean: "spring" };
    const many = Array.from({ length: 20 }, () =>
      call(server, "takeAttestation", { headers: learner, params: { perimeterSlug }, body }),
    );
    const given = call(server, "giveAttestations", {
      headers: admin,
      params: { slotId },
      body: { kind: "certificate" },
    });
    const codes = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect([200, 429].map((code) => codes.filter((one) => one === code).length)).toEqual([3, 17]);
    expect((await given).statusCode).toBe(200);
    expect([most, (await take(held)).statusCode]).toEqual([1, 200]);
    printing.mockRestore();
  });

  test("§3.224 who is given one by another is told once, by notification and mail, whatever is given again at once", {
    tags: "long",
  }, async () => {
    const held = await endClass();
    const heard = async () =>
      (await ask("demo_learner", "listNotifications"))
        .json()
        .notifications.filter(({ type }: Answered) => type === "Attestation").length;
    const mails = async () =>
      (await ask("demo_admin", "listMails", { query: { limit: "100" } }))
        .json()
        .mails.filter(({ subject }: Answered) => /attestation|certificat/i.test(subject)).length;
    const before = [await heard(), await mails()];
    await take(held);
    expect([await heard(), await mails()]).toEqual(before);
    await Promise.all([1, 2, 3].map(() => give("demo_admin", held.slot)));
    await give("demo_admin", held.slot, { kind: "attestation", userId });
    expect([await heard(), await mails()]).toEqual(before.map((count) => count + 1));
  });
});
