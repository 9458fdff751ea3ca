// Knows what an administrator gives to the people of their client, and what could be given (decisions 2 and 4).
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
let product: string;
let holder: Answered;
beforeAll(async () => {
  server = await startTestServer();
  admin = bearer((await server.signIn("demo_admin")).token);
  holder = await make();
  const { products } = await learn(holder);
  product = products.find(({ type, isOpen }: Answered) => type === "learniz" && isOpen).slug;
  await limit([holder.id]);
});
afterAll(() => server.close());

const ask = (name: Parameters<typeof call>[1], sent: Sent, headers: Caller = admin) =>
  call(server, name, { ...sent, headers });
async function make(more: object = {}): Promise<Answered> {
  const body = { ...inventPerson(), password: DEMO_PASSWORD, ...more };
  return ownPassword(server, (await ask("createUser", { body })).json().user);
}
const told = (answer: Awaited<ReturnType<typeof ask>>) => [answer.statusCode, answer.json().detail];
const learn = async ({ id }: Answered) => (await ask("readPersonLearning", { params: { id } })).json();
const give = ({ id }: Answered, slug = product, by = admin) =>
  ask("givePersonProduct", { params: { id }, body: { product: slug } }, by);
const listGivable = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await ask("listGivableProducts", { query })).json().products.map(({ slug }: Answered) => slug);
const readAudience = async () => (await ask("productPerimeter", { params: { slug: product } })).json().audience;

/** The product is for these people alone. */
async function limit(users: readonly string[], due: string | null = null): Promise<void> {
  const audience = { everyone: false, affectations: [], criterias: [], users };
  const body = { name: "Few", audience, from: null, until: null, due };
  expect((await ask("settlePerimeter", { params: { slug: product }, body })).statusCode).toBe(200);
}

test("decisions 4 what an administrator gives is open to its receiver at once, who is told once; those named before stay named", async () => {
  const [user, other] = [await make(), await make()];
  expect((await learn(user)).products.map(({ slug }: Answered) => slug)).not.toContain(product);
  const answers = await Promise.all([give(user), give(other), give(user), give(other)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
  expect((await readAudience()).users.toSorted()).toEqual([holder.id, user.id, other.id].toSorted());
  const given = (await learn(user)).products.find(({ slug }: Answered) => slug === product);
  expect(given).toMatchObject({ isOpen: true, progress: null });
  const own = bearer((await server.signIn(user.identifier)).token);
  const { notifications } = (await ask("listNotifications", {}, own)).json();
  expect(notifications.filter(({ info }: Answered) => info.productSlug === product)).toHaveLength(1);
});

test("decisions 4 what could be given is what is open to others: all of it, or what one person has not", async () => {
  const user = await make();
  expect(await listGivable({})).toContain(product);
  expect(await listGivable({ user: user.id })).toContain(product);
  expect(await listGivable({ user: holder.id })).not.toContain(product);
  await give(user);
  expect(await listGivable({ user: user.id })).not.toContain(product);
});

test("decisions 2 nothing is given to who is not there, nor to who stands above, and nobody below an administrator gives", async () => {
  const elsewhere = await server.world.users.findByIdentifier("atelier_learner");
  const above = await server.world.users.findByIdentifier("demo_superadmin");
  const before = await readAudience();
  for (const id of [elsewhere?.id, randomUUID(), "x"]) {
    expect(told(await give({ id }))).toEqual([404, "not-found"]);
    expect(told(await ask("listGivableProducts", { query: { user: id ?? "" } }))).toEqual([404, "not-found"]);
  }
  expect(told(await give({ id: above?.id }))).toEqual([403, "role.refused"]);
  const user = await make();
  for (const login of ["demo_author", "demo_manager", "demo_trainer", "demo_learner"])
    expect(told(await give(user, product, bearer((await server.signIn(login)).token)))).toEqual([403, "role.refused"]);
  expect(told(await give(user, "nothing"))).toEqual([404, "not-found"]);
  expect(await readAudience()).toEqual(before);
});

test("decisions 2, 4 what is due is told on the page of a person, and stands first", async () => {
  const due = new Date(server.world.clock.now() - 60_000).toISOString();
  await limit([holder.id], due);
  expect((await learn(holder)).products[0]).toMatchObject({ slug: product, dueAt: due, isOpen: true });
});

test("decisions 4 who was given it keeps it when an author saves the audience that they read before", async () => {
  await limit([holder.id]);
  const before = await readAudience();
  const user = await make();
  expect((await give(user)).statusCode).toBe(204);
  const save = (more: object) =>
    ask("settlePerimeter", {
      params: { slug: product },
      body: { name: "Few", audience: before, from: null, until: null, ...more },
    });
  expect(told(await save({ before }))).toEqual([409, "organisation.changed"]);
  const now = await readAudience();
  expect(now.users).toContain(user.id);
  expect((await save({ before: { ...now, users: now.users.toReversed() } })).statusCode).toBe(200);
});

test("decisions 4 nobody more is named than an audience may name", async () => {
  const user = await make();
  const { id: clientId } = (await ask("currentClient", {})).json();
  const { slug } = (await ask("productPerimeter", { params: { slug: product } })).json();
  const users = Array.from({ length: 1_000 }, () => randomUUID());
  await server.world.perimeters.settle({ clientId }, slug, {
    ...{ name: "Full", opensAt: null, closesAt: null, dueAt: null },
    audience: { everyone: false, affectations: [], criterias: [], users },
  });
  expect(told(await give(user))).toEqual([409, "audience.full"]);
});
