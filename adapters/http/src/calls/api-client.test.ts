import { players, products, session, system } from "@academiz/contract";
import { HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createProgressGateway } from "../index.ts";
import { answerProblem, mockRoute } from "../testing/mock-route.ts";
import { FRESH, PAIR, startClient } from "../testing/start-client.ts";
import { readReach } from "./read-reach.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const none = { products: [] };
const bearerOf = (request: Request) => request.headers.get("authorization");
const isFresh = (request: Request) => bearerOf(request) === `Bearer ${FRESH.token}`;

/** A server that accepts the fresh token alone; answers how often it was asked. */
function expectFreshToken(refresh: () => typeof FRESH | Response = () => FRESH) {
  const asked = { products: 0, refresh: 0 };
  server.use(
    mockRoute(players.listMyProducts, ({ request }) => {
      asked.products++;
      return isFresh(request) ? none : answerProblem("token.expired");
    }),
    mockRoute(session.refresh, ({ body }) => {
      asked.refresh++;
      expect(body.refreshToken).toBe(PAIR.refreshToken);
      return refresh();
    }),
  );
  return asked;
}
const health = (status: number) =>
  server.use(mockRoute(system.health, () => new HttpResponse("a proxy's page", { status })));

describe("a call", () => {
  it("§6.3 carries the token; a public one carries none", async () => {
    const seen: (string | null)[] = [];
    server.use(
      mockRoute(players.listMyProducts, ({ request }) => {
        seen.push(bearerOf(request));
        return none;
      }),
      mockRoute(session.login, ({ request }) => {
        seen.push(bearerOf(request));
        return PAIR;
      }),
    );
    const { api } = startClient();
    await api.call(players.listMyProducts, { query: {} });
    await api.call(session.login, { body: { login: "a", password: "b" } });
    expect(seen).toEqual([`Bearer ${PAIR.token}`, null]);
  });

  it("§4.15 tells whether the server answered, or a proxy or a copy in its place; of no answer at all it tells neither", async () => {
    const heard: (readonly [boolean, number | null])[] = [];
    const answers = [
      () => HttpResponse.json(none),
      () => HttpResponse.json(none, { headers: { "x-held-at": "1" } }),
      () => HttpResponse.error(),
      () => answerProblem("unexpected"),
      () => new HttpResponse("a proxy's page", { status: 504 }),
    ];
    server.use(mockRoute(players.listMyProducts, () => answers.shift()?.() ?? none));
    const { api } = startClient(PAIR, {
      onAnswer(answer, path) {
        const { isCutOff, heldAt } = readReach(answer);
        heard.push([isCutOff, heldAt]);
        expect(path).toBe("/api/products");
      },
    });
    for (const _ of [...answers]) await api.call(players.listMyProducts, { query: {} });
    expect(heard).toEqual([
      [false, null],
      [true, 1],
      [false, null],
      [true, null],
    ]);
  });

  it("§6.6 carries the platform outside production, and nothing of it in production", async () => {
    const seen: (string | null)[] = [];
    server.use(
      mockRoute(players.listMyProducts, ({ request }) => {
        seen.push(request.headers.get("platform"));
        return none;
      }),
    );
    const payload = Buffer.from(JSON.stringify({ clt: "of-token", identifier: "of-token_ada" })).toString("base64url");
    const { api, tokens } = startClient({ ...PAIR, token: `a.${payload}.c` }, { platform: "LEARNIZ" });
    await api.call(players.listMyProducts, { query: {} });
    tokens.keepContentSlug("kept");
    await api.call(players.listMyProducts, { query: {} });
    await startClient().api.call(players.listMyProducts, { query: {} });
    expect(seen).toEqual(["LEARNIZ:of-token", "LEARNIZ:kept", null]);
  });

  it("fills the path and the query, encoded", async () => {
    server.use(
      mockRoute(session.originPlatform, ({ params }) => ({
        slug: String(params["slug"]),
        name: "Demo",
        url: "u",
        backOfficeUrl: "b",
        theme: { colors: {} },
      })),
      mockRoute(products.listProducts, ({ query }) => ({
        meta: { totalItems: 0, page: Number(query.get("page")), limit: 20 },
        products: [],
      })),
    );
    const { api } = startClient();
    expect(await api.call(session.originPlatform, { params: { slug: "é/?" } })).toMatchObject({
      value: { slug: "é/?" },
    });
    expect(
      await api.call(products.listProducts, { params: { type: "learniz" }, query: { page: 3, query: "a&b" } }),
    ).toMatchObject({
      value: { meta: { page: 3 } },
    });
  });

  it("§5.24 names a file as the answer does, in either form, and `unamed` without a name", async () => {
    const names = [
      "attachment; filename=\"plain.zip\"; filename*=UTF-8''%C3%A9t%C3%A9.zip",
      'attachment; filename="plain.zip"',
      "",
    ];
    const { api } = startClient();
    const read = [];
    for (const name of names) {
      const headers = { "content-type": "application/zip", ...(name ? { "content-disposition": name } : {}) };
      server.use(mockRoute(products.exportScorm, () => new HttpResponse("bytes", { headers })));
      const answer = await api.call(products.exportScorm, { params: { type: "learniz", slug: "a" }, body: {} });
      read.push(answer.ok && [answer.value.name, new TextDecoder().decode(answer.value.bytes)]);
    }
    expect(read).toEqual([
      ["été.zip", "bytes"],
      ["plain.zip", "bytes"],
      ["unamed", "bytes"],
    ]);
  });

  it("is `unexpected` when its answer is not what the contract says", async () => {
    const { api } = startClient();
    for (const body of ['{"products": 3}', "<html>"]) {
      server.use(mockRoute(players.listMyProducts, () => new HttpResponse(body)));
      expect(await api.call(players.listMyProducts, { query: {} })).toEqual({
        ok: false,
        error: { kind: "unexpected", detail: "answer.unreadable GET /api/products" },
      });
    }
  });
});

