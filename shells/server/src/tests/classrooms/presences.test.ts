// Knows that who was there goes into a file and comes back from it without a change, and that a file cannot do harm
// (§7.112–§7.115).
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { addSlot, enrolIn, type HeldClass, holdClass } from "../../testing/hold-classes.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
let admin: string;
let held: HeldClass;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  admin = (await server.signIn("demo_admin")).token;
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});
beforeEach(async () => {
  held = await holdClass(server, -1);
  await enrolIn(server, held.slot, "demo_learner", "demo_manager");
});

const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const params = () => ({ id1: held.perimeter, id2: "spring" });
const download = (token = admin) => by(token, "exportPresences", { params: params() });
const upload = (text: string | Buffer, token = admin) =>
  by(token, "importPresences", {
    params: params(),
    form: { fields: { header: "1" }, file: { name: "p.csv", bytes: Buffer.from(text as string) } },
  });
const table = (...rows: readonly (readonly string[])[]) =>
  ["slot,login,presence,reason", ...rows.map((row) => row.join(","))].join("\r\n");
const slot = async (token = admin): Promise<Answered> =>
  (await by(token, "getSlot", { params: { slotId: held.slot } })).json();
const idOf = async (login: string) => (await server.world.users.findByIdentifier(login))?.id ?? "";

