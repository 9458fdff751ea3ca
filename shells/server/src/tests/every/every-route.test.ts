// Knows what holds for every route of the contract: whom it lets in, what it hides, what it cannot read, and that a
// refusal changes nothing at all.
import { ROUTES, type Route, type RouteName } from "@academiz/contract";
import { ROLES, type Role, SCOPES, type Scope } from "@academiz/domain/identity";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { countStatements } from "../../../../../adapters/postgres/src/testing/count-statements.ts";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { parse } from "../../http/input/read-input.ts";
import { bearer, readSession } from "../../testing/author.ts";
import { misshape } from "../../testing/misshape.ts";
import { inventPerson, writeUserFile } from "../../testing/people.ts";
import { call, type Scene, type Sent } from "../../testing/route-case.ts";
import { ROUTE_CASES } from "../../testing/route-cases.ts";
import { NOBODYS, setScene } from "../../testing/set-scene.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { PUSH_HOST } from "../../testing/subscribe-browser.ts";
import { takeShare } from "../../testing/take-share.ts";
import { writeForm } from "../../testing/write-form.ts";

let server: TestServer;
let lookout: Lookout;
let ours: Scene;
let theirs: Scene;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT: "1", PUSH_HOSTS: PUSH_HOST }, { isAlone: true });
  lookout = await openLookout(server.config);
  ours = await setScene(server, "demo", "Ours");
  theirs = await setScene(server, "atelier", "Theirs");
  for (const login of Object.values(LOGINS)) sessions.set(login, await openSessionOf(login));
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const names = Object.keys(ROUTES) as RouteName[];
const admissionOf = (name: RouteName) => {
  const { admission }: Route = ROUTES[name];
  return admission.kind === "token" ? admission : null;
};
const guarded = names.filter((name) => admissionOf(name) !== null);
const bodied = names.filter((name) => "body" in ROUTES[name]);
const LOGINS: Readonly<Record<Role, string>> = {
  ROLE_LEARNER: "demo_learner",
  ROLE_TRAINER: "demo_trainer",
  ROLE_MANAGER: "demo_manager",
  ROLE_AUTHOR: "demo_author",
  ROLE_ADMIN: "demo_admin",
  ROLE_SUPER_ADMIN: "demo_superadmin",
};

const send = (name: RouteName, scene: Scene, sent: Sent = {}) => {
  const { params, body, form } = ROUTE_CASES[name];
  return call(server, name, {
    ...(params && { params: params(scene) }),
    ...(body && { body: body(scene) }),
    ...(form && { form: form(scene) }),
    ...sent,
  });
};
type Answer = Awaited<ReturnType<typeof send>>;
const toldBy = (answer: Answer) => [answer.statusCode, answer.json().detail];

/** One of each, that lasts. */
const sessions = new Map<string, string>();
const openSessionOf = async (login: string) => readSession((await server.signIn(login)).token);

/** What a token tells, made by the server's own issuer: also what no login gives. */
async function tokenOf(login: string, scope: Scope = "session", at = server.world.clock.now()) {
  const user = await server.world.users.findByIdentifier(login);
  if (!user) throw new Error(`no user ${login}`);
  const actor = {
    clientId: user.clientId,
    clientSlug: "demo",
    home: { clientId: user.clientId },
    userId: user.id,
    identifier: login,
    roles: user.roles,
    scope,
    sessionId: sessions.get(login) ?? "",
    binding: scope === "session" ? null : ours.perimeter,
  } as const;
  return server.world.tokens.issueAccess(actor, at, 60);
}
const headersOf = async (...who: Parameters<typeof tokenOf>) => bearer(await tokenOf(...who));

/** The strongest whom the route admits and whose view ends with their own client; nobody for a public route. */
async function headersOfMember(name: RouteName): Promise<Record<string, string>> {
  const admission = admissionOf(name);
  if (!admission) return {};
  const role = [...ROLES]
    .reverse()
    .find((one) => one !== "ROLE_SUPER_ADMIN" && admission.roles.some((it) => it === one));
  return headersOf(LOGINS[role ?? "ROLE_SUPER_ADMIN"], admission.scopes[0]);
}

/** Whatever is refused changes nothing in the whole database. */
async function leavesAllAsItWas(work: () => Promise<void>): Promise<void> {
  const before = await lookout.read();
  await work();
  expect(await lookout.read()).toEqual(before);
}