describe("a token that is over", () => {
  const sign = (exp: number) => {
    const payload = { clt: "a", identifier: "a_b", exp: Math.floor(Date.now() / 1000) + exp };
    return `h.${btoa(JSON.stringify(payload)).replaceAll("=", "")}.s`;
  };
  const old = { token: sign(-5), refreshToken: "first" };
  const ask = (pair: typeof PAIR, refresh: () => typeof FRESH | Response) => {
    const seen: (string | null)[] = [];
    let refreshed = 0;
    server.use(
      mockRoute(players.listMyProducts, ({ request }) => {
        seen.push(bearerOf(request));
        return none;
      }),
      mockRoute(session.refresh, () => {
        refreshed++;
        return refresh();
      }),
    );
    const client = startClient(pair);
    const call = () => client.api.call(players.listMyProducts, { query: {} });
    return { ...client, call, seen, countRefreshed: () => refreshed };
  };

  it("§4.9 is renewed before it is used, so that no call is refused for it; a living one is used as it is", async () => {
    const late = ask(old, () => FRESH);
    await Promise.all([late.call(), late.call()]);
    expect(late.seen).toEqual([`Bearer ${FRESH.token}`, `Bearer ${FRESH.token}`]);
    expect(late.countRefreshed()).toBe(1);
    const living = { token: sign(60), refreshToken: "first" };
    const early = ask(living, () => FRESH);
    await early.call();
    expect([early.seen, early.countRefreshed()]).toEqual([[`Bearer ${living.token}`], 0]);
  });

  it("is used all the same where the refresh decides nothing: what a device keeps still answers", async () => {
    const { call, seen } = ask(old, () => HttpResponse.error());
    expect((await call()).ok).toBe(true);
    expect(seen).toEqual([`Bearer ${old.token}`]);
  });

  it("§4.12 ends the session where the refresh is refused", async () => {
    const { call, seen, told } = ask(old, () => answerProblem("token.invalid"));
    expect((await call()).ok).toBe(false);
    expect([seen, told]).toEqual([[], ["lost: fail to refresh token"]]);
  });

  it("is told by no clock that takes a fresh one for over: it is renewed once, not at each call", async () => {
    const { call, countRefreshed } = ask(old, () => ({ token: sign(-1), refreshToken: "second" }));
    for (let i = 0; i < 3; i++) await call();
    expect(countRefreshed()).toBe(1);
  });
});

