// Knows who gets the programme of a session, that it says what is planned and written, and when there is none.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { bearer } from "../../testing/author.ts";
import { addSlot, enrolIn, holdClass } from "../../testing/hold-classes.ts";
import { type PublishedProduct, publishProduct } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let trainerId: string;
let printing: MockInstance<TestServer["world"]["printer"]["printProgramme"]>;
beforeAll(async () => {
  server = await startTestServer();
  trainerId = (await server.world.users.findByIdentifier("demo_trainer"))?.id ?? "";
  printing = vi.spyOn(server.world.printer, "printProgramme");
});
afterAll(() => server.close());
beforeEach(() => void printing.mockClear());

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const print = (login: string, { perimeter: id1 }: PublishedProduct, id2 = "spring") =>
  ask(login, "printProgramme", { params: { id1, id2 }, query: { zone: "Europe/Paris" } });
const take = (login: string, { perimeter: perimeterSlug }: PublishedProduct, meanSlug = "spring") =>
  ask(login, "takeProgramme", { params: { perimeterSlug, meanSlug }, query: { zone: "Europe/Paris" } });
const readWords = () => printing.mock.lastCall?.[0];
const CONTENT = {
  context: { title: "First aid", lesson: "Raise the alarm.\nHelp." },
  config: { local: "EN", params: { nature: "validation" } },
  means: [
    { slug: "spring", title: "Spring", description: "Loose clothes.", signing: "code" },
    { slug: "empty", title: "Empty" },
  ],
};
const publish = async (content: Readonly<Record<string, unknown>> = CONTENT) =>
  publishProduct(server, (await server.signIn("demo_author")).token, "classiz", content);

