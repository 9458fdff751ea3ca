// Knows who changes a password, with what, and what ends with the old one (§7.20).
// @module-tag wide
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const NEW_PASSWORD = "Grand-Soleil7-2026";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ADMIN = "demo_admin";
async function make(): Promise<Answered> {
  const headers = bearer((await server.signIn(ADMIN)).token);
  const body = { ...inventPerson(), password: DEMO_PASSWORD };
  return ownPassword(server, (await call(server, "createUser", { headers, body })).json().user);
}
const change = (token: string, id: string, body: object) =>
  call(server, "changePassword", { headers: bearer(token), params: { id }, body });
const told = (answer: Awaited<ReturnType<typeof change>>) => [answer.statusCode, answer.json().detail];
const signIn = async (login: string, password: string) =>
  (await call(server, "login", { body: { login, password } })).statusCode;

describe("§7.20 a password of one's own", () => {
  test("is changed by who is signed in and knows the present one; other sessions end, this one goes on", async () => {
    const { identifier } = await make();
    const [here, there] = [await server.signIn(identifier), await server.signIn(identifier)];
    const body = { password: NEW_PASSWORD, currentPassword: DEMO_PASSWORD };
    expect((await change(here.token, identifier, body)).statusCode).toBe(204);
    expect([await signIn(identifier, DEMO_PASSWORD), await signIn(identifier, NEW_PASSWORD)]).toEqual([401, 200]);
    const refresh = ({ refreshToken }: { refreshToken: string }) => call(server, "refresh", { body: { refreshToken } });
    expect([(await refresh(here)).statusCode, (await refresh(there)).statusCode]).toEqual([200, 401]);
  });

  test("is nobody else's, and not changed without the present one, or against the rules", async () => {
    const { identifier } = await make();
    const { token } = await server.signIn(identifier);
    const right = { password: NEW_PASSWORD, currentPassword: DEMO_PASSWORD };
    expect(told(await change((await server.signIn(ADMIN)).token, identifier, right))).toEqual([403, "scope.refused"]);
    expect(told(await change(token, identifier, { password: NEW_PASSWORD }))).toEqual([422, "validation"]);
    expect(told(await change(token, identifier, { ...right, currentPassword: "x" }))).toEqual([403, "password.wrong"]);
    expect(told(await change(token, identifier, { ...right, password: "short" }))).toEqual([422, "password.invalid"]);
    expect(told(await change(token, identifier, { ...right, password: DEMO_PASSWORD }))).toEqual([
      422,
      "same_password",
    ]);
    expect(await signIn(identifier, DEMO_PASSWORD)).toBe(200);
  });

  test("is not guessed: after ten wrong ones no other is looked at for 15 minutes", async () => {
    const { identifier } = await make();
    const { token } = await server.signIn(identifier);
    const wrong = { password: NEW_PASSWORD, currentPassword: "x" };
    for (let n = 0; n < 10; n += 1)
      expect(told(await change(token, identifier, wrong))).toEqual([403, "password.wrong"]);
    const right = { ...wrong, currentPassword: DEMO_PASSWORD };
    expect(told(await change(token, identifier, right))).toEqual([429, "login.too-many"]);
  });

  /** The token of the link that is mailed to who asks for one. */
  async function askLink({ login, email }: Answered): Promise<string> {
    server.advance(60_000);
    await call(server, "askAccountLink", { params: { clientSlug: "demo", login } });
    await server.carryMails();
    const headers = bearer((await server.signIn("demo_superadmin")).token);
    const { mails } = (await call(server, "listMails", { headers })).json();
    const { id } = mails.find(({ to }: Answered) => to === email);
    const { text } = (await call(server, "readMail", { headers, params: { mailId: id } })).json();
    return /#token=(\S+)/.exec(text)?.[1] ?? "";
  }

  test("decisions 3: a link that was mailed before opens nothing once its owner has chosen another", async () => {
    const person = await make();
    const { identifier } = person;
    const link = await askLink(person);
    const { token } = await server.signIn(identifier);
    const body = { password: NEW_PASSWORD, currentPassword: DEMO_PASSWORD };
    expect((await change(token, identifier, body)).statusCode).toBe(204);
    const theirs = { password: `${NEW_PASSWORD}!` };
    expect(told(await change(link, identifier, theirs))).toEqual([410, "link.invalid"]);
    const reset = await call(server, "resetPassword", { headers: bearer(link), body: theirs });
    expect(told(reset)).toEqual([410, "link.invalid"]);
    expect(await signIn(identifier, NEW_PASSWORD)).toBe(200);
  });

  test("is chosen by a mailed link without the present one, once", async () => {
    const person = await make();
    const { identifier } = person;
    const token = await askLink(person);
    expect(told(await change(token, ADMIN, { password: NEW_PASSWORD }))).toEqual([403, "scope.refused"]);
    expect((await change(token, identifier, { password: NEW_PASSWORD })).statusCode).toBe(204);
    expect(told(await change(token, identifier, { password: `${NEW_PASSWORD}!` }))).toEqual([410, "link.invalid"]);
    expect(await signIn(identifier, NEW_PASSWORD)).toBe(200);
  });
});