describe("401", () => {
  it("§4.9 §4.10 §8.3 refreshes the token and asks once more", async () => {
    const asked = expectFreshToken();
    const { api, tokens, told } = startClient();
    expect(await api.call(players.listMyProducts, { query: {} })).toEqual({ ok: true, value: none });
    expect(asked).toEqual({ products: 2, refresh: 1 });
    expect(tokens.read()).toEqual(FRESH);
    expect(told).toEqual([]);
  });

  it("§4.9 many calls at once share one refresh", async () => {
    const asked = expectFreshToken();
    const { api } = startClient();
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.call(players.listMyProducts, { query: {} })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(asked).toEqual({ products: 8, refresh: 1 });
  });

  it("§4.9 takes the pair that another tab refreshed meanwhile", async () => {
    const { api, tokens } = startClient();
    server.use(
      mockRoute(players.listMyProducts, ({ request }) => {
        if (isFresh(request)) return none;
        tokens.keep(FRESH);
        return answerProblem("token.expired");
      }),
    );
    expect((await api.call(players.listMyProducts, { query: {} })).ok).toBe(true);
  });

  it("§2.6 §4.11 §8.3 goes to the output when the second answer is 401 too", async () => {
    server.use(
      mockRoute(players.listMyProducts, () => answerProblem("token.invalid")),
      mockRoute(session.refresh, () => FRESH),
    );
    const { api, told } = startClient();
    const answer = await api.call(players.listMyProducts, { query: {} });
    expect(answer).toMatchObject({ ok: false, error: { kind: "unauthorised", detail: "token.invalid" } });
    expect(told).toEqual(["unauthorised"]);
  });

  it("§3.11 §4.12 §8.4 loses the session without anything to refresh with", async () => {
    server.use(mockRoute(players.listMyProducts, () => answerProblem("token.missing")));
    const { api, told } = startClient(null);
    expect(await api.call(players.listMyProducts, { query: {} })).toMatchObject({
      ok: false,
      error: { kind: "session-lost", type: "ERROR_REFRESH_TOKEN", status: 401 },
    });
    expect(told).toEqual(["lost: no access token or refresh token"]);
  });

  it.each([
    ["fail to refresh token", () => answerProblem("refresh.invalid")],
    ["fail to get refresh token", () => new HttpResponse("{}")],
  ])("§3.11 §4.12 §8.4 loses the session, once for many calls: %s", async (message, refresh) => {
    expectFreshToken(refresh);
    const { api, told } = startClient();
    const answers = await Promise.all([
      api.call(players.listMyProducts, { query: {} }),
      api.call(players.listMyProducts, { query: {} }),
    ]);
    const error = { kind: "session-lost", type: "ERROR_REFRESH_TOKEN", status: 401, detail: message };
    expect(answers).toEqual([error, error].map((one) => ({ ok: false, error: one })));
    expect(told).toEqual([`lost: ${message}`]);
  });

  it.each([
    ["offline", () => HttpResponse.error(), []],
    ["offline", () => new HttpResponse(null, { status: 504 }), []],
    ["too-many", () => answerProblem("login.too-many"), []],
    ["maintenance", () => answerProblem("maintenance"), ["maintenance"]],
  ] as const)("§8.4 keeps the session when the refresh could not be judged: %s", async (kind, refresh, expected) => {
    expectFreshToken(refresh);
    const { api, tokens, told } = startClient();
    expect(await api.call(players.listMyProducts, { query: {} })).toMatchObject({ ok: false, error: { kind } });
    expect(tokens.read()).toEqual(PAIR);
    expect(told).toEqual(expected);
  });

  it("§4.1 a wrong password is no reason to refresh", async () => {
    server.use(mockRoute(session.login, () => answerProblem("bad-credentials")));
    const { api, told } = startClient();
    const answer = await api.call(session.login, { body: { login: "a", password: "b" } });
    expect(answer).toEqual({ ok: false, error: { kind: "unauthorised", detail: "bad-credentials", requestId: "r-1" } });
    expect(told).toEqual([]);
  });
});

describe("decisions 3: a session in which something is asked for first", () => {
  const sign = (scope: string) => `h.${btoa(JSON.stringify({ clt: "a", identifier: "a_b", scope }))}.s`;

  it("stays where a refusal is about what was typed, such as a wrong password", async () => {
    server.use(mockRoute(players.listMyProducts, () => answerProblem("password.wrong")));
    const pair = { token: sign("second-factor"), refreshToken: "again" };
    const { api, told } = startClient(pair, { onNarrowed: () => void told.push("narrowed") });
    const answer = await api.call(players.listMyProducts, { query: {}, tellsRefusals: true });
    expect([answer.ok ? null : answer.error.detail, told]).toEqual(["password.wrong", []]);
  });

  it("calls `onNarrowed` in place of the error page, for no other refusal", async () => {
    server.use(mockRoute(players.listMyProducts, () => answerProblem("scope.refused")));
    for (const [scope, expected] of [
      ["second-factor", ["narrowed"]],
      ["temporary-password", ["narrowed"]],
      ["session", ["refused: 403"]],
    ] as const) {
      const { api, told } = startClient(
        { token: sign(scope), refreshToken: "again" },
        { onNarrowed: () => void told.push("narrowed") },
      );
      const answer = await api.call(players.listMyProducts, { query: {} });
      expect([answer.ok ? null : answer.error.kind, told]).toEqual(["forbidden", expected]);
    }
  });
});

