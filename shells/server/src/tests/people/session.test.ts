// Knows that sessions begin, go on and end as they should.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer, publishCourse } from "../../testing/author.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { forgets: true });
});
afterAll(() => server.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  server.app.inject({ method: "POST", url, payload, headers, remoteAddress });
const refresh = (refreshToken: string) => post("/api/login_refresh", { refreshToken });
const readMe = (token: string) => server.app.inject({ method: "GET", url: "/api/me", headers: bearer(token) });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const SECOND = 1_000;

describe("signing in", () => {
  test("§7.3 §3.2 a pair is given whose payload tells client, identifier, roles and expiry", async () => {
    const { token } = await server.signIn("demo_author");
    const claims = claimsOf(token);
    expect(claims).toMatchObject({ clt: "demo", identifier: "demo_author", roles: ["ROLE_AUTHOR"], scope: "session" });
    expect(claims.exp - claims.iat).toBe(15 * 60);
    expect((await readMe(token)).json()).toMatchObject({
      identifier: "demo_author",
      client: { slug: "demo", locale: "fr" },
    });
  });

  test("§3.1 signing in, refreshing and a preview answer a token and a refresh token, which work", async () => {
    const signedIn = await post("/api/login_check", { login: "demo_author", password: DEMO_PASSWORD });
    const refreshed = await refresh(signedIn.json().refreshToken);
    const headers = bearer(refreshed.json().token);
    const { slug } = await publishCourse(server, refreshed.json().token, "Of a pair");
    const url = `/api/admin/learniz/${slug}/preview`;
    const previewed = await server.app.inject({ method: "GET", url, headers });
    for (const [answer, scope] of [
      [signedIn, "session"],
      [refreshed, "session"],
      [previewed, "preview"],
    ] as const) {
      const { token, refreshToken } = answer.json();
      expect(claimsOf(token).scope).toBe(scope);
      expect(claimsOf((await refresh(refreshToken)).json().token).scope).toBe(scope);
    }
    expect(Object.keys(signedIn.json()).sort()).toEqual(["refreshToken", "token"]);
    expect(Object.keys(refreshed.json()).sort()).toEqual(["refreshToken", "token"]);
  });

  test("decisions 3: a wrong password and an unknown login are told the same", async () => {
    const wrong = await post("/api/login_check", { login: "demo_admin", password: "no" });
    const nobody = await post("/api/login_check", { login: "demo_nobody", password: "no" });
    expect({ ...wrong.json(), requestId: "" }).toEqual({ ...nobody.json(), requestId: "" });
    expect([wrong.statusCode, wrong.json().detail]).toEqual([401, "bad-credentials"]);
  });

  test("decisions 3: after 10 failures of one login from one address the right password is a 429, elsewhere it is not, and 15 minutes lift it", async () => {
    const attempt = (password: string, address: string) =>
      post("/api/login_check", { login: "demo_manager", password }, {}, address);
    for (let failure = 0; failure < 10; failure += 1) expect((await attempt("no", "10.0.0.1")).statusCode).toBe(401);
    const locked = await attempt(DEMO_PASSWORD, "10.0.0.1");
    expect([locked.statusCode, locked.json().detail]).toEqual([429, "login.too-many"]);
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(14 * 60);
    expect((await attempt(DEMO_PASSWORD, "10.0.0.2")).statusCode).toBe(200);
    server.advance((Number(locked.headers["retry-after"]) + 1) * SECOND);
    expect((await attempt(DEMO_PASSWORD, "10.0.0.1")).statusCode).toBe(200);
  });

  test("decisions 3: guesses sent at once are counted one by one", async () => {
    const guesses = Array.from({ length: 30 }, () =>
      post("/api/login_check", { login: "demo_trainer", password: "no" }, {}, "10.0.0.3"),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(20);
  });
});

describe("refreshing", () => {
  test("§7.4 each refresh token works once; used again later, its whole family ends", async () => {
    const first = await server.signIn("demo_learner");
    const second = (await refresh(first.refreshToken)).json();
    expect((await readMe(second.token)).statusCode).toBe(200);
    server.advance(11 * SECOND);
    const reused = await refresh(first.refreshToken);
    expect([reused.statusCode, reused.json().detail]).toEqual([401, "refresh.invalid"]);
    expect((await refresh(second.refreshToken)).statusCode).toBe(401);
  });

  test("attack 10, decisions 3: two tabs that refresh at once get the same successor, and it works", async () => {
    const { refreshToken } = await server.signIn("demo_learner");
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)));
    const successors = new Set(answers.map((answer) => answer.json().refreshToken));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0])).statusCode).toBe(200);
  });

  test("decisions 3: a session lasts 30 days from its login, not longer", async () => {
    let { refreshToken } = await server.signIn("demo_learner");
    for (let day = 0; day < 29; day += 1) {
      server.advance(86_400 * SECOND);
      refreshToken = (await refresh(refreshToken)).json().refreshToken;
    }
    server.advance(86_400 * SECOND);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  test.each(["", "x", "é".repeat(100)])("a refresh token that is none (%j) is a 401", async (refreshToken) => {
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  test("an access token is no refresh token, and the reverse", async () => {
    const { token, refreshToken } = await server.signIn("demo_learner");
    expect((await refresh(token)).statusCode).toBe(422);
    expect((await readMe(refreshToken)).json().detail).toBe("token.invalid");
  });

  test("§7.5 a signed-in user renews; the new pair belongs to the same session", async () => {
    const { token, refreshToken } = await server.signIn("demo_learner");
    const renewed = (
      await server.app.inject({ method: "GET", url: "/api/token/refresh", headers: bearer(token) })
    ).json();
    expect(claimsOf(renewed.token).sid).toBe(claimsOf(token).sid);
    await post("/api/logout", { refreshToken, identifier: "demo_learner" }, bearer(token));
    expect((await refresh(renewed.refreshToken)).statusCode).toBe(401);
  });
});

/** The next reading of the user or the client finds it changed. */
function changeNext(what: "users" | "clients", change: object) {
  const { users, clients } = server.world;
  const alter = async (row: Promise<object | null>) => ({ ...(await row), ...change }) as never;
  if (what === "clients") {
    const read = clients.read.bind(clients);
    vi.spyOn(clients, "read").mockImplementationOnce((tenancy) => alter(read(tenancy)));
    return;
  }
  const read = users.readAccount.bind(users);
  vi.spyOn(users, "readAccount").mockImplementationOnce((...keys) => alter(read(...keys)));
}

describe("user and client are read anew with every pair", () => {
  test.each([
    ["users", { active: false }],
    ["clients", { active: false }],
  ] as const)("decisions 3: of %s %j: no login, no refresh, no renewal", async (what, change) => {
    const { token, refreshToken } = await server.signIn("demo_learner");
    changeNext(what, change);
    const renewal = await server.app.inject({ method: "GET", url: "/api/token/refresh", headers: bearer(token) });
    expect([renewal.statusCode, renewal.json().detail]).toEqual([401, "token.invalid"]);
    changeNext(what, change);
    expect((await refresh(refreshToken)).json().detail).toBe("refresh.invalid");
    changeNext(what, change);
    const login = await post("/api/login_check", { login: "demo_learner", password: DEMO_PASSWORD });
    expect(login.json().detail).toBe("bad-credentials");
  });

  test("§7.5 a renewed token tells the client's slug and the user's roles of now", async () => {
    const { token } = await server.signIn("demo_learner");
    changeNext("clients", { slug: "renamed" });
    changeNext("users", { roles: ["ROLE_MANAGER"] });
    const answer = await server.app.inject({ method: "GET", url: "/api/token/refresh", headers: bearer(token) });
    expect(claimsOf(answer.json().token)).toMatchObject({ clt: "renamed", roles: ["ROLE_MANAGER"] });
  });

  test("§7.88 who authors no more refreshes no preview, and plays none", async () => {
    const author = await server.signIn("demo_author");
    const course = await publishCourse(server, author.token, "Demoted");
    const url = `/api/admin/learniz/${course.slug}/preview`;
    const preview = (await server.app.inject({ method: "GET", url, headers: bearer(author.token) })).json();
    const play = (token: string) =>
      server.app.inject({ method: "GET", url: `/api/learniz/${course.slug}`, headers: bearer(token) });
    expect((await play(preview.token)).statusCode).toBe(200);
    const read = await server.world.tokens.readAccess(preview.token, server.world.clock.now());
    if (!read.ok) throw new Error(read.error);
    const demoted = { ...read.value, roles: ["ROLE_LEARNER"] as const };
    const stale = await server.world.tokens.issueAccess(demoted, server.world.clock.now(), 60);
    expect((await play(stale)).json().detail).toBe("token.invalid");
    changeNext("users", { roles: ["ROLE_LEARNER"] });
    expect((await refresh(preview.refreshToken)).json().detail).toBe("refresh.invalid");
  });
});

describe("signing out", () => {
  test("§7.6 the family ends; another session of the user goes on", async () => {
    const [mine, other] = [await server.signIn("demo_learner"), await server.signIn("demo_learner")];
    const answer = await post(
      "/api/logout",
      { refreshToken: mine.refreshToken, identifier: "demo_learner" },
      bearer(mine.token),
    );
    expect(answer.statusCode).toBe(204);
    expect((await refresh(mine.refreshToken)).statusCode).toBe(401);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  });

  test("§7.6 nobody ends another's session", async () => {
    const [learner, author] = [await server.signIn("demo_learner"), await server.signIn("demo_author")];
    await post("/api/logout", { refreshToken: learner.refreshToken, identifier: "demo_learner" }, bearer(author.token));
    expect((await refresh(learner.refreshToken)).statusCode).toBe(200);
  });
});

describe("the account", () => {
  test("§7.15 §3.25 name, language and terms change; what is absent stays; roles cannot be taken", async () => {
    const { token } = await server.signIn("atelier_learner");
    const payload = {
      firstname: "Nino",
      locale: "en",
      hasAcceptedCgu: true,
      roles: ["ROLE_SUPER_ADMIN"],
      active: false,
    };
    const answer = await server.app.inject({ method: "PUT", url: "/api/user", payload, headers: bearer(token) });
    expect(answer.json()).toMatchObject({
      firstname: "Nino",
      lastname: "Learner",
      locale: "en",
      hasAcceptedCgu: true,
      roles: ["ROLE_LEARNER"],
      active: true,
    });
    expect((await readMe(token)).json()).toEqual(answer.json());
  });

  test("§7.7 a client's platform is found by its slug, by anybody", async () => {
    const found = await server.app.inject({ method: "GET", url: "/api/perimeter/demo" });
    expect(found.json()).toMatchObject({ slug: "demo", url: `${server.config.publicUrl}/auth/login?client=demo` });
    expect((await server.app.inject({ method: "GET", url: "/api/perimeter/nobody" })).statusCode).toBe(404);
  });
});

describe("narrow tokens", () => {
  test("§7.93 §2.17 a link's tokens open its perimeter alone, for a minute, and stay narrow when refreshed", async () => {
    const author = (await server.signIn("demo_author")).token;
    const [one, other] = [await publishCourse(server, author, "One"), await publishCourse(server, author, "Other")];
    const learner = bearer((await server.signIn("demo_learner")).token);
    const answer = await server.app.inject({
      method: "GET",
      url: `/api/front-dynamic/product/${one.slug}/link`,
      headers: learner,
    });
    const link = new URL(answer.json().link);
    expect(link.pathname).toBe(`/play/${one.perimeter}`);
    const token = link.searchParams.get("token") ?? "";
    expect(claimsOf(token).exp - claimsOf(token).iat).toBe(60);
    const play = (slug: string, access: string) =>
      server.app.inject({ method: "GET", url: `/api/learniz/${slug}`, headers: bearer(access) });
    expect((await play(one.perimeter, token)).statusCode).toBe(200);
    expect((await play(other.perimeter, token)).json().detail).toBe("scope.refused");
    const pair = (await refresh(link.searchParams.get("refreshToken") ?? "")).json();
    expect(claimsOf(pair.token)).toMatchObject({ scope: "link", for: one.perimeter });
    expect((await play(other.perimeter, pair.token)).statusCode).toBe(403);
    expect((await play(one.perimeter, pair.token)).statusCode).toBe(200);
  });

  test("decisions 3: a link's token that is used again is refused, and what was opened with it goes on; so does a preview", async () => {
    const { token } = await server.signIn("demo_author");
    const course = await publishCourse(server, token, "Back");
    const get = (url: string) => server.app.inject({ method: "GET", url, headers: bearer(token) });
    const link = new URL((await get(`/api/front-dynamic/product/${course.slug}/link`)).json().link);
    const preview = (await get(`/api/admin/learniz/${course.slug}/preview`)).json();
    for (const first of [link.searchParams.get("refreshToken") ?? "", preview.refreshToken]) {
      const second = (await refresh(first)).json();
      server.advance(11 * SECOND);
      expect((await refresh(first)).statusCode).toBe(401);
      expect((await refresh(second.refreshToken)).statusCode).toBe(200);
    }
  });

  test("decisions 3: a link that nobody followed within five minutes refreshes no more", async () => {
    const course = await publishCourse(server, (await server.signIn("demo_author")).token, "Late");
    const learner = bearer((await server.signIn("demo_learner")).token);
    const answer = await server.app.inject({
      method: "GET",
      url: `/api/front-dynamic/product/${course.slug}/link`,
      headers: learner,
    });
    server.advance(301 * SECOND);
    expect((await refresh(new URL(answer.json().link).searchParams.get("refreshToken") ?? "")).statusCode).toBe(401);
  });

  test("§7.88 decisions 6: a preview plays the draft, saves nothing and opens nothing else", async () => {
    const headers = bearer((await server.signIn("demo_author")).token);
    const created = (
      await server.app.inject({ method: "POST", url: "/api/admin/learniz", headers, payload: { name: "Draft" } })
    ).json();
    const preview = (
      await server.app.inject({ method: "GET", url: `/api/admin/learniz/${created.slug}/preview`, headers })
    ).json();
    expect(claimsOf(preview.token)).toMatchObject({ mode: "PREVIEW", scope: "preview" });
    const narrow = bearer(preview.token);
    const play = await server.app.inject({ method: "GET", url: `/api/learniz/${preview.perimeter}`, headers: narrow });
    expect(play.json()).toMatchObject({ product: { config: null, configDraft: created.configDraft }, progress: null });
    const save = await server.app.inject({
      method: "POST",
      url: `/api/learniz/${preview.perimeter}/progress`,
      headers: narrow,
      payload: { progress: {} },
    });
    expect([save.statusCode, save.json().detail]).toEqual([403, "scope.refused"]);
  });
});
