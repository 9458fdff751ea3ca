// Knows that a second factor guards an account: whoever has the password alone comes no further, and no code is good
// twice.
// @module-tag wide
import { resetByOperator } from "@academiz/backend";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { addSecondFactor } from "../../testing/add-second-factor.ts";
import { bearer } from "../../testing/author.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const STEP = 30_000;
const signIn = async (login: string, code?: string, password = DEMO_PASSWORD) => {
  const answer = await call(server, "login", { body: { login, password, ...(code !== undefined && { code }) } });
  return answer.statusCode === 200 ? "in" : answer.json().detail;
};
async function make(roles: readonly string[]): Promise<Answered> {
  const headers = bearer((await server.signIn("demo_superadmin")).token);
  const body = { ...inventPerson(), roles, password: DEMO_PASSWORD };
  return ownPassword(server, (await call(server, "createUser", { headers, body })).json().user);
}
async function guard(roles = ["ROLE_AUTHOR"]) {
  const { id, identifier, email, client } = await make(roles);
  const pair = await server.signIn(identifier);
  return { id, identifier, email, clientId: client.id, ...pair, ...(await addSecondFactor(server, pair.token)) };
}
const now = () => server.world.clock.now();

describe("decisions 3: signing in with a second factor", () => {
  test("asks for the code once the password is right, and tells nobody else that there is one", async () => {
    const { identifier, show } = await guard();
    expect(await signIn(identifier, undefined, "wrong")).toBe("bad-credentials");
    expect(await signIn(identifier, "000000", "wrong")).toBe("bad-credentials");
    expect(await signIn(identifier)).toBe("second-factor.needed");
    server.advance(STEP);
    expect(await signIn(identifier, show(now()))).toBe("in");
  });

  test("a code is taken once, also of several who show it at once, and none before it", async () => {
    const { identifier, show } = await guard();
    // The one that confirmed it is used up.
    expect(await signIn(identifier, show(now()))).toBe("second-factor.wrong");
    server.advance(2 * STEP);
    const code = show(now());
    const told = await Promise.all([1, 2, 3].map(() => signIn(identifier, code)));
    expect(told.filter((one) => one === "in")).toHaveLength(1);
    expect(await signIn(identifier, show(now() - STEP))).toBe("second-factor.wrong");
  });

  test("a recovery code is taken once, however it is typed; renewed ones take the place of those before", async () => {
    const { identifier, codes, token } = await guard();
    const [first = "", second = "", third = ""] = codes;
    expect(await signIn(identifier, ` ${first.toUpperCase()} `)).toBe("in");
    expect(await signIn(identifier, first)).toBe("second-factor.wrong");
    expect(await signIn(identifier, second)).toBe("in");
    const headers = bearer(token);
    const renewed = await call(server, "renewRecoveryCodes", { headers, body: { password: DEMO_PASSWORD } });
    expect(await signIn(identifier, third)).toBe("second-factor.wrong");
    expect(await signIn(identifier, renewed.json().codes[0])).toBe("in");
  });

  test("ten wrong codes are all that may be tried within 15 minutes, the right one too, from whatever address", async () => {
    const { identifier, show } = await guard();
    server.advance(2 * STEP);
    for (let at = 0; at < 10; at += 1) expect(await signIn(identifier, "nonsense")).toBe("second-factor.wrong");
    expect(await signIn(identifier, show(now()))).toBe("login.too-many");
    const elsewhere = await server.app.inject({
      method: "POST",
      url: "/api/login_check",
      remoteAddress: "203.0.113.9",
      payload: { login: identifier, password: DEMO_PASSWORD, code: show(now()) },
    });
    expect(elsewhere.json().detail).toBe("login.too-many");
    server.advance(16 * 60_000);
    expect(await signIn(identifier, show(now()))).toBe("in");
  });

  test("the right code of its owner gives a guesser no more tries, and is never counted itself", async () => {
    const { identifier, show } = await guard();
    for (let at = 0; at < 9; at += 1) {
      expect(await signIn(identifier, "nonsense")).toBe("second-factor.wrong");
      server.advance(STEP);
      expect(await signIn(identifier, show(now()))).toBe("in");
    }
    expect(await signIn(identifier, "nonsense")).toBe("second-factor.wrong");
    expect(await signIn(identifier, "nonsense")).toBe("login.too-many");
  });

  test("sessions from before go on, and who stands in for the person is asked for nothing", async () => {
    const { identifier, token, refreshToken } = await guard();
    expect((await call(server, "me", { headers: bearer(token) })).statusCode).toBe(200);
    expect((await call(server, "refresh", { body: { refreshToken } })).statusCode).toBe(200);
    const admin = bearer((await server.signIn("demo_superadmin")).token);
    const body = { identifier, platform: "FRONT_DYNAMIC" };
    expect((await call(server, "impersonate", { headers: admin, body })).statusCode).toBe(200);
  });
});