describe("other failures", () => {
  it.each([
    [403, "forbidden"],
    [404, "not-found"],
    [408, "offline"],
    [409, "conflict"],
    [410, "gone"],
    [413, "invalid"],
    [422, "invalid"],
    [429, "too-many"],
    [500, "unexpected"],
    [503, "maintenance"],
    [504, "offline"],
  ])("§8.2–§8.6 %i is `%s`, whatever page comes with it", async (status, kind) => {
    health(status);
    const { api } = startClient();
    expect(await api.call(system.health, {})).toEqual({ ok: false, error: { kind, detail: `http.${status}` } });
  });

  it("§8.5 no answer at all is `offline`", async () => {
    server.use(mockRoute(system.health, () => HttpResponse.error()));
    expect(await startClient().api.call(system.health, {})).toEqual({
      ok: false,
      error: { kind: "offline", detail: "network" },
    });
  });

  it("§7.22 reads the detail, the request's id, and how long to wait", async () => {
    server.use(mockRoute(session.login, () => answerProblem("login.too-many", { "retry-after": "90" })));
    const answer = await startClient(null).api.call(session.login, { body: { login: "a", password: "b" } });
    expect(answer).toEqual({
      ok: false,
      error: { kind: "too-many", detail: "login.too-many", requestId: "r-1", retryAfterSeconds: 90 },
    });
  });

  it("§7.22 reads what is wrong in the body that was sent, where a view shows it", async () => {
    const faults = [{ path: [2, "login"], message: "nobody who is enrolled" }];
    for (const [detail, told] of [
      ["validation", faults],
      ["content.invalid", undefined],
    ] as const) {
      const problem = { type: "about:blank", title: "", status: 422, detail, requestId: "r-1", faults };
      server.use(mockRoute(session.login, () => HttpResponse.json(problem, { status: 422 })));
      const answer = await startClient(null).api.call(session.login, { body: { login: "a", password: "b" } });
      expect(answer.ok ? null : answer.error.faults).toEqual(told);
    }
  });

  it("a 400, even without words, is `invalid`: trying again would not help; what a gateway answers is `unexpected`", async () => {
    for (const [status, kind] of [
      [400, "invalid"],
      [500, "unexpected"],
      [502, "unexpected"],
    ] as const) {
      server.use(mockRoute(session.refresh, () => new HttpResponse("<html>", { status })));
      const answer = await startClient(null).api.call(session.refresh, { body: { refreshToken: "link" } });
      expect(answer).toMatchObject({ ok: false, error: { kind, detail: `http.${status}` } });
    }
  });

  it("§8.2 503 sends to the maintenance page", async () => {
    health(503);
    const { api, told } = startClient();
    await api.call(system.health, {});
    expect(told).toEqual(["maintenance"]);
  });

  it.each([
    [
      [403, 410, 404],
      ["refused: 403", "refused: 410", "refused: 404"],
    ],
    [[404, 404, 403], ["refused: 404"]],
    [
      [404, 500, 403],
      ["refused: 404", "refused: 403"],
    ],
    [[422, 409, 429], []],
  ])("§8.6 of the failures %j the shell hears %j", async (statuses, expected) => {
    const { api, told } = startClient();
    for (const status of statuses) {
      health(status);
      await api.call(system.health, {});
    }
    expect(told).toEqual(expected);
  });
});

describe("a page that goes away", () => {
  it("decisions 7: its last save outlives it; an ordinary one need not", async () => {
    const seen: boolean[] = [];
    const { promise, resolve } = withResolvers();
    server.use(
      mockRoute(players.saveLearnizProgress, ({ request, body }) => {
        seen.push(request.keepalive);
        if (seen.length === 2) resolve();
        return { accepted: true, progress: body.progress };
      }),
    );
    const gateway = createProgressGateway(startClient().api);
    const progress = { slug: "p", eventDate: "2026-01-01T00:00:00.000Z" } as Parameters<typeof gateway.send>[0];
    expect(await gateway.send(progress)).toEqual({
      ok: true,
      value: { accepted: true, storedEventDate: progress.eventDate },
    });
    expect(gateway.sendLeaving(progress)).toBeUndefined();
    await promise;
    expect(seen).toEqual([false, true]);
  });
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
