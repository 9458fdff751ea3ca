// Knows what a manager may do for their people, and that it is for theirs alone (decisions 2).
// @module-tag wide
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

type Caller = { readonly authorization: string };
let server: TestServer;
let admin: Caller;
let manager: Answered;
let boss: Caller;
beforeAll(async () => {
  server = await startTestServer();
  admin = bearer((await server.signIn("demo_admin")).token);
  const place = (id: string, children: object[] = []) => ({ id, title: id, lvl: 0, children });
  const affectations = [place("east", [place("east-1")]), place("west")];
  const { id } = (await ask("currentClient", {})).json();
  await ask("putOrganisation", { params: { id }, body: { affectations } });
  manager = await make({ roles: ["ROLE_MANAGER"], affectations: ["east"] });
  boss = bearer((await server.signIn(manager.identifier)).token);
});
afterAll(() => server.close());

const ask = (name: Parameters<typeof call>[1], sent: Sent, headers: Caller = admin) =>
  call(server, name, { ...sent, headers });
async function make(more: object = {}): Promise<Answered> {
  const body = { ...inventPerson(), password: DEMO_PASSWORD, ...more };
  return ownPassword(server, (await ask("createUser", { body })).json().user);
}
const told = (answer: Awaited<ReturnType<typeof ask>>) => [answer.statusCode, answer.json().detail];
const one = ({ id }: Answered) => ({ params: { id } });
const read = async (user: Answered) => (await ask("readCollaborator", one(user), boss)).json();

/** A product for these people alone. */
async function limit(slug: string, users: readonly Answered[]): Promise<void> {
  const audience = { everyone: false, affectations: [], criterias: [], users: users.map(({ id }) => id) };
  const body = { name: "Few", audience, from: null, until: null };
  expect((await ask("settlePerimeter", { params: { slug }, body })).statusCode).toBe(200);
}
const findOpen = async (user: Answered): Promise<string> => {
  const open = (await read(user)).products.find(({ type, isOpen }: Answered) => type === "learniz" && isOpen);
  return open.slug;
};

test("§7.25 decisions 2 of those who stand elsewhere, and of themselves, a manager hears that they are not there", async () => {
  const [theirs, elsewhere] = [await make({ affectations: ["east-1"] }), await make({ affectations: ["west"] })];
  expect(await read(theirs)).toMatchObject({ id: theirs.id, email: theirs.email });
  const product = await findOpen(theirs);
  for (const nobody of [elsewhere, manager]) {
    expect(told(await ask("readCollaborator", one(nobody), boss))).toEqual([404, "not-found"]);
    expect(told(await ask("remindCollaborator", { ...one(nobody), body: { product } }, boss))).toEqual([
      404,
      "not-found",
    ]);
    expect(told(await ask("giveProduct", { ...one(nobody), body: { product } }, boss))).toEqual([404, "not-found"]);
  }
  expect(told(await ask("readCollaborator", one(theirs)))).toEqual([403, "role.refused"]);
});

test("§3.224 a manager reminds of a product once a day, by one notification and one mail in their own words", async () => {
  const user = await make({ affectations: ["east-1"], locale: "en" });
  const product = await findOpen(user);
  const remind = () =>
    ask("remindCollaborator", { ...one(user), body: { product, message: "By Friday, please." } }, boss);
  const statuses = (await Promise.all([remind(), remind(), remind()])).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([204, 409, 409]);
  expect(told(await remind())).toEqual([409, "reminder.too-soon"]);
  const own = bearer((await server.signIn(user.identifier)).token);
  const { notifications } = (await ask("listNotifications", {}, own)).json();
  const about = notifications.filter(({ info }: Answered) => info.productSlug === product);
  expect(about.map(({ text }: Answered) => text)).toEqual([
    expect.stringContaining(`${manager.firstname} ${manager.lastname} reminds you of`),
  ]);
  const { mails } = (await ask("listMails", {})).json();
  const sent = mails.filter(({ to }: Answered) => to === user.email);
  const subjects = sent.filter(({ subject }: Answered) => subject.includes("reminds you of"));
  expect(subjects).toHaveLength(1);
  const { text } = (await ask("readMail", { params: { mailId: subjects[0].id } })).json();
  expect(text).toContain("By Friday, please.");
  const seen = (await read(user)).products.find(({ slug }: Answered) => slug === product);
  expect(seen.remindedAt).not.toBeNull();
});

