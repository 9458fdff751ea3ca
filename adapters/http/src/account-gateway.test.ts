import { account, system } from "@academiz/contract";
import { HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createAccountGateway } from "./index.ts";
import { answerProblem, mockRoute } from "./testing/mock-route.ts";
import { PAIR, startClient } from "./testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const LINK = `${encode({ alg: "HS256" })}.${encode({ clt: "demo", identifier: "demo_ada", scope: "account-link" })}.sign`;
const password = "Grand-Soleil7-2026";

describe("an account, by the token of a link", () => {
  it("§7.18 §7.19 a password is chosen with the link's token, at the place of its type, whoever is signed in", async () => {
    const seen: unknown[] = [];
    server.use(
      mockRoute(account.resetPassword, ({ request, body }) => {
        seen.push(["reset", request.headers.get("authorization"), body.password]);
        return undefined;
      }),
      mockRoute(account.changeTemporaryPassword, ({ request, params }) => {
        seen.push(["temporary", request.headers.get("authorization"), params["id"]]);
        return undefined;
      }),
    );
    const gateway = createAccountGateway(startClient().api);
    for (const type of ["forgotten-password", "temporary-password"] as const)
      expect((await gateway.choosePassword({ token: LINK, type, password })).ok).toBe(true);
    expect(seen).toEqual([
      ["reset", `Bearer ${LINK}`, password],
      ["temporary", `Bearer ${LINK}`, "demo_ada"],
    ]);
  });

  it("§8.6 a link that is no longer good is told in place: the session of this device neither ends nor is renewed", async () => {
    const { api, told, tokens } = startClient();
    const gateway = createAccountGateway(api);
    const choose = (token: string) => gateway.choosePassword({ token, type: "forgotten-password", password });
    for (const [code, kind] of [
      ["link.invalid", "gone"],
      ["token.expired", "unauthorised"],
      ["scope.refused", "forbidden"],
    ] as const) {
      server.use(mockRoute(account.resetPassword, () => answerProblem(code)));
      expect(await choose(LINK)).toMatchObject({ ok: false, error: { kind, detail: code } });
    }
    expect(await choose("cut.on-its-way")).toMatchObject({ ok: false, error: { detail: "link.invalid" } });
    expect([told, tokens.read()]).toEqual([[], PAIR]);
  });

  it("§7.17 asking for a link names the account, and too many are told with the wait", async () => {
    const asked: unknown[] = [];
    server.use(
      mockRoute(account.askAccountLink, ({ params, request }) => {
        asked.push({ ...params, query: new URL(request.url).search });
        return answerProblem("login.too-many", { "retry-after": "120" });
      }),
    );
    const answer = await createAccountGateway(startClient().api).askLink({
      clientSlug: "demo",
      login: "ada",
      platform: "BACK_OFFICE",
    });
    expect(answer).toMatchObject({ error: { kind: "too-many", retryAfterSeconds: 120 } });
    expect(asked).toEqual([{ clientSlug: "demo", login: "ada", query: "?platform=BACK_OFFICE" }]);
  });

  it("§7.17 whether mail leaves is the server's word, for whoever asks; without one it is not known", async () => {
    const { api } = startClient(null);
    const disk = { state: "ok", freePercent: 50 } as const;
    const health = {
      status: "ok",
      version: "1.2.3",
      database: "embedded",
      mails: "stay",
      disks: { documents: disk, database: disk },
      warnings: [],
    };
    server.use(mockRoute(system.health, () => HttpResponse.json(health)));
    expect(await createAccountGateway(api).readMailing()).toEqual({ ok: true, value: "stay" });
    server.use(mockRoute(system.health, () => answerProblem("maintenance")));
    expect((await createAccountGateway(api).readMailing()).ok).toBe(false);
  });

  it("decisions 1: a used link of the first administrator is told in place", async () => {
    server.use(mockRoute(account.setUpPlatform, () => answerProblem("link.invalid")));
    const { api, told } = startClient(null);
    const setup = {
      token: "t",
      clientName: "A",
      clientSlug: "a",
      login: "ada",
      email: "ada@acme.example",
      locale: "en",
      password,
    } as const;
    expect(await createAccountGateway(api).setUpPlatform(setup)).toMatchObject({ error: { kind: "gone" } });
    expect(told).toEqual([]);
  });
});
