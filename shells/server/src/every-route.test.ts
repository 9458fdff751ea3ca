// Knows what holds for every route of the contract: whom it lets in, what it hides, what it cannot read, and that a refusal changes nothing at all.
import { ROUTES, type Route, type RouteName } from "@academiz/contract";
import { ROLES, type Role, SCOPES, type Scope } from "@academiz/domain/identity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../adapters/postgres/src/testing/fingerprints.ts";
import { parse } from "./http/read-input.ts";
import { bearer } from "./testing/author.ts";
import { misshape } from "./testing/misshape.ts";
import { call, type Scene, type Sent } from "./testing/route-case.ts";
import { ROUTE_CASES } from "./testing/route-cases.ts";
import { NOBODYS, setScene } from "./testing/set-scene.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";
import { writeForm } from "./testing/write-form.ts";

let server: TestServer;
let lookout: Lookout;
let ours: Scene;
let theirs: Scene;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT: "1" });
  lookout = await openLookout(server.config.dataDir);
  ours = await setScene(server, "demo", "Ours");
  theirs = await setScene(server, "atelier", "Theirs");
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
    sessionId: "00000000-0000-4000-8000-000000000000",
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
  test.each(guarded)(
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
        for (const [headers, code] of refusals) {
          expect(toldBy(await send(name, ours, { headers }))).toEqual([401, code]);
        }
      });
    },
  );

  test.each(guarded)("attack 35: %s admits the roles that it names and refuses the others", async (name) => {
    const admission = admissionOf(name);
    await leavesAllAsItWas(async () => {
      for (const role of ROLES.filter((one) => !admission?.roles.includes(one))) {
        const headers = await headersOf(LOGINS[role], admission?.scopes[0]);
        expect([role, ...toldBy(await send(name, ours, { headers }))]).toEqual([role, 403, "role.refused"]);
      }
    });
    for (const role of admission?.roles ?? []) {
      const answer = await send(name, NOBODYS, { headers: await headersOf(LOGINS[role], admission?.scopes[0]) });
      const isRefused = answer.statusCode === 403 && answer.json().detail === "role.refused";
      expect({ role, isRefused, isFault: answer.statusCode >= 500 }).toEqual({
        role,
        isRefused: false,
        isFault: false,
      });
    }
  });

  test.each(guarded)("%s refuses the scopes that it does not name", async (name) => {
    await leavesAllAsItWas(async () => {
      for (const scope of SCOPES.filter((one) => !admissionOf(name)?.scopes.includes(one))) {
        const answer = await send(name, ours, { headers: await headersOf("demo_superadmin", scope) });
        expect([scope, ...toldBy(answer)]).toEqual([scope, 403, "scope.refused"]);
      }
    });
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
    "resetPassword",
  ]);
});

describe("attack 25, decisions 2: no client reaches what is another's", () => {
  const hiding = guarded.filter((name) => ROUTE_CASES[name].params && !ROUTE_CASES[name].hidesNothing);
  test.each(hiding)("%s answers for another client's things exactly as for unknown ones", async (name) => {
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

  test.each(guarded.filter((name) => ROUTES[name].method === "GET"))(
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
  test.each(bodied)("%s refuses bodies of a wrong shape and changes nothing", async (name) => {
    const { body, badBodies = [] } = ROUTE_CASES[name];
    const schema = (ROUTES[name] as Route).body;
    const headers = await headersOfMember(name);
    const unreadable = misshape(body?.(ours)).filter(
      (one) => JSON.stringify(one).includes("\\u0000") || !schema || !parse(schema, one).ok,
    );
    expect(unreadable.length).toBeGreaterThan(5);
    await leavesAllAsItWas(async () => {
      for (const bad of [...unreadable, ...badBodies]) {
        const answer = await send(name, ours, { headers, body: bad });
        expect({ bad, status: answer.statusCode }).toEqual({ bad, status: 422 });
        expect(answer.headers["content-type"]).toContain("application/problem+json");
        expect(answer.json()).toMatchObject({ status: 422, requestId: answer.headers["x-request-id"] });
      }
    });
  });

  test.each(bodied)("%s refuses what is no JSON, too deep, or would change how objects work", async (name) => {
    const headers = await headersOfMember(name);
    const [deep, polluting] = [`${"[".repeat(300)}${"]".repeat(300)}`, '{"__proto__":{"x":1}}'];
    await leavesAllAsItWas(async () => {
      for (const payload of ["", "{", "nothing", deep, polluting, '{"constructor":{"prototype":{"x":1}}}']) {
        const answer = await send(name, ours, { headers, payload });
        expect([payload.slice(0, 30), ...toldBy(answer)]).toEqual([payload.slice(0, 30), 422, "validation"]);
      }
    });
  });

  test.each(bodied)("%s refuses a body that is too large without reading it", async (name) => {
    const limit = admissionOf(name) ? 10 * 1_048_576 : 16 * 1_024;
    const headers = await headersOfMember(name);
    await leavesAllAsItWas(async () => {
      const answer = await send(name, ours, { headers, payload: `"${"y".repeat(limit)}"` });
      expect(toldBy(answer)).toEqual([413, "body.too-large"]);
    });
  });

  test.each(bodied)("%s passes over fields that it does not name", async (name) => {
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
  test.each(formed)(
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
  test.each(queried)("%s refuses a query that it cannot read", async (name) => {
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

  test.each(["/%zz", `/api/admin/learniz/${"a".repeat(600)}`, "/api/nowhere", "/api/admin/learniz/a/b/c"])(
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