test("decisions 4 what a manager gives is open to its receiver from then on, who is told once; those named before stay named", async () => {
  const [user, other, holder] = [
    await make({ affectations: ["east"] }),
    await make({ affectations: ["east"] }),
    await make({ affectations: ["west"] }),
  ];
  const product = await findOpen(user);
  await limit(product, [holder]);
  const before = await read(user);
  expect(before.others.map(({ slug }: Answered) => slug)).toContain(product);
  const give = (to: Answered) => ask("giveProduct", { ...one(to), body: { product } }, boss);
  const answers = await Promise.all([give(user), give(other), give(user), give(other)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
  const { audience } = (await ask("productPerimeter", { params: { slug: product } })).json();
  expect(audience.users.toSorted()).toEqual([holder.id, user.id, other.id].toSorted());
  const after = await read(user);
  expect(after.others.map(({ slug }: Answered) => slug)).not.toContain(product);
  expect(after.products.find(({ slug }: Answered) => slug === product)).toMatchObject({ isOpen: true });
  const own = bearer((await server.signIn(user.identifier)).token);
  const { notifications } = (await ask("listNotifications", {}, own)).json();
  expect(notifications.filter(({ info }: Answered) => info.productSlug === product)).toHaveLength(1);
});

test("decisions 4 nobody more is named than an audience may name", async () => {
  const user = await make({ affectations: ["east"] });
  const product = await findOpen(user);
  const { id: clientId } = (await ask("currentClient", {})).json();
  const { slug } = (await ask("productPerimeter", { params: { slug: product } })).json();
  const users = Array.from({ length: 1_000 }, () => randomUUID());
  const audience = { everyone: false, affectations: [], criterias: [], users };
  await server.world.perimeters.settle({ clientId }, slug, {
    name: "Full",
    audience,
    opensAt: null,
    closesAt: null,
    dueAt: null,
  });
  expect(told(await ask("giveProduct", { ...one(user), body: { product } }, boss))).toEqual([409, "audience.full"]);
});

test("decisions 2, 4 who is late is told to their manager, until they have completed it or it is due later", async () => {
  const [user, other] = [await make({ affectations: ["east"] }), await make({ affectations: ["east"] })];
  const product = await findOpen(user);
  const stored = (await ask("productPerimeter", { params: { slug: product } })).json();
  const now = server.world.clock.now();
  const settle = (due: string | null | undefined, users = [user.id]) =>
    ask("settlePerimeter", {
      params: { slug: product },
      body: {
        ...{ name: stored.name, from: null, until: null, due },
        audience: { everyone: false, affectations: [], criterias: [], users },
      },
    });
  const late = async (of: Answered) => {
    const { users } = (await ask("listCollaborators", { query: { query: of.email } }, boss)).json();
    return users.find(({ id }: Answered) => id === of.id).progress.late;
  };
  const before = [await late(user), await late(other)];
  const [past, future] = [new Date(now - 1_000).toISOString(), new Date(now + 86_400_000).toISOString()];
  expect((await settle(past)).json()).toMatchObject({ due: past });
  expect([await late(user), await late(other)]).toEqual([before[0] + 1, before[1]]);
  // Absent it stays as it is.
  expect((await settle(undefined)).json()).toMatchObject({ due: past });
  // What is to be done stands first.
  expect((await read(user)).products[0]).toMatchObject({ slug: product, dueAt: past, isOpen: true });
  const own = bearer((await server.signIn(user.identifier)).token);
  const mine = async () => (await ask("listMyProducts", { query: {} }, own)).json().products;
  expect((await mine()).find(({ productSlug }: Answered) => productSlug === product)).toMatchObject({ dueAt: past });
  await settle(future);
  expect(await late(user)).toBe(before[0]);
  await settle(past);
  const eventDate = new Date(now).toISOString();
  const { clientId } = stored;
  await server.world.progress.save(
    { clientId },
    {
      ...{ userId: user.id, perimeterSlug: stored.slug, eventDate, progress: {} },
      summary: { status: "COMPLETE", percentage: 100, score: null, time: 1 },
    },
  );
  expect(await late(user)).toBe(before[0]);
  expect((await settle(null)).json()).toMatchObject({ due: null });
  for (const wrong of ["", "tomorrow", "2026-13-01T00:00:00Z"])
    expect((await settle(wrong)).json().faults).toMatchObject([{ path: ["due"] }]);
});
