// Knows that every route of the contract lets in whom it names, and nobody else.
import { fillPath, ROUTES, type Route, type RouteName } from "@academiz/contract";
import { type Role, SCOPES, type Scope } from "@academiz/domain/identity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, type PublishedCourse, publishCourse } from "./testing/author.ts";
import { ROUTE_CASES } from "./testing/route-cases.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";

let server: TestServer;
interface Own extends PublishedCourse {
  readonly notification: string;
}
let course: Own;
let foreign: Own;
/** With the notification that a learner of the client got of it. */
async function own(client: string, name: string): Promise<Own> {
  const published = await publishCourse(server, (await server.signIn(`${client}_author`)).token, name);
  const headers = bearer((await server.signIn(`${client}_learner`)).token);
  const listed = await server.app.inject({ method: "GET", url: "/api/notifications", headers });
  return { ...published, notification: listed.json().notifications[0].slug };
}
beforeAll(async () => {
  server = await startTestServer();
  course = await own("demo", "Ours");
  foreign = await own("atelier", "Theirs");
});
afterAll(() => server.close());

const UNKNOWN_MAIL = "00000000-0000-4000-8000-00000000000f";
const names = Object.keys(ROUTES) as RouteName[];
const guarded = names.filter((name) => ROUTES[name].admission.kind === "token");
const ROLE_LOGINS: Readonly<Record<Role, string>> = {
  ROLE_LEARNER: "demo_learner",
  ROLE_TRAINER: "demo_trainer",
  ROLE_MANAGER: "demo_manager",
  ROLE_AUTHOR: "demo_author",
  ROLE_ADMIN: "demo_admin",
  ROLE_SUPER_ADMIN: "demo_superadmin",
};

async function call(name: RouteName, headers: Record<string, string>, slugs = course, body = ROUTE_CASES[name].body) {
  const route: Route = ROUTES[name];
  const kind = ROUTE_CASES[name].params;
  const slug = { ...slugs, product: slugs.slug, client: "demo" }[kind ?? "product"];
  const account = { clientSlug: "demo", login: "nobody", id: "demo_nobody" };
  const url = fillPath(route, { slug, perimeterSlug: slug, mailId: UNKNOWN_MAIL, ...account });
  return server.app.inject({
    method: route.method,
    url,
    headers,
    ...(body !== undefined && { payload: body as object }),
  });
}

/** A token made by the server's own issuer, for what no login gives. */
async function tokenOf(
  login: string,
  change: { readonly scope?: Scope; readonly binding?: string } = {},
  at = Date.now(),
) {
  const user = await server.world.users.findByIdentifier(login);
  if (!user) throw new Error(`no user ${login}`);
  const actor = {
    clientId: user.clientId,
    clientSlug: "demo",
    userId: user.id,
    identifier: login,
    roles: user.roles,
    scope: change.scope ?? "session",
    sessionId: "00000000-0000-4000-8000-000000000000",
    binding: change.binding ?? null,
  } as const;
  return server.world.tokens.issueAccess(actor, at, 60);
}
const detailOf = (answer: { json(): { detail: string } }) => answer.json().detail;

describe("§6.1 §6.3 every guarded route", () => {
  test.each(guarded)("%s refuses who brings no token, and a token of nobody", async (name) => {
    const [without, wrong] = [await call(name, {}), await call(name, { authorization: "Basic eDp5" })];
    expect([without.statusCode, detailOf(without)]).toEqual([401, "token.missing"]);
    expect([wrong.statusCode, detailOf(wrong)]).toEqual([401, "token.invalid"]);
  });

  test.each(guarded)("%s refuses a token that expired a second ago, and one that was changed", async (name) => {
    const old = await call(name, bearer(await tokenOf("demo_superadmin", {}, Date.now() - 61_000)));
    expect([old.statusCode, detailOf(old)]).toEqual([401, "token.expired"]);
    const [head = "", body = "", signature = ""] = (await tokenOf("demo_superadmin")).split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, clt: "atelier" })).toString("base64url");
    const changed = await call(name, bearer([head, forged, signature].join(".")));
    expect([changed.statusCode, detailOf(changed)]).toEqual([401, "token.invalid"]);
  });

  test.each(guarded)("%s admits the roles that it names and refuses the others", async (name) => {
    const { admission }: Route = ROUTES[name];
    if (admission.kind !== "token" || name === "deleteLearniz") return;
    for (const [role, login] of Object.entries(ROLE_LOGINS) as [Role, string][]) {
      const answer = await call(name, bearer(await tokenOf(login)));
      const refused = answer.statusCode === 403 && detailOf(answer) === "role.refused";
      expect({ role, refused }).toEqual({ role, refused: !admission.roles.includes(role) });
      expect(answer.statusCode).toBeLessThan(500);
    }
  });

  test.each(guarded)("%s refuses the scopes that it does not name", async (name) => {
    const { admission }: Route = ROUTES[name];
    if (admission.kind !== "token") return;
    for (const scope of SCOPES) {
      if (admission.scopes.some((one) => one === scope)) continue;
      const answer = await call(name, bearer(await tokenOf("demo_superadmin", { scope, binding: course.perimeter })));
      expect([answer.statusCode, detailOf(answer)]).toEqual([403, "scope.refused"]);
    }
  });
});