describe("§6.1 §6.3 every guarded route", () => {
  test.each(takeShare(guarded))(
    "%s refuses who brings no token, a token of nobody, an expired and a changed one",
    async (name) => {
      const [head = "", body = "", signature = ""] = (await tokenOf("demo_superadmin")).split(".");
      const claims = JSON.parse(Buffer.from(body, "base64url").toString());
      const forged = Buffer.from(JSON.stringify({ ...claims, clt: "atelier" })).toString("base64url");
      const unsigned = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
      const old = server.world.clock.now() - 61_000;
      const refusals: readonly (readonly [Record<string, string>, string])[] = [
        [{}, "token.missing"],
        [{ authorization: "Basic eDp5" }, "token.invalid"],
        [bearer("x".repeat(10_000)), "token.invalid"],
        [await headersOf("demo_superadmin", "session", old), "token.expired"],
        [bearer([head, forged, signature].join(".")), "token.invalid"],
        [bearer([unsigned, body, ""].join(".")), "token.invalid"],
      ];
      await leavesAllAsItWas(async () => {
        const told = await Promise.all(refusals.map(([headers]) => send(name, ours, { headers })));
        expect(told.map(toldBy)).toEqual(refusals.map(([, code]) => [401, code]));
      });
    },
  );

  test.each(takeShare(guarded))("attack 35: %s admits the roles that it names and refuses the others", async (name) => {
    const admission = admissionOf(name);
    await leavesAllAsItWas(async () => {
      const refused = ROLES.filter((one) => !admission?.roles.includes(one)).map(async (role) => {
        const headers = await headersOf(LOGINS[role], admission?.scopes[0]);
        expect([role, ...toldBy(await send(name, ours, { headers }))]).toEqual([role, 403, "role.refused"]);
      });
      await Promise.all(refused);
    });
    const admitted = (admission?.roles ?? []).map(async (role) => {
      const answer = await send(name, NOBODYS, { headers: await headersOf(LOGINS[role], admission?.scopes[0]) });
      const isRefused = answer.statusCode === 403 && answer.json().detail === "role.refused";
      expect({ role, isRefused, isFault: answer.statusCode >= 500 }).toEqual({
        role,
        isRefused: false,
        isFault: false,
      });
    });
    await Promise.all(admitted);
  });

  test.each(takeShare(guarded))("%s refuses the scopes that it does not name", async (name) => {
    await leavesAllAsItWas(async () => {
      const refused = SCOPES.filter((one) => !admissionOf(name)?.scopes.includes(one)).map(async (scope) => {
        const answer = await send(name, ours, { headers: await headersOf("demo_superadmin", scope) });
        expect([scope, ...toldBy(answer)]).toEqual([scope, 403, "scope.refused"]);
      });
      await Promise.all(refused);
    });
  });
});

