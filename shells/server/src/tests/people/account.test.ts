// Knows that account links open what they are for, once, and tell a stranger nothing.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW_PASSWORD = "Grand-Soleil7-2026";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

let asked = 0;
/** An address that did not ask yet: only one test is about how many may. */
function nextAddress(): string {
  asked += 1;
  return `10.1.0.${asked}`;
}
const ask = (login: string, remoteAddress = nextAddress()) =>
  server.app.inject({
    method: "PATCH",
    url: `/api/admin/user/forgot-password/demo/${login}?first=false`,
    remoteAddress,
  });
const signIn = (login: string, password: string) =>
  server.app.inject({ method: "POST", url: "/api/login_check", payload: { login, password } });
const reset = (token: string, password: string) =>
  server.app.inject({
    method: "PATCH",
    url: "/api/admin/user/reset-password",
    headers: bearer(token),
    payload: { password },
  });
const check = (token: string) =>
  server.app.inject({ method: "GET", url: "/api/admin/user/reset-password", headers: bearer(token) });
const changeTemporary = (token: string, id: string, password: string) =>
  server.app.inject({
    method: "PATCH",
    url: `/api/admin/user/temporary/${id}`,
    headers: bearer(token),
    payload: { password },
  });
const get = async (url: string, login: string) =>
  server.app.inject({ method: "GET", url, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): { detail: string } }) => [answer.statusCode, answer.json().detail];

/** The mails that the platform's administrator sees, newest first. */
const outbox = async (login = "demo_superadmin") => (await get("/api/admin/mails", login)).json().mails;
/** Asks, a minute after whatever was asked before, and reads the token in the mail. */
async function askToken(login: string): Promise<string> {
  server.advance(MINUTE);
  expect((await ask(login)).statusCode).toBe(204);
  await server.carryMails();
  const [newest] = await outbox();
  const { text } = (await get(`/api/admin/mails/${newest.id}`, "demo_superadmin")).json();
  return /#token=(\S+)/.exec(text)?.[1] ?? "";
}

describe("asking for a link", () => {
  test("§7.17 decisions 3: known or not, the answer is the same, and nobody was looked up for it", async () => {
    const lookUp = vi.spyOn(server.world.users, "findByIdentifier");
    const [known, unknown] = [await ask("learner"), await ask("nobody")];
    const shape = ({ statusCode, body, headers }: typeof known) => [statusCode, body, Object.keys(headers).sort()];
    expect(shape(known)).toEqual(shape(unknown));
    expect(known.statusCode).toBe(204);
    expect(lookUp).not.toHaveBeenCalled();
    await server.carryMails();
    const mails = await outbox();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "learner@demo.example", status: "kept", attempts: 0 });
  });

  test("§6.5 is heard whatever token comes with it, as without any", async () => {
    const url = "/api/admin/user/forgot-password/demo/manager?first=true";
    for (const headers of [{}, bearer("none"), bearer("a.b.c"), { authorization: "Basic x" }]) {
      const answer = await server.app.inject({ method: "PATCH", url, headers, remoteAddress: nextAddress() });
      expect(answer.statusCode).toBe(204);
    }
  });

  test("decisions 3: limited as logins are, and the login itself is not locked by it", async () => {
    for (let time = 0; time < 10; time += 1) expect((await ask("manager", "10.9.9.9")).statusCode).toBe(204);
    const refused = await ask("manager", "10.9.9.9");
    expect(told(refused)).toEqual([429, "login.too-many"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(14 * 60);
    expect((await signIn("demo_manager", DEMO_PASSWORD)).statusCode).toBe(200);
  });

  test("decisions 3: asked twice within a minute, one mail leaves", async () => {
    await server.carryMails();
    server.advance(MINUTE);
    const before = (await outbox()).length;
    await ask("trainer");
    await ask("trainer");
    await server.carryMails();
    expect((await outbox()).length).toBe(before + 1);
  });

  test("decisions 15: the mail is written in the user's language, its address holds the token where no server reads it", async () => {
    const { token } = await server.signIn("demo_author");
    const url = "/api/user";
    await server.app.inject({ method: "PUT", url, headers: bearer(token), payload: { locale: "en" } });
    await askToken("author");
    const [english] = await outbox();
    expect(english.subject).toBe("Academiz Demo: choose a new password");
    const { text } = (await get(`/api/admin/mails/${english.id}`, "demo_superadmin")).json();
    expect(text).toContain(`${server.config.publicUrl}/auth/reset-password?type=forgotten-password#token=`);
    await askToken("learner");
    expect((await outbox())[0].subject).toBe("Academiz Demo : choisissez un nouveau mot de passe");
  });
});