describe("decisions 3: setting it up", () => {
  test("asks for the password, and guards nothing before a code confirmed it; nothing of it lies open", async () => {
    const { id, clientId, identifier } = await make(["ROLE_AUTHOR"]).then((one) => ({
      ...one,
      clientId: one.client.id,
    }));
    const headers = bearer((await server.signIn(identifier)).token);
    const begin = (password: string) => call(server, "beginSecondFactor", { headers, body: { password } });
    expect((await begin("wrong")).json().detail).toBe("password.wrong");
    const { secret } = (await begin(DEMO_PASSWORD)).json();
    expect(await signIn(identifier)).toBe("in");
    const kept = await server.world.secondFactors.read({ clientId }, id);
    expect(kept?.sealed).not.toContain(secret);
    const wrong = await call(server, "confirmSecondFactor", { headers, body: { code: "12345" } });
    expect(wrong.json().detail).toBe("second-factor.wrong");
    const { codes } = await addSecondFactor(server, headers.authorization.slice("Bearer ".length));
    const data = await call(server, "readOwnData", { headers });
    for (const hidden of [secret, ...codes, kept?.sealed ?? ""]) expect(data.body).not.toContain(hidden);
    expect((await begin(DEMO_PASSWORD)).json().detail).toBe("second-factor.on");
  });

  test("it is taken away with the password alone, and by an administrator of somebody who is not above them", async () => {
    const { id, identifier, token } = await guard();
    const remove = (password: string) =>
      call(server, "removeSecondFactor", { headers: bearer(token), body: { password } });
    expect((await remove("wrong")).json().detail).toBe("password.wrong");
    expect(await signIn(identifier)).toBe("second-factor.needed");
    expect((await remove(DEMO_PASSWORD)).statusCode).toBe(204);
    // Begun and never confirmed guards nothing: there is nothing to take away.
    await call(server, "beginSecondFactor", { headers: bearer(token), body: { password: DEMO_PASSWORD } });
    expect((await remove(DEMO_PASSWORD)).json().detail).toBe("second-factor.off");
    expect(await signIn(identifier)).toBe("in");
    const above = await guard(["ROLE_SUPER_ADMIN"]);
    const headers = bearer((await server.signIn("demo_admin")).token);
    const reset = (userId: string) => call(server, "resetSecondFactor", { headers, params: { id: userId } });
    expect((await reset(above.id)).json().detail).toBe("role.refused");
    expect((await reset(id)).json().detail).toBe("second-factor.off");
    await addSecondFactor(server, token);
    expect((await reset(id)).statusCode).toBe(204);
    const told = await call(server, "listPersonEvents", { headers, params: { id } });
    const kinds = told.json().events.map(({ kind }: Answered) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["second-factor-on", "second-factor-off", "second-factor-reset"]));
  });
});

