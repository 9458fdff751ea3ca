// Knows that all that is done to an account is written down with it, and that who stands above is left alone.
// @module-tag wide
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { inventPerson, ownPassword, writeUserFile } from "../../testing/people.ts";
import { fillContent, republish } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let admin: { readonly authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = bearer((await server.signIn("demo_admin")).token);
});
afterAll(() => server.close());

const ask = (name: Parameters<typeof call>[1], sent: Sent, headers = admin) => call(server, name, { ...sent, headers });
async function make(more: object = {}): Promise<Answered> {
  const body = { ...inventPerson(), password: DEMO_PASSWORD, ...more };
  return ownPassword(server, (await ask("createUser", { body })).json().user);
}
const readEvents = async (id: string): Promise<readonly Answered[]> =>
  (await ask("listPersonEvents", { params: { id } })).json().events;
const kindsOf = (events: readonly Answered[]) => events.map(({ kind }) => kind).sort();

test("§7.28 §7.29 §7.30 §7.20 §7.9 each thing that is done to an account is written down once, with who did it", async () => {
  const user = await make();
  const params = { id: user.id };
  const { login, email, firstname, lastname } = user;
  const body = { login, email, firstname, lastname, roles: ["ROLE_LEARNER", "ROLE_AUTHOR"] };
  await ask("updateUser", { params, body });
  // What changes nothing is nothing that was done.
  await ask("updateUser", { params, body });
  await ask("activateUser", { params, body: { active: false } });
  await ask("activateUser", { params, body: { active: true } });
  await ask("impersonate", { body: { identifier: user.identifier, platform: "FRONT_DYNAMIC" } });
  const own = bearer((await server.signIn(user.identifier)).token);
  await ask("updateMe", { body: { firstname: "Other" } }, own);
  const change = { password: "Quill-2041-Rowan!", currentPassword: DEMO_PASSWORD };
  await ask("changePassword", { params: { id: user.identifier }, body: change }, own);
  const events = await readEvents(user.id);
  expect(kindsOf(events)).toEqual(
    ["created", "changed", "deactivated", "activated", "impersonated", "changed", "password-changed"].sort(),
  );
  const changes = events.flatMap((event) => event.changes);
  expect(changes).toContainEqual({ field: "roles", before: ["ROLE_LEARNER"], after: ["ROLE_LEARNER", "ROLE_AUTHOR"] });
  expect(changes).toContainEqual({ field: "firstname", before: [firstname], after: ["Other"] });
  const byThemselves = events.filter(({ by }) => by.isThemselves);
  expect(kindsOf(byThemselves)).toEqual(["changed", "password-changed"]);
  expect(JSON.stringify(events)).not.toContain(change.password);
});

test("§7.36 what an import does to accounts is written down as what is done by hand", async () => {
  const user = await make();
  const { login, email, lastname } = user;
  const people = [{ login, email, lastname, firstname: "Imported", roles: "ROLE_LEARNER" }];
  const form = writeUserFile(people, { header: "1", deleteAbsent: "false" });
  const { import: begun } = (await ask("importUsers", { form })).json();
  await server.runJobs();
  await ask("applyImport", { params: { id: begun.id }, body: {} });
  await server.runJobs();
  const [newest] = await readEvents(user.id);
  expect(newest).toMatchObject({
    kind: "changed",
    changes: [{ field: "firstname", before: [user.firstname], after: ["Imported"] }],
  });
});

test("decisions 2: of who stands above, neither sessions nor events are told, and nothing is ended", async () => {
  const { user } = (await ask("listUsers", { query: { "roles[]": "ROLE_SUPER_ADMIN" } }))
    .json()
    .users.map((one: Answered) => ({ user: one }))[0];
  const params = { id: user.id };
  for (const name of ["listPersonEvents", "listPersonSessions", "endPersonSessions", "readSecondFactorOf"] as const)
    expect((await ask(name, { params })).json().detail).toBe("role.refused");
});

test("decisions 3: a change that is refused leaves nothing written down", async () => {
  const [one, other] = [await make(), await make()];
  const { email, firstname, lastname } = one;
  const body = { login: other.login, email, firstname, lastname, roles: ["ROLE_LEARNER"] };
  expect((await ask("updateUser", { params: { id: one.id }, body })).statusCode).toBe(409);
  expect(kindsOf(await readEvents(one.id))).toEqual(["created"]);
});

test("§7.34 the contents of all sections of a person are read at once, and names stand as a reader orders them", async () => {
  const token = (await server.signIn("demo_admin")).token;
  const user = await make();
  const slugs: string[] = [];
  for (const name of ["Zone", "écluse", "Abri"]) {
    const configDraft = await fillContent(server, token, "section");
    const made = await ask("createProduct", { params: { type: "section" }, body: { name, configDraft } });
    const { slug, updatedAt }: Answered = made.json();
    await republish(server, token, "section", slug, updatedAt);
    slugs.push(slug);
  }
  const read = vi.spyOn(server.world.products, "read");
  const { products } = (await ask("readPersonLearning", { params: { id: user.id } })).json();
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  const own = products.filter(({ slug }: Answered) => slugs.includes(slug));
  expect(own.map(({ name }: Answered) => name)).toEqual(["Abri", "écluse", "Zone"]);
  expect(own.map(({ parts }: Answered) => parts)).toEqual([1, 1, 1]);
});
