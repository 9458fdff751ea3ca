// Knows that a token in an address is good for its exchange, and for nothing else.
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}
const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const refresh = (refreshToken: string) => call(server, "refresh", { body: { refreshToken } });
const INVALID = [401, "token.invalid"];

/** Every way by which somebody enters a site through its address. */
const ENTRIES: Readonly<Record<string, () => Promise<Pair>>> = {
  "the link to the other platform": async () => {
    const { token } = await server.signIn("demo_admin");
    const { link } = (await by(token, "changePlatform", { params: { platform: "BACK_OFFICE" } })).json();
    const fragment = new URLSearchParams(new URL(link).hash.slice(1));
    return { token: fragment.get("token") ?? "", refreshToken: fragment.get("refreshToken") ?? "" };
  },
  "the pair of a stand-in": async () => {
    const { token } = await server.signIn("demo_admin");
    const body = { identifier: "demo_author", platform: "BACK_OFFICE" };
    return (await by(token, "impersonate", { body })).json();
  },
  "the pair of who stands in no more": async () => {
    const { token } = await standIn(server, "demo_learner");
    return (await by(token, "leaveImpersonation")).json();
  },
};
const OPENED: readonly (readonly [RouteName, Sent])[] = [
  ["me", {}],
  ["renewToken", {}],
  ["leaveImpersonation", {}],
  ["listProducts", { params: { type: "learniz" } }],
  ["listMyProducts", {}],
  ["changePlatform", { params: { platform: "BACK_OFFICE" } }],
];

describe.each(Object.entries(ENTRIES))("§7.12 §7.9 the access token of %s", (_, enter) => {
  test("opens nothing, gives no pair and ends nothing, before the exchange and after it", async () => {
    const entry = await enter();
    const isRefused = async () => {
      for (const [name, sent] of OPENED)
        expect([name, ...told(await by(entry.token, name, sent))]).toEqual([name, ...INVALID]);
      const body = { refreshToken: entry.refreshToken, identifier: "demo_admin" };
      expect(told(await by(entry.token, "logout", { body }))).toEqual(INVALID);
    };
    await isRefused();
    const { token }: Pair = (await refresh(entry.refreshToken)).json();
    await isRefused();
    expect((await by(token, "listProducts", { params: { type: "learniz" } })).statusCode).toBe(200);
  });

  test("§7.4 comes with a refresh token that is exchanged once, in the grace for the same", async () => {
    const entry = await enter();
    const [one, again] = [await refresh(entry.refreshToken), await refresh(entry.refreshToken)];
    expect(again.json().refreshToken).toBe(one.json().refreshToken);
    server.advance(11_000);
    expect(told(await refresh(entry.refreshToken))).toEqual([401, "refresh.invalid"]);
  });
});

test("§7.11 of forty who leave a stand-in at once, one is given their own session", async () => {
  const { token } = await standIn(server, "demo_learner");
  const answers = await Promise.all(Array.from({ length: 40 }, () => by(token, "leaveImpersonation")));
  const [left, ...over] = answers.sort((one, other) => one.statusCode - other.statusCode);
  expect(left?.statusCode).toBe(200);
  expect(over.map(told)).toEqual(over.map(() => INVALID));
});

test.runIf(isLong)("§7.93 what a stand-in asks for in vain is not counted on the person", async () => {
  const { token } = await standIn(server, "demo_learner");
  const own = (await server.signIn("demo_learner")).token;
  const miss = (one: string, at: number) => by(one, "playerLink", { params: { slug: `nope${at}` } });
  const codes: number[] = [];
  for (let at = 0; at < 1_001; at += 1) codes.push((await miss(token, at)).statusCode);
  expect([codes.filter((code) => code === 404).length, codes.at(-1)]).toEqual([1_000, 429]);
  expect(told(await miss(own, 0))).toEqual([404, "not-found"]);
});