describe("decisions 11: the programme of a session", () => {
  test("says what is planned and written, the same to its author, its trainer and its learners", async () => {
    const product = await publish();
    await addSlot(server, product, 1_500, { trainerId, place: null, videoLink: "https://call.example/1" });
    await addSlot(server, product, 60, { trainerId });
    const said = [];
    for (const login of ["demo_author", "demo_trainer", "demo_admin"]) {
      await ask(login, "updateMe", { body: { locale: "en" } });
      const answer = await print(login, product);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
      expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toContain("Session programme - ");
      said.push(readWords());
    }
    await ask("demo_learner", "updateMe", { body: { locale: "en" } });
    expect((await take("demo_learner", product)).statusCode).toBe(200);
    said.push(readWords());
    const [first] = said;
    for (const one of said) expect({ ...one, printed: "" }).toEqual({ ...first, printed: "" });
    const find = (name: string) => first?.facts.find((fact) => fact.name === name)?.value;
    expect([find("Session"), find("Trainer"), find("Nature of the action")]).toEqual([
      ...["Spring", "Demo Trainer", "Validation of experience"],
    ]);
    expect(find("Total duration")).toBe("2\u00a0h in 2 dates");
    expect(first?.about).toMatchObject([
      { paragraphs: ["Raise the alarm.", "Help."] },
      { paragraphs: ["Loose clothes."] },
    ]);
    expect(first?.rows.map((row) => row.at(-1))).toEqual(["Room 1", "By video call"]);
    expect(JSON.stringify(first)).not.toContain("call.example");
    await ask("demo_learner", "updateMe", { body: { locale: "fr" } });
    const french = await take("demo_learner", product);
    expect(decodeURIComponent(String(french.headers["content-disposition"]))).toContain("Programme de la session");
    expect(readWords()?.language).toBe("fr");
  });

  test("has the titles, days, hours and durations that its sheet and its certificate have", async () => {
    const held = await holdClass(server, -180, { trainerId });
    await addSlot(server, held, -110);
    const { slots } = (await ask("demo_admin", "listSlots", { query: { perimeter: held.perimeter } })).json();
    const userId = (await server.world.users.findByIdentifier("demo_learner"))?.id ?? "";
    for (const { slug: slotId } of slots) {
      await enrolIn(server, slotId, "demo_learner");
      await ask("demo_admin", "markPresence", {
        params: { slotId, userId },
        body: { isPresent: true, reason: "seen" },
      });
    }
    const zone = "Europe/Paris";
    const [sheets, attestations] = [
      vi.spyOn(server.world.printer, "printSheets"),
      vi.spyOn(server.world.printer, "printAttestations"),
    ];
    const params = { id1: held.perimeter, id2: "spring" };
    expect((await ask("demo_admin", "printSessionSheet", { params, query: { zone } })).statusCode).toBe(200);
    const certificate = { params: { slotId: held.slot }, body: { kind: "certificate", userId, zone } };
    expect((await ask("demo_admin", "giveAttestations", certificate)).statusCode).toBe(200);
    expect((await print("demo_admin", held)).statusCode).toBe(200);
    const programme = readWords();
    const [attested] = attestations.mock.lastCall?.[0] ?? [];
    expect(programme?.rows.map(([day, , hours, duration]) => [day, hours, duration])).toEqual(attested?.rows);
    const sheet = sheets.mock.lastCall?.[0] ?? [];
    expect(programme?.rows.map((row) => row[1])).toEqual(sheet.map(({ words }) => words.columns[1]));
    expect(programme?.facts.slice(0, 2).map(({ value }) => value)).toEqual([
      ...[sheet[0]?.words.course, sheet[0]?.words.session],
    ]);
    const readFact = (words: typeof programme | typeof attested, ...names: readonly string[]) =>
      words?.facts.find(({ name }) => names.includes(name))?.value;
    expect(readFact(programme, "Durée totale", "Total duration")).toContain(
      readFact(attested, "Durée suivie", "Duration attended"),
    );
    sheets.mockRestore();
    attestations.mockRestore();
  });

  test("is refused without a date, and is unknown where the session is, or is of others", async () => {
    const product = await publish();
    await addSlot(server, product, 60);
    for (const login of ["demo_author", "demo_admin"])
      expect(told(await print(login, product, "empty"))).toEqual([409, "programme.no-date"]);
    expect(told(await take("demo_learner", product, "empty"))).toEqual([409, "programme.no-date"]);
    for (const answer of [
      await print("demo_author", product, "autumn"),
      await take("demo_learner", product, "autumn"),
      await print("demo_trainer", product),
      await print("demo_trainer", product, "empty"),
      await print("atelier_author", product),
      await take("atelier_learner", product),
    ])
      expect(told(answer)).toEqual([404, "not-found"]);
    expect(told(await print("demo_learner", product))).toEqual([403, "role.refused"]);
    expect(printing).not.toHaveBeenCalled();
  });

  test("names the groups that it is for, and nobody by their name", async () => {
    const product = await publish();
    await addSlot(server, product, 60);
    const learner = await server.world.users.findByIdentifier("demo_learner");
    if (!learner) throw new Error("nobody");
    const affectations = [{ id: "port", title: "Port of Lyon", lvl: 0, children: [] }];
    const criterias = [{ label: "Forklift drivers", children: [] }];
    const organised = { params: { id: learner.clientId }, body: { affectations, criterias } };
    expect((await ask("demo_admin", "putOrganisation", organised)).statusCode).toBe(200);
    const named = { affectations: ["port"], criterias: ["Forklift drivers"], users: [learner.id] };
    const body = { name: "First aid", audience: { everyone: false, ...named }, from: null, until: null };
    const settled = await ask("demo_author", "settlePerimeter", { params: { slug: product.slug }, body });
    expect(settled.statusCode).toBe(200);
    expect((await print("demo_author", product)).statusCode).toBe(200);
    const groups = readWords()?.facts.find(({ name }) => name === "For" || name === "Public")?.value;
    expect(groups).toBe("Port of Lyon, Forklift drivers");
    expect(JSON.stringify(readWords())).not.toContain("Demo Learner");
  });

  test("of more than 400 dates is too long for one document", { tags: "long" }, async () => {
    const product = await publish();
    const start = server.world.clock.now() + 3_600_000;
    const times = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        startAt: new Date(start + at * 60_000).toISOString(),
        endAt: new Date(start + at * 60_000 + 3_600_000).toISOString(),
      }));
    const series = (count: number) =>
      ask("demo_admin", "createSeries", {
        body: { perimeterSlug: product.perimeter, mean: "spring", times: times(count), place: "Room", capacity: 1 },
      });
    for (let at = 0; at < 4; at += 1) expect((await series(100)).statusCode).toBe(200);
    expect((await print("demo_admin", product)).statusCode).toBe(200);
    expect((await series(1)).statusCode).toBe(200);
    expect(told(await print("demo_admin", product))).toEqual([409, "programme.too-long"]);
    expect(told(await take("demo_learner", product))).toEqual([409, "programme.too-long"]);
  });
});