describe("choosing a password", () => {
  test("§7.19 §4.27 the new password is the only one, and every session that the old one opened is over", async () => {
    const old = await server.signIn("demo_learner");
    expect((await reset(await askToken("learner"), NEW_PASSWORD)).statusCode).toBe(204);
    expect((await signIn("demo_learner", DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await signIn("demo_learner", NEW_PASSWORD)).statusCode).toBe(200);
    const payload = { refreshToken: old.refreshToken };
    expect((await server.app.inject({ method: "POST", url: "/api/login_refresh", payload })).statusCode).toBe(401);
  });

  test("decisions 3: a link works once, also for two who use it at the same instant", async () => {
    const token = await askToken("trainer");
    const answers = await Promise.all([reset(token, `${NEW_PASSWORD}a`), reset(token, `${NEW_PASSWORD}b`)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
    expect(told(await reset(token, `${NEW_PASSWORD}c`))).toEqual([410, "link.invalid"]);
  });

  test("decisions 3: whoever opens a link hears at once whether it is good, and it stays as it is", async () => {
    const [older, newer] = [await askToken("manager"), await askToken("manager")];
    expect(told(await check(older))).toEqual([410, "link.invalid"]);
    for (const _ of [1, 2]) expect((await check(newer)).statusCode).toBe(204);
    expect((await reset(newer, `${NEW_PASSWORD}m`)).statusCode).toBe(204);
    expect(told(await check(newer))).toEqual([410, "link.invalid"]);
    const old = await askToken("manager");
    server.advance(24 * HOUR);
    expect(told(await check(old))).toEqual([401, "token.expired"]);
  });

  test("§2.41 a link that was asked for in the office leads back there", async () => {
    server.advance(MINUTE);
    const url = "/api/admin/user/forgot-password/demo/trainer?platform=BACK_OFFICE";
    expect((await server.app.inject({ method: "PATCH", url, remoteAddress: nextAddress() })).statusCode).toBe(204);
    await server.carryMails();
    const [newest] = await outbox();
    const { text } = (await get(`/api/admin/mails/${newest.id}`, "demo_superadmin")).json();
    expect(text).toContain("/auth/reset-password?type=forgotten-password&urlToRedirect=%2Fadmin%2F#token=");
  });

  test("decisions 3: a newer link ends the older one", async () => {
    const [older, newer] = [await askToken("manager"), await askToken("manager")];
    expect(told(await reset(older, NEW_PASSWORD))).toEqual([410, "link.invalid"]);
    expect((await reset(newer, NEW_PASSWORD)).statusCode).toBe(204);
  });

  test("decisions 3: a link for a forgotten password dies after 24 hours", async () => {
    const token = await askToken("admin");
    server.advance(24 * HOUR);
    expect(told(await reset(token, NEW_PASSWORD))).toEqual([401, "token.expired"]);
  });

  test("attack 23, §5.5 §5.17 §8.15: a password that breaks a rule, or is the old one, is refused and leaves the link open", async () => {
    const token = await askToken("author");
    for (const password of ["short", "no-capitals-here-1", "Demo-author-2026!"])
      expect(told(await reset(token, password))).toEqual([422, "password.invalid"]);
    expect(told(await reset(token, DEMO_PASSWORD))).toEqual([422, "same_password"]);
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(204);
  });

  test("decisions 3: an account that waits to be activated is, within 7 days; one that was closed is not opened by a mail", async () => {
    const { world } = server;
    const author = await world.users.findByIdentifier("demo_author");
    if (!author) throw new Error("no author");
    const add = (login: string, passwordHash: string, active: boolean) =>
      world.users.add({
        ...author,
        id: world.dice.createId(),
        login,
        identifier: `demo_${login}`,
        passwordHash,
        active,
        email: `${login}@demo.example`,
      });
    await add("invited", "", true);
    await add("closed", author.passwordHash, false);
    await add("closed-early", "", false);
    expect((await signIn("demo_invited", "")).statusCode).toBe(401);
    const token = await askToken("invited");
    server.advance(6 * 24 * HOUR);
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(204);
    expect((await signIn("demo_invited", NEW_PASSWORD)).statusCode).toBe(200);
    const before = await outbox();
    await ask("closed");
    await ask("closed-early");
    await server.carryMails();
    expect(await outbox()).toEqual(before);
  });
});

describe("a temporary password", () => {
  test("§6.19 is replaced by nobody who does not come with a token", async () => {
    const url = "/api/admin/user/temporary/demo_learner";
    const answer = await server.app.inject({ method: "PATCH", url, payload: { password: NEW_PASSWORD } });
    expect(told(answer)).toEqual([401, "token.missing"]);
    expect(told(await changeTemporary("a.b.c", "demo_learner", NEW_PASSWORD))).toEqual([401, "token.invalid"]);
  });

  test("attack 24, §6.19 §7.13 §7.18 §8.16 §4.26: opens nothing but its change, by its owner alone, who stays signed in; another one is not temporary", async () => {
    const { world } = server;
    const user = await world.users.findByIdentifier("atelier_learner");
    if (!user) throw new Error("no learner");
    await world.users.giveTemporaryPassword(user, user.id, await world.passwords.hash("Given-By-1-Other"));
    const { token, refreshToken } = (await signIn("atelier_learner", "Given-By-1-Other")).json();
    const me = async (of: string) =>
      (await server.app.inject({ method: "GET", url: "/api/me", headers: bearer(of) })).json();
    expect(await me(token)).toMatchObject({ hasTemporaryPassword: true });
    const list = await server.app.inject({ method: "GET", url: "/api/products", headers: bearer(token) });
    expect(told(list)).toEqual([403, "scope.refused"]);
    const early = (
      await server.app.inject({ method: "POST", url: "/api/login_refresh", payload: { refreshToken } })
    ).json();
    expect(await me(early.token)).toMatchObject({ hasTemporaryPassword: true });
    expect(told(await changeTemporary(token, "atelier_author", NEW_PASSWORD))).toEqual([403, "scope.refused"]);
    expect((await changeTemporary(token, "atelier_learner", NEW_PASSWORD)).statusCode).toBe(204);
    const again = await changeTemporary(token, "atelier_learner", `${NEW_PASSWORD}x`);
    expect(told(again)).toEqual([422, "user.not_temporary_password"]);
    const payload = { refreshToken: early.refreshToken };
    const whole = (await server.app.inject({ method: "POST", url: "/api/login_refresh", payload })).json();
    expect(await me(whole.token)).toMatchObject({ hasTemporaryPassword: false });
    const listed = await server.app.inject({ method: "GET", url: "/api/products", headers: bearer(whole.token) });
    expect(listed.statusCode).toBe(200);
  });
});

describe("the outbox", () => {
  test("decisions 2: an administrator sees the mails of their client, none of another, and none that opens an account above theirs", async () => {
    await askToken("superadmin");
    const [secret] = await outbox();
    expect((await outbox("demo_admin")).map((mail: { to: string }) => mail.to)).not.toContain(secret.to);
    expect(told(await get(`/api/admin/mails/${secret.id}`, "demo_admin"))).toEqual([404, "not-found"]);
    server.advance(MINUTE);
    await server.app.inject({ method: "PATCH", url: "/api/admin/user/forgot-password/atelier/author" });
    await server.carryMails();
    const [foreign] = await outbox();
    expect(foreign.to).toBe("author@atelier.example");
    expect(told(await get(`/api/admin/mails/${foreign.id}`, "demo_admin"))).toEqual([404, "not-found"]);
    expect(told(await get("/api/admin/mails/none", "demo_admin"))).toEqual([404, "not-found"]);
  });
});

test("decisions 1: the link of a kept mail is seen by super administrators alone; an administrator reads the mail, and sends another", async () => {
  const token = await askToken("learner");
  const [{ id }] = await outbox();
  const whole = (await get(`/api/admin/mails/${id}`, "demo_superadmin")).json();
  expect(whole).toMatchObject({ hidesLink: false, identifier: "demo_learner" });
  expect(whole.text).toContain(token);
  const seen = await get(`/api/admin/mails/${id}`, "demo_admin");
  expect(seen.json()).toMatchObject({ hidesLink: true, identifier: "demo_learner", subject: whole.subject });
  expect(seen.json().text).toContain("learner");
  expect(seen.body).not.toMatch(/token|https?:/);
  const listed = await get("/api/admin/mails", "demo_admin");
  expect(listed.body).not.toContain(token);
  const newer = await askToken("learner");
  expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(410);
  expect(newer).not.toBe(token);
});

test("§7.8 a client's slug is found whatever the case and blanks of what was typed", async () => {
  const find = (slug: string) =>
    server.app.inject({ method: "GET", url: `/api/admin/slug?slug=${encodeURIComponent(slug)}` });
  const found = await find(" Demo ");
  expect([found.statusCode, found.body, found.headers["content-type"]]).toEqual([
    200,
    "demo",
    "text/plain; charset=utf-8",
  ]);
  expect((await find("nobody")).statusCode).toBe(404);
});