describe("decisions 2: no client reaches what is another's", () => {
  const withSlug = guarded.filter((name) => ROUTE_CASES[name].params !== undefined);
  test.each(withSlug)("%s answers a foreign slug exactly as an unknown one", async (name) => {
    const headers = bearer((await server.signIn("demo_superadmin")).token);
    const theirs = await call(name, headers, foreign);
    const nobodys = await call(name, headers, {
      slug: "zzzzzzzzzz",
      perimeter: "zzzzzzzzzz",
      notification: "zzzzzzzzzz",
      updatedAt: "",
    });
    const shape = (answer: Awaited<ReturnType<typeof call>>) => ({
      status: answer.statusCode,
      body: { ...answer.json(), requestId: "" },
    });
    expect(shape(theirs)).toEqual(shape(nobodys));
    expect([theirs.statusCode, detailOf(theirs)]).toEqual([404, "not-found"]);
  });

  test("lists show nothing of another client", async () => {
    const headers = bearer((await server.signIn("demo_admin")).token);
    const texts = [await call("listLearniz", headers), await call("listMyProducts", headers)].map(
      (answer) => answer.body,
    );
    for (const text of texts) {
      expect(text).toContain(course.slug);
      expect(text).not.toContain(foreign.slug);
    }
  });
});

describe("§7.22 what cannot be read is refused, with where it is wrong", () => {
  test.each(names.filter((name) => ROUTE_CASES[name].badBodies))(
    "%s answers 422 to bodies that it cannot read",
    async (name) => {
      const { admission }: Route = ROUTES[name];
      const scope = admission.kind === "token" ? admission.scopes[0] : undefined;
      const headers = bearer(await tokenOf("demo_author", scope ? { scope } : {}));
      for (const body of ROUTE_CASES[name].badBodies ?? []) {
        const answer = await call(name, headers, course, body);
        expect({ body, status: answer.statusCode }).toEqual({ body, status: 422 });
        expect(answer.headers["content-type"]).toContain("application/problem+json");
        expect(answer.json()).toMatchObject({ status: 422, requestId: answer.headers["x-request-id"] });
      }
    },
  );

  test.each([
    ["broken", "{"],
    ["too deep", `{"name":${"[".repeat(300)}${"]".repeat(300)}}`],
    ["with a NUL", '{"name":"a\\u0000b"}'],
    ["with a prototype", '{"name":"a","__proto__":{"x":1}}'],
  ])("a JSON that is %s is a 422, never a 500", async (_, payload) => {
    const headers = { ...bearer((await server.signIn("demo_author")).token), "content-type": "application/json" };
    const answer = await server.app.inject({ method: "POST", url: "/api/admin/learniz", headers, payload });
    expect([answer.statusCode, detailOf(answer)]).toEqual([422, "validation"]);
  });

  test.each(["limit=-1", "limit=101", "page=0", "page=x", "order=drop", "publish=maybe", "query=%00"])(
    "a list asked with ?%s is a 422",
    async (query) => {
      const headers = bearer((await server.signIn("demo_author")).token);
      const answer = await server.app.inject({ method: "GET", url: `/api/admin/learniz?${query}`, headers });
      expect(answer.statusCode).toBe(422);
    },
  );

  test("a stranger's large body is a 413 and is not read", async () => {
    const payload = { login: "x", password: "y".repeat(20_000) };
    const answer = await server.app.inject({ method: "POST", url: "/api/login_check", payload });
    expect([answer.statusCode, detailOf(answer)]).toEqual([413, "body.too-large"]);
  });

  test.each(["/%zz", `/api/admin/learniz/${"a".repeat(600)}`, "/api/nowhere", "/api/admin/learniz/a/b/c"])(
    "an address that names nothing is a 404 like any other: %s",
    async (url) => {
      const headers = bearer((await server.signIn("demo_author")).token);
      const answer = await server.app.inject({ method: "GET", url, headers });
      expect([answer.statusCode, detailOf(answer)]).toEqual([404, "not-found"]);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
    },
  );
});

describe("the documentation", () => {
  test("describes every route of the contract, with who may call it", async () => {
    const api = (await server.app.inject({ method: "GET", url: "/api/docs/json" })).json();
    for (const name of names) {
      const route: Route = ROUTES[name];
      expect(api.paths[route.path][route.method.toLowerCase()]).toMatchObject({ operationId: name });
    }
  });
});
