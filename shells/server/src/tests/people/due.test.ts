// Knows who is told that something is due, and how a manager finds and reminds those who are late (decisions 2 and 4).
// @module-tag wide
import { tellDue } from "@academiz/backend";
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const DAY = 86_400_000;
let server: TestServer;
let products: readonly Answered[];
beforeAll(async () => {
  server = await startTestServer();
  const place = (id: string, children: object[] = []) => ({ id, title: id, lvl: 0, children });
  const affectations = [place("east", [place("east-1")]), place("west")];
  const { id } = (await ask("demo_admin", "currentClient")).json();
  await ask("demo_admin", "putOrganisation", { params: { id }, body: { affectations } });
  products = (await ask("demo_learner", "listMyProducts")).json().products;
});
afterAll(() => server.close());

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
async function make(more: object = {}): Promise<Answered> {
  const body = { ...inventPerson(), password: DEMO_PASSWORD, ...more };
  return ownPassword(server, (await ask("demo_admin", "createUser", { body })).json().user);
}
const choose = (type: string): Answered => {
  const found = products.find((product) => product["type"] === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
};
/** To be done by then (ISO; null: whenever), by these people or those who stand in these places. */
async function settle({ productSlug: slug }: Answered, due: string | null, whom: object): Promise<void> {
  const { name } = (await ask("demo_admin", "productPerimeter", { params: { slug } })).json();
  const audience = { everyone: false, affectations: [], criterias: [], users: [], ...whom };
  const body = { name, audience, from: null, until: null, due };
  expect((await ask("demo_admin", "settlePerimeter", { params: { slug }, body })).statusCode).toBe(200);
}
const inTime = (milliseconds: number) => new Date(server.world.clock.now() + milliseconds).toISOString();
const news = async ({ identifier }: Answered, { productSlug }: Answered): Promise<readonly string[]> =>
  (await ask(identifier, "listNotifications"))
    .json()
    .notifications.filter(({ info, type }: Answered) => info.productSlug === productSlug && type !== "Session")
    .map(({ type }: Answered) => type);
const mails = async ({ email }: Answered): Promise<readonly Answered[]> =>
  (await ask("demo_admin", "listMails", { query: { limit: "100" } }))
    .json()
    .mails.filter(({ to, subject }: Answered) => to === email && /^(To be done|Late|.* reminds you)/.test(subject));
const complete = ({ id, client }: Answered, { perimeterSlug }: Answered) =>
  server.world.progress.save(
    { clientId: client.id },
    {
      ...{ userId: id, perimeterSlug, eventDate: inTime(0), progress: {} },
      summary: { status: "COMPLETE", percentage: 100, score: null, time: 1 },
    },
  );

test("§3.224 who has something to do is told a week before, a day before and once it is late, each once, by one mail", async () => {
  const product = choose("learniz");
  const [user, done, closed, other] = await Promise.all([
    make({ affectations: ["east-1"], locale: "en" }),
    make({ affectations: ["east"], locale: "en" }),
    make({ affectations: ["east"], locale: "en" }),
    make({ affectations: ["west"], locale: "en" }),
  ]);
  await ask("demo_admin", "activateUser", { params: { id: closed?.["id"] }, body: { active: false } });
  await complete(done as Answered, product);
  await settle(product, inTime(8 * DAY), { affectations: ["east"] });
  // Two servers, and once more: nobody is told twice.
  const tell = async () => {
    await Promise.all([tellDue(server.world), tellDue(server.world)]);
    await tellDue(server.world);
    return news(user as Answered, product);
  };
  expect(await tell()).toEqual([]);
  server.advance(2 * DAY);
  expect(await tell()).toEqual(["NextEndSession"]);
  server.advance(4 * DAY);
  expect(await tell()).toEqual(["NextEndSession"]);
  server.advance(1.5 * DAY);
  expect(await tell()).toEqual(["NextEndSession", "NextEndSession"]);
  server.advance(DAY);
  expect(await tell()).toEqual(["CloseSession", "NextEndSession", "NextEndSession"]);
  const written = await mails(user as Answered);
  expect(written.map(({ subject }) => subject.replace(/: .*/, ""))).toEqual([
    "Late",
    "To be done within 24 hours",
    "To be done within 7 days",
  ]);
  const reader = { clientId: user?.["client"].id, seesAll: true };
  const { text } = (await server.world.mails.read(reader, written[0]?.["id"])) ?? {};
  expect(text).toMatch(/It was to be done by .* \((CET|CEST)\)/);
  expect(text).toContain(`/play/${product["perimeterSlug"]}`);
  // What is done, closed accounts, and those whom it is not for: nothing.
  for (const nobody of [done, other]) expect(await news(nobody as Answered, product)).toEqual([]);
  for (const nobody of [done, closed, other]) expect(await mails(nobody as Answered)).toEqual([]);
  // What is told so is no reminder: a manager may still write.
  const manager = await make({ roles: ["ROLE_MANAGER"], affectations: ["east"], locale: "en" });
  const params = { id: user?.["id"] };
  const body = { product: product["productSlug"] };
  expect((await ask(manager["identifier"], "remindCollaborator", { params, body })).statusCode).toBe(204);

  // Another moment is another cause; the same one, said again, is not.
  const due = inTime(3 * DAY);
  await settle(product, due, { affectations: ["east"] });
  expect(await tell()).toHaveLength(4);
  await settle(product, due, { affectations: ["east", "west"] });
  expect(await tell()).toHaveLength(4);
  expect(await news(other as Answered, product)).toEqual(["NextEndSession"]);
  await settle(product, null, { affectations: ["east"] });
});

test("decisions 2 a manager finds who is late first or alone, and reminds all of them of all at once, each once a day", async () => {
  const [one, two] = [choose("learniz"), choose("game")];
  const manager = await make({ roles: ["ROLE_MANAGER"], affectations: ["west"] });
  const people = await Promise.all(
    ["A", "B", "C"].map((lastname) => make({ lastname, affectations: ["west"], locale: "en" })),
  );
  const [first, second, third] = people as [Answered, Answered, Answered];
  const elsewhere = await make({ affectations: ["east"] });
  const author = await make({ roles: ["ROLE_AUTHOR"], affectations: ["west"] });
  await settle(one, inTime(-DAY), { affectations: ["west"], users: [elsewhere["id"]] });
  await settle(two, inTime(-DAY), { users: [second["id"], third["id"]] });
  await complete(first, one);
  await complete(third, two);
  const list = async (query: Readonly<Record<string, string>>) =>
    (await ask(manager["identifier"], "listCollaborators", { query })).json();
  const known = new Set(people.map(({ id }) => id));
  const names = (users: readonly Answered[]) =>
    users.filter(({ id }) => known.has(id)).map(({ lastname, progress }) => `${lastname}${progress.late}`);
  expect(names((await list({})).users)).toEqual(["A0", "B2", "C1"]);
  expect(names((await list({ order: "-late" })).users)).toEqual(["B2", "C1", "A0"]);
  expect(names((await list({ order: "late" })).users)).toEqual(["A0", "C1", "B2"]);
  const late = await list({ late: "true", order: "-late" });
  expect(names(late.users)).toEqual(["B2", "C1"]);

  // Over all products: managers read of their people, administrators of everybody who learns, as those who are told;
  // what was due first comes first.
  const pairs = async (login: string, query: Sent["query"] = { limit: "50" }) => {
    const { total, late: rows } = (await ask(login, "listLate", { query })).json();
    const told = rows.map(({ id, product }: Answered) => `${id} ${product.slug}`);
    return {
      total,
      told: told.filter((pair: string) => [...known, elsewhere["id"], author["id"]].some((id) => pair.startsWith(id))),
    };
  };
  const own = [
    `${second["id"]} ${one["productSlug"]}`,
    `${third["id"]} ${one["productSlug"]}`,
    `${second["id"]} ${two["productSlug"]}`,
  ];
  const mine = await pairs(manager["identifier"]);
  expect(mine.told).toEqual(own);
  expect((await pairs(manager["identifier"], { limit: "1", page: String(mine.total + 1) })).told).toEqual([]);
  const everybody = await pairs("demo_admin");
  expect([everybody.total > mine.total, everybody.told.toSorted()]).toEqual([
    true,
    [...own, `${elsewhere["id"]} ${one["productSlug"]}`].toSorted(),
  ]);
  const file = (await ask("demo_admin", "writeStatistics", { query: { table: "late" } })).body;
  expect(file.split("\r\n").filter(Boolean)).toHaveLength(everybody.total + 1);
  expect((await ask("demo_author", "listLate")).statusCode).toBe(403);

  const count = async () => (await ask(manager["identifier"], "countLate")).json();
  const { people: all, unreminded, reminders } = await count();
  expect([all, unreminded]).toEqual([late.meta.totalItems, late.meta.totalItems]);
  expect(reminders).toBe(late.users.reduce((sum: number, { progress }: Answered) => sum + progress.late, 0));
  const remind = () => ask(manager["identifier"], "remindLate", { body: { message: "By Friday, please." } });
  const answers = (await Promise.all([remind(), remind(), remind()])).map((answer) => answer.json());
  expect(answers.reduce((sum, answer) => sum + answer.reminders, 0)).toBe(reminders);
  for (const { left } of answers) expect(left).toBe(0);
  expect(await count()).toEqual({ people: all, unreminded: 0, reminders: 0 });
  expect((await mails(second)).map(({ subject }) => subject)).toHaveLength(2);
  expect(await mails(third)).toHaveLength(1);
  for (const nobody of [first, elsewhere]) expect(await mails(nobody)).toEqual([]);
  const [mail] = await mails(third);
  const { text } = (await ask("demo_admin", "readMail", { params: { mailId: mail?.["id"] } })).json();
  expect(text).toContain("By Friday, please.");
  server.advance(DAY + 1_000);
  expect(await count()).toEqual({ people: all, unreminded, reminders });

  // Who manages nobody reminds nobody, and who is no manager asks in vain.
  const nowhere = await make({ roles: ["ROLE_MANAGER"] });
  expect((await ask(nowhere["identifier"], "countLate")).json()).toEqual({ people: 0, unreminded: 0, reminders: 0 });
  for (const name of ["countLate", "remindLate"] as const)
    expect((await ask("demo_learner", name, name === "countLate" ? {} : { body: { message: "" } })).statusCode).toBe(
      403,
    );
});