/** Two sessions of one person, and what each of them gets who does this at the same moment as the other. */
async function race(identifier: string, act: (token: string, password: string) => ReturnType<typeof call>) {
  const passwords = [NEW_PASSWORD, "Petite-Lune9-2026"] as const;
  const pairs = [await server.signIn(identifier), await server.signIn(identifier)] as const;
  const answers = await Promise.all([act(pairs[0].token, passwords[0]), act(pairs[1].token, passwords[1])]);
  const now = await Promise.all(passwords.map((password) => signIn(identifier, password)));
  const sessions = await Promise.all(
    pairs.map(async ({ token }) => (await call(server, "me", { headers: bearer(token) })).statusCode),
  );
  const told = answers.map(({ statusCode, body }) => (statusCode === 204 ? "changed" : JSON.parse(body).detail));
  return told.map((one, at) => [one, now[at], sessions[at]]).sort();
}

describe("attack: at the same moment", () => {
  test("§7.20 of two who change a password, one does, and goes on; the other hears that the present one is wrong", async () => {
    const { identifier } = await make();
    const act = (token: string, password: string) =>
      change(token, identifier, { password, currentPassword: DEMO_PASSWORD });
    expect(await race(identifier, act)).toEqual([
      ["changed", 200, 200],
      ["password.wrong", 401, 401],
    ]);
  });

  test("§7.18 of two with one temporary password, one gives the account its own, and the other gets nothing", async () => {
    const headers = bearer((await server.signIn(ADMIN)).token);
    const body = { ...inventPerson(), password: DEMO_PASSWORD };
    const { identifier } = (await call(server, "createUser", { headers, body })).json().user;
    const act = (token: string, password: string) =>
      call(server, "changeTemporaryPassword", {
        headers: bearer(token),
        params: { id: identifier },
        body: { password },
      });
    expect(await race(identifier, act)).toEqual([
      ["changed", 200, 200],
      ["user.not_temporary_password", 401, 401],
    ]);
  });

  test("§7.3 §8.15 a sign-in with the former password that was under way opens nothing once the password is changed", async () => {
    const { identifier } = await make();
    const { token } = await server.signIn(identifier);
    const { secondFactors } = server.world;
    // Its password is judged when it comes here.
    const isThere = new Promise<() => void>((tell) => {
      const read: typeof secondFactors.read = async (...which) => {
        await new Promise<void>((goOn) => tell(goOn));
        return secondFactors.read(...which);
      };
      Object.assign(server.world, { secondFactors: { ...secondFactors, read } });
    });
    const late = call(server, "login", { body: { login: identifier, password: DEMO_PASSWORD } });
    const goOn = await isThere;
    Object.assign(server.world, { secondFactors });
    const body = { password: NEW_PASSWORD, currentPassword: DEMO_PASSWORD };
    expect((await change(token, identifier, body)).statusCode).toBe(204);
    goOn();
    expect(told(await late)).toEqual([401, "bad-credentials"]);
    expect(await signIn(identifier, NEW_PASSWORD)).toBe(200);
  });
});