describe("0053: what weakens the guard of an account", () => {
  const eventsOf = async (id: string) => {
    const headers = bearer((await server.signIn("demo_superadmin")).token);
    return (await call(server, "listPersonEvents", { headers, params: { id } })).json().events;
  };
  const mailsTo = async (email: string): Promise<readonly string[]> => {
    const headers = bearer((await server.signIn("demo_superadmin")).token);
    const { mails } = (await call(server, "listMails", { headers, query: { limit: "50" } })).json();
    return mails.flatMap(({ to, subject }: Answered) => (to === email ? [subject] : []));
  };

  test("is written down and told to its owner by mail, in the same transaction", async () => {
    const { id, identifier, email, token, codes } = await guard();
    const headers = bearer(token);
    const body = { password: DEMO_PASSWORD };
    expect(await signIn(identifier, codes[0])).toBe("in");
    await call(server, "renewRecoveryCodes", { headers, body });
    await call(server, "removeSecondFactor", { headers, body });
    await addSecondFactor(server, token);
    const admin = bearer((await server.signIn("demo_admin")).token);
    await call(server, "resetSecondFactor", { headers: admin, params: { id } });
    const kinds = (await eventsOf(id)).map(({ kind }: Answered) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["recovery-code-used", "second-factor-codes-renewed"]));
    const subjects = (await mailsTo(email)).join("\n");
    for (const words of [/codes de secours|recovery codes/, /désactivée|switched off/, /réinitialisée|reset/])
      expect(subjects).toMatch(words);
    // Nothing guards it any more: nobody is told that less does.
    const before = (await mailsTo(email)).length;
    await call(server, "removeSecondFactor", { headers, body });
    await call(server, "renewRecoveryCodes", { headers, body });
    expect(await mailsTo(email)).toHaveLength(before);
  });

  test("ten times within 15 minutes at most: nobody fills the outbox with mails about it", async () => {
    const { email, token } = await guard();
    const administrator = bearer((await server.signIn("demo_superadmin")).token);
    const countMails = async () => {
      const { mails } = (await call(server, "listMails", { headers: administrator, query: { limit: "50" } })).json();
      return mails.filter(({ to }: Answered) => to === email).length;
    };
    const before = await countMails();
    const proof = { headers: bearer(token), body: { password: DEMO_PASSWORD } };
    const answers: number[] = [];
    for (let at = 0; at < 12; at += 1) answers.push((await call(server, "renewRecoveryCodes", proof)).statusCode);
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await call(server, "removeSecondFactor", proof)).statusCode).toBe(429);
    expect(await countMails()).toBe(before + 10);
  });

  test("by the operator too, for an account that nobody else can help: its password alone opens it", async () => {
    const { id, identifier } = await guard(["ROLE_SUPER_ADMIN"]);
    expect(await resetByOperator(server.world, "demo_nobody")).toMatchObject({ error: { code: "not-found" } });
    expect(await resetByOperator(server.world, identifier)).toMatchObject({ ok: true });
    expect(await signIn(identifier)).toBe("in");
    expect(await resetByOperator(server.world, identifier)).toMatchObject({ error: { code: "second-factor.off" } });
    expect((await eventsOf(id))[0]).toMatchObject({ kind: "second-factor-reset", detail: "operator", by: null });
  });

  test("that an organisation demands it, and no more, is written down of who said so, and nothing else of it", async () => {
    // One who has a second factor: it is asked for from the next request on.
    const admin = await guard(["ROLE_ADMIN"]);
    const { token } = admin;
    const say = (isSecondFactorDemanded: boolean) =>
      call(server, "updateClient", {
        headers: bearer(token),
        params: { id: admin.clientId },
        body: { params: { isSecondFactorDemanded } },
      });
    for (const isDemanded of [true, true, false, false]) expect((await say(isDemanded)).statusCode).toBe(200);
    const told = (await eventsOf(admin.id)).filter(({ kind }: Answered) => kind.startsWith("second-factor-demand"));
    expect(told.map(({ kind, detail }: Answered) => [kind, detail])).toEqual([
      ["second-factor-demand-ended", "demo"],
      ["second-factor-demanded", "demo"],
    ]);
  });

  test("whoever does no more than learn by now sees the factor that they have, renews its codes and takes it away", async () => {
    const { id, identifier, clientId, refreshToken } = await guard();
    await server.world.users.change({ clientId }, id, { roles: ["ROLE_LEARNER"] });
    const headers = bearer((await call(server, "refresh", { body: { refreshToken } })).json().token);
    const begin = await call(server, "beginSecondFactor", { headers, body: { password: DEMO_PASSWORD } });
    expect(begin.json().detail).toBe("role.refused");
    expect((await call(server, "readSecondFactor", { headers })).json().since).toEqual(expect.any(String));
    const proof = { headers, body: { password: DEMO_PASSWORD } };
    expect((await call(server, "renewRecoveryCodes", proof)).statusCode).toBe(200);
    expect((await call(server, "removeSecondFactor", proof)).statusCode).toBe(204);
    expect(await signIn(identifier)).toBe("in");
  });
});