describe("§7.113 the export", () => {
  test("has a line for each learner of each slot of the session, and who was there", async () => {
    await by((await server.signIn("demo_learner")).token, "signSlot", { params: { slotId: held.slot } });
    const later = await addSlot(server, held, 60);
    await enrolIn(server, later, "demo_learner");
    await addSlot(server, held, 0, { mean: "autumn" });
    const answer = await download();
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv",
      "content-disposition": expect.stringContaining('"spring.csv"'),
    });
    const lines = answer.body
      .replace("\ufeff", "")
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(";"));
    expect(lines[0]).toEqual([
      "Séance",
      "Début",
      "Fin",
      "Identifiant",
      "Nom",
      "Prénom",
      "Présence",
      "Motif",
      "Émargé le",
    ]);
    expect(lines.slice(1).map(([slug, , , login, , , presence]) => [slug, login, presence])).toEqual([
      [held.slot, "learner", "présent"],
      [held.slot, "manager", ""],
      [later, "learner", ""],
    ]);
  });

  test("in English for who reads English, with commas", async () => {
    const { token } = await server.signIn("demo_admin");
    await by(token, "updateMe", { body: { locale: "en" } });
    expect((await download()).body).toContain("Slot,Start,End,Login,Last name,First name,Presence,Reason,Marked at");
    await by(token, "updateMe", { body: { locale: "fr" } });
  });

  test("attack 70: no cell of it is a formula, and it comes back as it was", async () => {
    const reason = '=HYPERLINK("http://evil.example";"x")';
    const userId = await idOf("demo_learner");
    const marking = { params: { slotId: held.slot, userId }, body: { isPresent: false, reason } };
    const unseen = await by(admin, "markPresence", {
      ...marking,
      body: { isPresent: false, reason: "left\u202elagel" },
    });
    expect(unseen.statusCode).toBe(422);
    await by(admin, "markPresence", marking);
    const { body } = await download();
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`);
    expect((await upload(body)).json()).toEqual({ lines: 2, changed: 0, unchanged: 2 });
    expect((await slot()).people[0].mark.reason).toBe(reason);
  });

  test("a trainer's has their own slots alone, and another client's session is unknown", async () => {
    const trainer = (await server.signIn("demo_trainer")).token;
    expect((await download(trainer)).body).not.toContain(held.slot);
    const own = await addSlot(server, held, 0, { trainerId: await idOf("demo_trainer") });
    await enrolIn(server, own, "demo_learner");
    expect((await download(trainer)).body).toContain(own);
    const { token } = await server.signIn("demo_superadmin");
    const atelier = await server.world.users.findByIdentifier("atelier_author");
    const away = (await by(token, "switchClient", { params: { id: atelier?.clientId ?? "" } })).json().token;
    expect(told(await download(away))).toEqual([404, "not-found"]);
    expect(told(await upload(table(), away))).toEqual([404, "not-found"]);
  });

  test("of a session that does not exist is unknown, and so is what is sent of one", async () => {
    const at = (id1: string, id2: string) => ({ params: { id1, id2 } });
    const form = { fields: { header: "1" }, file: { name: "p.csv", bytes: Buffer.from(table()) } };
    for (const place of [at(held.perimeter, "winter"), at("zzzzzzzzzz", "spring")]) {
      expect(told(await by(admin, "exportPresences", place))).toEqual([404, "not-found"]);
      expect(told(await by(admin, "importPresences", { ...place, form }))).toEqual([404, "not-found"]);
    }
    expect((await by(admin, "exportPresences", at(held.perimeter, "autumn"))).statusCode).toBe(200);
  });
});

describe("§7.114 the import", () => {
  test("what was exported changes nothing, whatever was marked", async () => {
    await by((await server.signIn("demo_learner")).token, "signSlot", { params: { slotId: held.slot } });
    const manager = { params: { slotId: held.slot, userId: await idOf("demo_manager") } };
    await by(admin, "markPresence", {
      ...manager,
      body: { isPresent: false, reason: 'ill; at home, "in bed"\nuntil Friday' },
    });
    const { rawPayload } = await download();
    const before = await lookout.read();
    expect((await upload(rawPayload)).json()).toEqual({ lines: 2, changed: 0, unchanged: 2 });
    expect(await lookout.read()).toEqual(before);
  });

  test("marks who was there and who was not, with who did it, and the progress follows", async () => {
    const file = table([held.slot, "learner", "present", "on paper"], [held.slot, "manager", "ABSENT", "ill"]);
    expect((await upload(file)).json()).toEqual({ lines: 2, changed: 2, unchanged: 0 });
    const { people, isIntact } = await slot();
    const chain = await by(admin, "listSignatures", { params: { slotId: held.slot } });
    expect(people.map(({ identifier, mark }: Answered) => [identifier, mark.kind, mark.reason])).toEqual([
      ["demo_learner", "PRESENT", "on paper"],
      ["demo_manager", "ABSENT", "ill"],
    ]);
    expect([chain.json().signatures.map(({ byId }: Answered) => byId), isIntact]).toEqual([
      Array(2).fill(await idOf("demo_admin")),
      true,
    ]);
    const { token } = await server.signIn("demo_learner");
    const { progress } = (await by(token, "getProgress", { params: { slug: held.perimeter } })).json();
    expect(progress).toMatchObject({ status: "COMPLETE" });
  });

  test("all of it or nothing: each line that is wrong is told, and no other is taken", async () => {
    const early = await addSlot(server, held, 60);
    await enrolIn(server, early, "demo_learner");
    const autumn = await addSlot(server, held, -1, { mean: "autumn" });
    const file = table(
      [held.slot, "learner", "present", "seen"],
      ["zzzzzzzzzz", "learner", "present", "seen"],
      [autumn, "learner", "present", "seen"],
      [held.slot, "author", "present", "seen"],
      [held.slot, "manager", "absent", ""],
      [early, "learner", "present", "seen"],
      [held.slot, "learner", "absent", "seen"],
    );
    const before = await lookout.read();
    const refused = await upload(file);
    expect(told(refused)).toEqual([422, "validation"]);
    expect(refused.json().faults.map(({ path }: Answered) => path)).toEqual([
      [3, "slot"],
      [4, "slot"],
      [5, "login"],
      [6, "reason"],
      [7, "presence"],
      [8, "login"],
    ]);
    expect(await lookout.read()).toEqual(before);
  });

  test("attack 71: a file that is no table of presences is refused, and nothing changes", async () => {
    const before = await lookout.read();
    const files = [
      "",
      "slot,login\r\n",
      `slot,login,presence,reason\r\n${held.slot},learner,maybe,x\r\n`,
      `slot,login,presence,reason\r\n"${held.slot},learner`,
      `slot,login,presence,reason\r\n${held.slot},learner,present,${"x".repeat(501)}`,
      `slot,login,presence,reason\r\n${`${held.slot},learner,,\r\n`.repeat(20_001)}`,
      `slot,login,presence,reason\r\n${held.slot},learner,present,x\u0000`,
      `slot,login,presence\r\n${held.slot},learn\u0000er,present`,
      `slot,login,presence,reason\r\n${held.slot},learner,absent,left\u202elagel`,
    ];
    for (const file of files) {
      const answer = await upload(file);
      expect([file.slice(0, 60), ...told(answer)]).toEqual([file.slice(0, 60), 422, "validation"]);
    }
    const form = { fields: { header: "0" }, file: { name: "p.csv", bytes: Buffer.from(table()) } };
    expect(told(await by(admin, "importPresences", { params: params(), form }))).toEqual([422, "validation"]);
    expect(await lookout.read()).toEqual(before);
  });

  test("attack 71: more lines than 20,000 are refused as such, and of the faults of as many the first thousand are told", {
    tags: "long",
  }, async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => [held.slot, `nobody${at}`, "present", "seen"]);
    const before = await lookout.read();
    const most = (await upload(table(...rows.slice(1)))).json().faults;
    expect([most.length, most[0].path, most[999].path]).toEqual([1_000, [2, "login"], [1_001, "login"]]);
    const refused = await upload(table(...rows));
    expect([refused.statusCode, refused.json().faults]).toEqual([
      422,
      [{ path: ["upload"], message: "more than 20000 lines" }],
    ]);
    expect(await lookout.read()).toEqual(before);
  });

  test("attack 71: in Windows-1252 and UTF-16, with tabs and lone line feeds it is read all the same", async () => {
    const text = table([held.slot, "learner", "présent", "vu"]).replaceAll(",", "\t").replaceAll("\r\n", "\n");
    const files = [Buffer.from(text, "latin1"), Buffer.from(`\ufeff${text}`, "utf16le")];
    expect((await upload(files[0] ?? "")).json()).toEqual({ lines: 1, changed: 1, unchanged: 0 });
    expect((await upload(files[1] ?? "")).json()).toEqual({ lines: 1, changed: 0, unchanged: 1 });
  });

  test("a trainer marks in their own slots alone", async () => {
    const { token } = await server.signIn("demo_trainer");
    const refused = await upload(table([held.slot, "learner", "present", "seen"]), token);
    expect(refused.json()).toMatchObject({ detail: "validation", faults: [{ path: [2, "slot"] }] });
  });
});

describe("§7.115 what hangs on a session", () => {
  test("is told by product and session; what nobody knows is unknown", async () => {
    await by((await server.signIn("demo_learner")).token, "signSlot", { params: { slotId: held.slot } });
    const { token } = await server.signIn("demo_author");
    const use = (slug: string, id: string) => by(token, "meanUse", { params: { slug, id } });
    expect((await use(held.slug, "spring")).json()).toEqual({ used: true, slots: 1, enrolments: 2, signatures: 1 });
    expect((await use(held.slug, "autumn")).json()).toEqual({ used: false, slots: 0, enrolments: 0, signatures: 0 });
    expect(told(await use(held.slug, "winter"))).toEqual([404, "not-found"]);
    expect(told(await use("zzzzzzzzzz", "spring"))).toEqual([404, "not-found"]);
    const theirs = (await server.signIn("atelier_author")).token;
    expect(told(await by(theirs, "meanUse", { params: { slug: held.slug, id: "spring" } }))).toEqual([
      404,
      "not-found",
    ]);
  });
});
