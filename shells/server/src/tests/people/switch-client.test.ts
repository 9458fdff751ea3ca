// Knows where an administrator works who switched to another client, and what of them stays at home.
// @module-tag wide
import { ROUTES, type Route, type RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer, publishCourse } from "../../testing/author.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call, type Scene, type Sent } from "../../testing/route-case.ts";
import { ROUTE_CASES } from "../../testing/route-cases.ts";
import { NOBODYS, setScene } from "../../testing/set-scene.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [SUPER, ADMIN] = ["demo_superadmin", "demo_admin"];

let server: TestServer;
let lookout: Lookout;
let demo: Scene;
let atelier: Scene;
/** A client below the demo, with an administrator and a learner of its own. */
let below: { id: string; admin: Answered; learner: Answered };

const ask = async (by: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(by)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const switchTo = (token: string, id: string) => by(token, "switchClient", { params: { id } });
/** A pair of somebody who works in that client. */
async function work(login: string, id: string): Promise<{ token: string; refreshToken: string }> {
  const answer = await switchTo((await server.signIn(login)).token, id);
  if (answer.statusCode !== 200) throw new Error(`${login} cannot switch: ${answer.body}`);
  return answer.json();
}

beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  demo = await setScene(server, "demo", "Ours");
  atelier = await setScene(server, "atelier", "Theirs");
  const body = { hasSubClients: true };
  await ask(SUPER, "updateClient", { params: { id: demo.clientId }, body });
  const { id } = (await ask(ADMIN, "createClient", { body: { slug: "demo-below", name: "Below" } })).json();
  const { token } = await work(ADMIN, id);
  const make = async (roles: string[]) =>
    ownPassword(
      server,
      (await by(token, "createUser", { body: { ...inventPerson(), roles, password: DEMO_PASSWORD } })).json().user,
    );
  below = { id, admin: await make(["ROLE_ADMIN"]), learner: await make(["ROLE_LEARNER"]) };
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

describe("§7.54 who may work where", () => {
  test("attack 32: an administrator goes below their own client and home again, a super administrator anywhere, nobody up or aside", async () => {
    const { token } = await work(ADMIN, below.id);
    expect((await by(token, "currentClient")).json().slug).toBe("demo-below");
    expect(told(await switchTo(token, atelier.clientId))).toEqual([404, "not-found"]);
    expect(told(await switchTo(token, NOBODYS.clientId))).toEqual([404, "not-found"]);
    expect(told(await switchTo(token, "x"))).toEqual([404, "not-found"]);
    const home = (await switchTo(token, demo.clientId)).json();
    expect((await by(home.token, "currentClient")).json().slug).toBe("demo");
    const up = await server.signIn(below.admin.identifier);
    expect(told(await switchTo(up.token, demo.clientId))).toEqual([404, "not-found"]);
    for (const id of [atelier.clientId, below.id, demo.clientId]) await work(SUPER, id);
  });

  test("§3.58 who works elsewhere has favourites in that library, and nobody there has them", async () => {
    const params = { type: "client", slug: atelier.document };
    const { token } = await work(SUPER, atelier.clientId);
    const marked = await by(token, "updateDocument", { params, body: { favorite: true } });
    expect([marked.statusCode, marked.json().favorite]).toEqual([200, true]);
    const listed = await by(token, "listDocuments", { params: { type: "client" }, query: { favorite: "1" } });
    expect(listed.json().documents.map(({ slug }: Answered) => slug)).toEqual([atelier.document]);
    const theirs = await ask("atelier_author", "listDocuments", {
      params: { type: "client" },
      query: { favorite: "1" },
    });
    expect(theirs.json().documents).toEqual([]);
  });

  test("§7.54 the session remembers: refreshed and renewed pairs speak of the same client, other sessions do not", async () => {
    const other = await server.signIn(ADMIN);
    const { token, refreshToken } = await work(ADMIN, below.id);
    const refreshed = (await call(server, "refresh", { body: { refreshToken } })).json();
    const renewed = (await by(token, "renewToken")).json();
    for (const pair of [refreshed, renewed])
      expect((await by(pair.token, "currentClient")).json().slug).toBe("demo-below");
    expect((await by((await by(other.token, "renewToken")).json().token, "currentClient")).json().slug).toBe("demo");
  });

  test("§7.54 whose client is gone finds themselves at home; decisions 3: of whoever administers no more the session ends", async () => {
    const { user } = (
      await ask(ADMIN, "createUser", { body: { ...inventPerson(), roles: ["ROLE_ADMIN"], password: DEMO_PASSWORD } })
    ).json();
    await ownPassword(server, user);
    const { id } = (await ask(ADMIN, "createClient", { body: { slug: "demo-brief", name: "Brief" } })).json();
    const [gone, demoted] = [await work(user.identifier, id), await work(user.identifier, below.id)];
    await ask(ADMIN, "deleteClient", { params: { id } });
    const { login, email, firstname, lastname } = user;
    const body = { login, email, firstname, lastname, roles: ["ROLE_AUTHOR"] };
    const home = (await call(server, "refresh", { body: { refreshToken: gone.refreshToken } })).json();
    expect((await by(home.token, "currentClient")).json().slug).toBe("demo");
    await ask(ADMIN, "updateUser", { params: { id: user.id }, body });
    const ended = await call(server, "refresh", { body: { refreshToken: demoted.refreshToken } });
    expect(told(ended)).toEqual([401, "refresh.invalid"]);
    expect((await ask(user.identifier, "currentClient")).json().slug).toBe("demo");
  });

  test("§7.48 a super administrator does not delete the client that they work in, empty as it is; from elsewhere they do", async () => {
    const { id } = (await ask(SUPER, "createClient", { body: { slug: "demo-empty", name: "Empty" } })).json();
    const { token } = await work(SUPER, id);
    expect(told(await by(token, "deleteClient", { params: { id } }))).toEqual([409, "client.in-use"]);
    expect((await by(token, "currentClient")).json().id).toBe(id);
    expect((await ask(SUPER, "deleteClient", { params: { id } })).statusCode).toBe(204);
  });

  test("§7.54 neither where somebody works nor their home is deleted under them", async () => {
    const { token } = await work(SUPER, below.id);
    for (const id of [below.id, demo.clientId])
      expect(told(await by(token, "deleteClient", { params: { id } }))).toEqual([409, "client.in-use"]);
  });
});

describe("§7.54 what is of the home, and what of the client", () => {
  test("§7.13 the account, its notifications, its products and its way out stay at home", async () => {
    const { token, refreshToken } = await work(ADMIN, below.id);
    expect((await by(token, "me")).json()).toMatchObject({ identifier: ADMIN, client: { slug: "demo" } });
    const renamed = await by(token, "updateMe", { body: { firstname: "Switched" } });
    expect(renamed.json()).toMatchObject({ firstname: "Switched", client: { slug: "demo" } });
    const products = (await by(token, "listMyProducts")).json().products;
    expect(products.map((one: Answered) => one.perimeterSlug)).toContain(demo.perimeter);
    expect((await by(token, "listNotifications")).statusCode).toBe(200);
    expect((await by(token, "liveToken")).statusCode).toBe(200);
    const play = await by(token, "playLearniz", { params: { perimeterSlug: demo.perimeter } });
    expect(play.json().perimeter.slug).toBe(demo.perimeter);
    await by(token, "logout", { body: { refreshToken, identifier: ADMIN } });
    expect(told(await call(server, "refresh", { body: { refreshToken } }))).toEqual([401, "refresh.invalid"]);
  });

  test("§7.28 §7.100 what is made belongs to the client, and nobody becomes a user there but who is made one", async () => {
    const { token } = await work(SUPER, atelier.clientId);
    const course = await by(token, "createProduct", { params: { type: "learniz" }, body: { name: "From afar" } });
    expect(course.json().clientId).toBe(atelier.clientId);
    const params = { type: "learniz", slug: course.json().slug };
    expect((await ask("atelier_author", "getProduct", { params })).statusCode).toBe(200);
    expect(told(await ask("demo_author", "getProduct", { params }))).toEqual([404, "not-found"]);
    const preview = (await by(token, "previewProduct", { params })).json();
    const play = await by(preview.token, "playLearniz", { params: { perimeterSlug: params.slug } });
    expect(play.json().product.clientId).toBe(atelier.clientId);
    const again = (await call(server, "refresh", { body: { refreshToken: preview.refreshToken } })).json();
    const replay = await by(again.token, "playLearniz", { params: { perimeterSlug: params.slug } });
    expect(replay.statusCode).toBe(200);
    const { users } = (await by(token, "listUsers", { query: { limit: "100" } })).json();
    expect(users.every((one: Answered) => one.identifier.startsWith("atelier_"))).toBe(true);
    expect(users.map((one: Answered) => one.login)).not.toContain("superadmin");
  });

  test("§7.24 a learner of another client is never reached but through a switch", async () => {
    const id = below.learner.id;
    const calls: readonly [RouteName, Sent][] = [
      ["getUser", { params: { id } }],
      ["activateUser", { params: { id }, body: { active: false } }],
      ["deleteUser", { params: { id } }],
      ["deleteUsers", { body: { ids: [id] } }],
      ["impersonate", { body: { identifier: below.learner.identifier, platform: "FRONT_DYNAMIC" } }],
    ];
    const before = await lookout.find("select * from users order by id");
    for (const who of [ADMIN, SUPER])
      for (const [name, sent] of calls)
        expect([name, ...told(await ask(who, name, sent))]).toEqual([name, 404, "not-found"]);
    expect(await lookout.find("select * from users order by id")).toEqual(before);
    const { token } = await work(ADMIN, below.id);
    expect((await by(token, "getUser", { params: { id } })).json().user.id).toBe(id);
    expect(told(await by(token, "getUser", { params: { id: demo.user } }))).toEqual([404, "not-found"]);
  });
});

const guarded = (Object.keys(ROUTES) as RouteName[]).filter((name) => {
  const { admission, path }: Route = ROUTES[name];
  return admission.kind === "token" && admission.roles.includes("ROLE_ADMIN") && path.startsWith("/api/admin/");
});
describe("decisions 2: a switched administrator reaches one client at a time", () => {
  const hiding = guarded.filter((name) => ROUTE_CASES[name].params && !ROUTE_CASES[name].hidesNothing);
  test.each(hiding)(
    "%s answers for a stranger's things exactly as for unknown ones, and changes nothing",
    async (name) => {
      const { scopes } = (ROUTES[name] as Route).admission as { scopes: readonly string[] };
      if (!scopes.includes("session")) return;
      const { params, body, form } = ROUTE_CASES[name];
      const { token } = await work(ADMIN, below.id);
      const send = (scene: Scene) =>
        by(token, name, {
          ...(params && { params: params(scene) }),
          ...(body && { body: body(scene) }),
          ...(form && { form: form(scene) }),
        });
      const before = await lookout.read();
      for (const scene of [atelier, NOBODYS]) expect(told(await send(scene))).toEqual([404, "not-found"]);
      expect(await lookout.read()).toEqual(before);
    },
  );
});

test("§7.12 §7.54 the other platform is entered in the same session, and speaks of the same client", async () => {
  const { token } = await work(ADMIN, below.id);
  const { link } = (await by(token, "changePlatform", { params: { platform: "BACK_OFFICE" } })).json();
  const refreshToken = new URLSearchParams(new URL(link).hash.slice(1)).get("refreshToken");
  const pair = (await call(server, "refresh", { body: { refreshToken } })).json();
  expect((await by(pair.token, "currentClient")).json().slug).toBe("demo-below");
});

test("§7.85 a course that a switched administrator publishes is its client's learners'", async () => {
  const { token } = await work(ADMIN, below.id);
  const created = (
    await by(token, "createProduct", { params: { type: "learniz" }, body: { name: "For below" } })
  ).json();
  const params = { type: "learniz", slug: created.slug };
  const body = { updatedAt: created.updatedAt, visible: true };
  expect((await by(token, "publishProduct", { params, body })).statusCode).toBe(200);
  const names = async (login: string) =>
    (await ask(login, "listMyProducts")).json().products.map(({ name }: Answered) => name);
  expect(await names(below.learner.identifier)).toEqual(["For below"]);
  expect(await names("demo_learner")).not.toContain("For below");
  const own = await publishCourse(server, (await server.signIn("demo_author")).token, "At home");
  expect(told(await by(token, "getProduct", { params: { type: "learniz", slug: own.slug } }))).toEqual([
    404,
    "not-found",
  ]);
});