test("decisions 3: a stand-in ends when something is asked of whoever stands in first, and goes on when it was given", async () => {
  const [admin, learner] = [await make(["ROLE_ADMIN"]), await make(["ROLE_LEARNER"])];
  const pair = await standIn(server, learner.identifier, { by: admin.identifier });
  const demand = (demandsSecondFactor: boolean) =>
    server.world.clients.change({ clientId: admin.client.id }, () => ({ demandsSecondFactor }));
  const refresh = async (refreshToken: string) => call(server, "refresh", { body: { refreshToken } });
  const own = await server.signIn(admin.identifier);
  const next = (await refresh(pair.refreshToken)).json();
  await demand(true);
  try {
    expect((await refresh(next.refreshToken)).json().detail).toBe("refresh.invalid");
    await addSecondFactor(server, (await refresh(own.refreshToken)).json().token);
    expect((await refresh(next.refreshToken)).statusCode).toBe(200);
  } finally {
    await demand(false);
  }
});

test("decisions 3: where the organisation demands it, who does more than learn gives it first, and learners never", async () => {
  const [author, learner] = [await make(["ROLE_AUTHOR"]), await make(["ROLE_LEARNER"])];
  const tenancy = { clientId: author.client.id };
  const demand = (demandsSecondFactor: boolean) =>
    server.world.clients.change(tenancy, () => ({ demandsSecondFactor }));
  await demand(true);
  try {
    const [pair, other] = [await server.signIn(author.identifier), await server.signIn(learner.identifier)];
    const headers = bearer(pair.token);
    expect((await call(server, "me", { headers })).json().needsSecondFactor).toBe(true);
    expect((await call(server, "findProducts", { headers })).json().detail).toBe("scope.refused");
    expect((await call(server, "me", { headers: bearer(other.token) })).json().needsSecondFactor).toBe(false);
    await addSecondFactor(server, pair.token);
    const next = (await call(server, "refresh", { body: { refreshToken: pair.refreshToken } })).json();
    expect((await call(server, "findProducts", { headers: bearer(next.token) })).statusCode).toBe(200);
  } finally {
    await demand(false);
  }
});

test("decisions 3: where the organisation demands it, the next request after it was taken away leads to giving it again, in the same session", async () => {
  const { id, clientId, token, refreshToken } = await guard();
  const [learner, admin] = [await guard(), await guard(["ROLE_ADMIN"])];
  await server.world.users.change({ clientId }, learner.id, { roles: ["ROLE_LEARNER"] });
  const learning = (await call(server, "refresh", { body: { refreshToken: learner.refreshToken } })).json().token;
  const demand = (demandsSecondFactor: boolean) =>
    server.world.clients.change({ clientId }, () => ({ demandsSecondFactor }));
  const ask = (bearing: string) => call(server, "me", { headers: bearer(bearing) });
  const remove = (bearing: string) =>
    call(server, "removeSecondFactor", { headers: bearer(bearing), body: { password: DEMO_PASSWORD } });
  const renew = async (pair: Answered) =>
    (await call(server, "refresh", { body: { refreshToken: pair.refreshToken } })).json();
  await demand(true);
  try {
    for (const bearing of [token, learning]) expect((await remove(bearing)).statusCode).toBe(204);
    expect((await ask(token)).json().detail).toBe("token.invalid");
    expect((await ask(learning)).statusCode).toBe(200);
    const narrowed = await renew({ refreshToken });
    expect((await ask(narrowed.token)).json().needsSecondFactor).toBe(true);
    await addSecondFactor(server, narrowed.token);
    const whole = await renew(narrowed);
    expect((await ask(whole.token)).json().needsSecondFactor).toBe(false);
    const reset = await call(server, "resetSecondFactor", { headers: bearer(admin.token), params: { id } });
    expect(reset.statusCode).toBe(204);
    expect((await ask(whole.token)).json().detail).toBe("token.invalid");
    expect((await ask((await renew(whole)).token)).json().needsSecondFactor).toBe(true);
  } finally {
    await demand(false);
  }
});