describe("decisions 3: a power that was taken away ends at once", () => {
  const NEW_PASSWORD = "Grand-Soleil7-2026";
  type Made = Readonly<Record<"id" | "identifier" | "login" | "email" | "firstname" | "lastname", string>>;
  interface Fallen {
    readonly roles: readonly Role[];
    readonly scope: Scope;
    readonly token: string;
  }
  const asSuper = async (name: RouteName, sent: Sent) => {
    const answer = await call(server, name, { headers: await headersOf("demo_superadmin"), ...sent });
    if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.body}`);
    return answer;
  };
  const make = async (roles: readonly Role[]): Promise<Made> =>
    (await asSuper("createUser", { body: { ...inventPerson(), roles, password: DEMO_PASSWORD } })).json().user;
  const open = async ({ id, identifier }: Made, roles: readonly Role[], scope: Scope = "session"): Promise<Fallen> => {
    const user = await server.world.users.read({ clientId: ours.clientId }, id);
    if (!user) throw new Error("nobody");
    await server.world.users.choosePassword(user, id, user.passwordHash);
    sessions.set(identifier, await openSessionOf(identifier));
    return { roles, scope, token: await tokenOf(identifier, scope, server.world.clock.now() + 600_000) };
  };
  const sql = (statement: string) => lookout.find(statement);
  const end = ({ id, login, email, firstname, lastname }: Made, body: object) => {
    const known = { login, email, firstname, lastname, roles: ["ROLE_LEARNER"] };
    return asSuper("updateUser", { params: { id }, body: { ...known, ...body } });
  };

  /** What takes the power away, of whoever holds these roles. */
  const FALLS: Readonly<Record<string, (user: Made) => Promise<unknown>>> = {
    "the account was closed": ({ id }) => asSuper("activateUser", { params: { id }, body: { active: false } }),
    "the account was deleted": ({ id }) => asSuper("deleteUser", { params: { id } }),
    "another login was given": (user) =>
      end(user, { login: inventPerson().login, roles: ["ROLE_ADMIN", "ROLE_AUTHOR"] }),
    "a role was taken away": (user) => end(user, {}),
    "a role was taken away in the database": ({ id }) =>
      sql(`update users set roles = '{ROLE_LEARNER}' where id = '${id}'`),
    "the account was closed in the database": ({ id }) => sql(`update users set active = false where id = '${id}'`),
    "the session ended": ({ id }) => server.world.sessions.endOthers({ clientId: ours.clientId }, id, null, NOW()),
    "another password was chosen by a mailed link": async ({ id, identifier }) => {
      const [, login = ""] = identifier.split("_");
      server.advance(60_000);
      await call(server, "askAccountLink", { params: { clientSlug: "demo", login } });
      await server.carryMails();
      const { mails } = (await asSuper("listMails", {})).json();
      const { text } = (await asSuper("readMail", { params: { mailId: mails[0].id } })).json();
      const headers = bearer(/#token=(\S+)/.exec(text)?.[1] ?? "");
      const answer = await call(server, "resetPassword", { headers, body: { password: NEW_PASSWORD } });
      expect([id, answer.statusCode]).toEqual([id, 204]);
    },
  };
  const NOW = () => new Date(server.world.clock.now()).toISOString();
  const POWERS: readonly Role[] = ["ROLE_ADMIN", "ROLE_AUTHOR"];

  /** Every route that would admit this token. */
  const admitting = ({ roles, scope }: Fallen) =>
    guarded.filter((name) => {
      const admission = admissionOf(name);
      return admission?.scopes.some((one) => one === scope) && admission.roles.some((one) => roles.includes(one));
    });
  async function isRefusedEverywhere(fallen: Fallen): Promise<void> {
    const routes = admitting(fallen);
    expect(routes.length).toBeGreaterThan(0);
    const ask = async (name: RouteName) => {
      const query = { query: "ada", slug: "any" };
      const { statusCode, body } = await send(name, ours, { headers: bearer(fallen.token), query });
      return [name, statusCode, body.slice(0, 80)] as const;
    };
    const others: unknown[] = [];
    await leavesAllAsItWas(async () => {
      for (const [name, status] of await Promise.all(routes.map(ask))) {
        // What works long takes turns, which so many at once do not all get.
        const [, last, body] = status === 429 ? await ask(name) : [name, status, ""];
        if (last !== 401) others.push([name, last, body]);
      }
    });
    expect([fallen.scope, ...others]).toEqual([fallen.scope]);
  }

  test.each(Object.entries(FALLS))("%s: an old token opens no route that it opened", async (_, fall) => {
    const user = await make(POWERS);
    const fallen = await open(user, POWERS);
    await fall(user);
    await isRefusedEverywhere(fallen);
  });

  test("the narrow tokens that they gave themselves end with the others", async () => {
    const user = await make(POWERS);
    const tokens: Fallen[] = [];
    for (const scope of ["upload", "preview", "link"] as const) tokens.push(await open(user, POWERS, scope));
    await FALLS["the account was closed"]?.(user);
    for (const fallen of tokens) await isRefusedEverywhere(fallen);
  });

  test("§7.9–§7.11 nobody stands in any more whose own power ended", async () => {
    const learner = await make(["ROLE_AUTHOR"]);
    const falls = [
      "the account was closed",
      "a role was taken away",
      "a role was taken away in the database",
      "the session ended",
    ];
    for (const why of falls) {
      const administrator = await make(POWERS);
      const headers = bearer((await open(administrator, POWERS)).token);
      const standIn = async () => {
        const body = { identifier: learner.identifier, platform: "BACK_OFFICE" };
        const pair = (await call(server, "impersonate", { headers, body })).json();
        const fresh = await call(server, "refresh", { body: { refreshToken: pair.refreshToken } });
        return fresh.json().token;
      };
      const fallen: Fallen = { roles: ["ROLE_AUTHOR"], scope: "impersonation", token: await standIn() };
      expect((await send("listProducts", ours, { headers: bearer(fallen.token) })).statusCode).toBe(200);
      await FALLS[why]?.(administrator);
      await isRefusedEverywhere(fallen).catch((error) => Promise.reject(new Error(why, { cause: error })));
    }
  });

  test("who was moved, or whose client was closed, is as a stranger", async () => {
    const { clientId } = ours;
    const moved = await open(await make(POWERS), POWERS);
    const { sub: id } = JSON.parse(Buffer.from(moved.token.split(".")[1] ?? "", "base64url").toString());
    await sql(`begin; delete from sessions where user_id = '${id}'; delete from temporary_passwords where user_id = '${id}';
               delete from account_links where user_id = '${id}'; delete from mails where user_id = '${id}';
               delete from account_events where user_id = '${id}';
               update users set client_id = '${theirs.clientId}' where id = '${id}'; commit`);
    await isRefusedEverywhere(moved);
    const closed = await open(await make(POWERS), POWERS);
    await sql(`update clients set active = false where id = '${clientId}'`);
    await isRefusedEverywhere(closed);
    await sql(`update clients set active = true where id = '${clientId}'`);
    expect((await send("listUsers", ours, { headers: bearer(closed.token) })).statusCode).toBe(200);
  });

  test("§7.28 nobody gives themselves a role, nor anybody one above their own; a role more ends no session", async () => {
    const user = await make(["ROLE_ADMIN"]);
    const { token } = await open(user, ["ROLE_ADMIN"]);
    const { login, email, firstname, lastname } = user;
    const give = (id: string, sent: object, by: string) =>
      call(server, "updateUser", {
        params: { id },
        headers: bearer(by),
        body: { login, email, firstname, lastname, ...sent },
      });
    for (const role of ["ROLE_SUPER_ADMIN", "ROLE_AUTHOR", "ROLE_LEARNER"] as const)
      expect(toldBy(await give(user.id, { roles: ["ROLE_ADMIN", role] }, token))).toEqual([403, "role.refused"]);
    expect((await give(user.id, { roles: ["ROLE_ADMIN"], firstname: "Zoé" }, token)).statusCode).toBe(200);
    const file = writeUserFile([{ login, email, firstname, lastname, roles: ["ROLE_ADMIN", "ROLE_AUTHOR"] }]);
    // What another test began is over.
    await server.runJobs();
    const begun = (await call(server, "importUsers", { headers: bearer(token), form: file })).json();
    await server.runJobs();
    const seen = await call(server, "readImport", { headers: bearer(token), params: { id: begun.import.id } });
    expect(seen.body).toContain("role.refused");
    const above = await give(user.id, { roles: ["ROLE_ADMIN", "ROLE_AUTHOR"] }, await tokenOf("demo_superadmin"));
    expect(above.statusCode).toBe(200);
    expect((await send("listUsers", ours, { headers: bearer(token) })).statusCode).toBe(200);
  });

  test("what a caller is costs no statement: a request asks as often as if nobody looked", {
    tags: "long",
  }, async () => {
    const enter = async () => bearer((await open(await make(["ROLE_ADMIN"]), ["ROLE_ADMIN"])).token);
    let headers = await enter();
    const query = { query: "ada", slug: "any" };
    const ask = async (name: RouteName) =>
      (await countStatements(() => send(name, NOBODYS, { headers, query }))).statements;
    const { callers } = server.world;
    const askUnseen = async (name: RouteName) => {
      const off = vi.spyOn(callers, "vouch").mockImplementation((_, work) => work());
      return ask(name).finally(() => off.mockRestore());
    };
    /** A connection that served another client before says first whose it is: the fewest of three tell. */
    const fewest = async (name: RouteName, count: typeof ask) =>
      Math.min(await count(name), await count(name), await count(name));
    const silent: string[] = [];
    for (const [at, name] of admitting({ roles: ["ROLE_ADMIN"], scope: "session", token: "" }).entries()) {
      // Nobody may ask for a thousand things that are not there.
      if (at % 100 === 99) headers = await enter();
      const unseen = await askUnseen(name);
      if (unseen === 0) silent.push(name);
      else if ((await ask(name)) !== unseen)
        expect([name, await fewest(name, ask)]).toEqual([name, await fewest(name, askUnseen)]);
    }
    // Where another's password is named nothing is asked.
    expect(silent).toEqual(["changeTemporaryPassword", "changePassword"]);
  });
});

test("§6.2 the back office's calls lie under /api/admin, and what learners may call does not, but for accounts", () => {
  const LEARNING: readonly Role[] = ["ROLE_LEARNER", "ROLE_TRAINER", "ROLE_MANAGER"];
  const admits = (name: RouteName, roles: readonly Role[]) =>
    roles.some((role) => admissionOf(name)?.roles.includes(role));
  const isAdmin = (name: RouteName) => ROUTES[name].path.startsWith("/api/admin/");
  expect(guarded.filter((name) => !admits(name, LEARNING) && !isAdmin(name))).toEqual(["impersonate"]);
  expect(guarded.filter((name) => admits(name, ["ROLE_LEARNER"]) && isAdmin(name)).sort()).toEqual([
    "changePassword",
    "changeTemporaryPassword",
    "checkAccountLink",
    "resetPassword",
  ]);
});

describe("attack 25, decisions 2: no client reaches what is another's", () => {
  const hiding = guarded.filter((name) => ROUTE_CASES[name].params && !ROUTE_CASES[name].hidesNothing);
  test.each(takeShare(hiding))("%s answers for another client's things exactly as for unknown ones", async (name) => {
    const headers = await headersOfMember(name);
    const shape = (answer: Answer) => ({ status: answer.statusCode, body: { ...answer.json(), requestId: "" } });
    await leavesAllAsItWas(async () => {
      const foreign = await send(name, theirs, { headers });
      expect(shape(foreign)).toEqual(shape(await send(name, NOBODYS, { headers })));
      expect(toldBy(foreign)).toEqual([404, "not-found"]);
    });
  });

  test.each(names.filter((name) => ROUTES[name].path.includes("{")))("%s names its parameters in a case", (name) => {
    expect(ROUTE_CASES[name].params).toBeDefined();
  });

  test.each(takeShare(guarded.filter((name) => ROUTES[name].method === "GET")))(
    "%s shows nothing of another client",
    async (name) => {
      const { body } = await send(name, ours, { headers: await headersOfMember(name) });
      const { product, perimeter, notification, mail, user, document, folder } = theirs;
      for (const slug of [product, perimeter, notification, mail, user, document, folder, "@atelier.example"])
        expect(body).not.toContain(slug);
    },
  );
});

describe("§7.22 what cannot be read is refused, with where it is wrong", () => {
  test.each(takeShare(bodied))("%s refuses bodies of a wrong shape and changes nothing", async (name) => {
    const { body, badBodies = [] } = ROUTE_CASES[name];
    const schema = (ROUTES[name] as Route).body;
    const headers = await headersOfMember(name);
    const unreadable = misshape(body?.(ours)).filter(
      (one) => JSON.stringify(one).includes("\\u0000") || !schema || !parse(schema, one).ok,
    );
    expect(unreadable.length).toBeGreaterThan(5);
    await leavesAllAsItWas(async () => {
      const refused = [...unreadable, ...badBodies].map(async (bad) => {
        const answer = await send(name, ours, { headers, body: bad });
        expect({ bad, status: answer.statusCode }).toEqual({ bad, status: 422 });
        expect(answer.headers["content-type"]).toContain("application/problem+json");
        expect(answer.json()).toMatchObject({ status: 422, requestId: answer.headers["x-request-id"] });
      });
      await Promise.all(refused);
    });
  });

  test.each(takeShare(bodied))(
    "%s refuses what is no JSON, too deep, or would change how objects work",
    async (name) => {
      const headers = await headersOfMember(name);
      const [deep, polluting] = [`${"[".repeat(300)}${"]".repeat(300)}`, '{"__proto__":{"x":1}}'];
      await leavesAllAsItWas(async () => {
        for (const payload of ["", "{", "nothing", deep, polluting, '{"constructor":{"prototype":{"x":1}}}']) {
          const answer = await send(name, ours, { headers, payload });
          expect([payload.slice(0, 30), ...toldBy(answer)]).toEqual([payload.slice(0, 30), 422, "validation"]);
        }
      });
    },
  );

  test.each(takeShare(bodied))("%s refuses a body that is too large without reading it", async (name) => {
    const limit = admissionOf(name) ? 10 * 1_048_576 : 16 * 1_024;
    const headers = await headersOfMember(name);
    await leavesAllAsItWas(async () => {
      const answer = await send(name, ours, {
        headers: { ...headers, "content-length": String(limit + 1) },
        payload: '"y',
      });
      expect(toldBy(answer)).toEqual([413, "body.too-large"]);
    });
  });

  test.each(takeShare(bodied))("%s passes over fields that it does not name", async (name) => {
    const schema = (ROUTES[name] as Route).body;
    const body = ROUTE_CASES[name].body?.(ours);
    if (Array.isArray(body)) return;
    const [plain, more] = [
      schema?.safeParse(body),
      schema?.safeParse({ ...(body as object), clientId: theirs.client }),
    ];
    expect(plain?.success).toBe(true);
    expect(more?.data).toEqual(plain?.data);
  });

  const formed = names.filter((name) => "form" in ROUTES[name]);
  test.each(takeShare(formed))(
    "%s refuses what is no form, a form that breaks off, and one with other files or too large a one",
    async (name) => {
      const { form: limits }: Route = ROUTES[name];
      const form = ROUTE_CASES[name].form?.(ours) ?? {};
      const file = { name: "a.png", bytes: form.file?.bytes ?? new Uint8Array() };
      const limit = limits?.limit === "upload" ? server.config.uploads.limit : (limits?.limit ?? 0);
      const { badFile = Buffer.from("<svg onload='x()'/>") } = ROUTE_CASES[name];
      const headers = await headersOfMember(name);
      const { type, payload } = writeForm({ ...form, ...(limits && { part: limits.file }) });
      const half = { payload: payload.subarray(0, payload.length - 40), headers: { ...headers, "content-type": type } };
      const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`field-${at}`, "x"]));
      const refusals: readonly (readonly [Sent, number])[] = [
        [{ body: { source: "x" }, headers }, 422],
        [{ payload: "", headers: { ...headers, "content-type": "multipart/form-data" } }, 422],
        [half, 422],
        [{ form: { ...form, part: "another" }, headers }, 422],
        [{ form: { ...(form.fields && { fields: form.fields }) }, headers }, 422],
        [{ form: { ...form, file: { ...file, bytes: Buffer.alloc(limit + 1) } }, headers }, 413],
        [{ form: { ...form, fields: { ...form.fields, ...many } }, headers }, 413],
        [{ form: { ...form, file: { ...file, bytes: badFile } }, headers }, 422],
        [{ form: { ...form, file: { ...file, bytes: new Uint8Array() } }, headers }, 422],
      ];
      await leavesAllAsItWas(async () => {
        for (const [at, [{ form: sentForm, ...sent }, status]] of refusals.entries()) {
          const answer = await call(server, name, {
            ...(ROUTE_CASES[name].params && { params: ROUTE_CASES[name].params(ours) }),
            ...sent,
            ...(sentForm && { form: sentForm }),
          });
          expect({ at, status: answer.statusCode }).toEqual({ at, status });
        }
      });
    },
  );

  const queried = names.filter((name) => ROUTE_CASES[name].badQueries);
  test.each(takeShare(queried))("%s refuses a query that it cannot read", async (name) => {
    const headers = await headersOfMember(name);
    await leavesAllAsItWas(async () => {
      for (const query of ROUTE_CASES[name].badQueries ?? []) {
        expect({ query, told: toldBy(await send(name, ours, { headers, query })) }).toEqual({
          query,
          told: [422, "validation"],
        });
      }
    });
  });

  test.each(["/api/%zz", `/api/admin/learniz/${"a".repeat(600)}`, "/api/nowhere", "/api/admin/learniz/a/b/c"])(
    "an address that names nothing is a 404 like any other: %s",
    async (url) => {
      const answer = await server.app.inject({ method: "GET", url, headers: await headersOf("demo_author") });
      expect(toldBy(answer)).toEqual([404, "not-found"]);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
    },
  );
});

describe("the documentation", () => {
  test("describes every route of the contract, with who may call it", async () => {
    const api = (await server.app.inject({ method: "GET", url: "/api/docs/json" })).json();
    for (const name of names) {
      const route: Route = ROUTES[name];
      const operation = api.paths[route.path][route.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name });
      const type = route.form ? "multipart/form-data" : "application/json";
      expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(route.form || route.body ? [type] : []);
    }
  });
});
