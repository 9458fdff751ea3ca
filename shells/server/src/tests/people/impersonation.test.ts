// Knows who stands in for whom, what a stand-in may not do, how it ends, and that it is written down.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { readTokenPayload } from "@academiz/domain/identity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer, beginProgress } from "../../testing/author.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call, type Scene, type Sent } from "../../testing/route-case.ts";
import { setScene } from "../../testing/set-scene.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [SUPER, ADMIN] = ["demo_superadmin", "demo_admin"];

let server: TestServer;
let lookout: Lookout;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  scene = await setScene(server, "demo", "Played");
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  by((await server.signIn(login)).token, name, sent);
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const askStandIn = (login: string, identifier: string, platform = "FRONT_DYNAMIC") =>
  ask(login, "impersonate", { body: { identifier, platform } });
const idOf = async (login: string) => (await server.world.users.findByIdentifier(login))?.id;
const make = async (roles: string[]): Promise<Answered> =>
  ownPassword(
    server,
    (await ask(SUPER, "createUser", { body: { ...inventPerson(), roles, password: DEMO_PASSWORD } })).json().user,
  );
const refresh = (refreshToken: string) => call(server, "refresh", { body: { refreshToken } });

describe("§6.7 who may stand in", () => {
  test("attack 15: nobody but an administrator, for nobody of another client, for nobody above them", async () => {
    for (const login of ["demo_author", "demo_manager", "demo_learner"])
      expect(told(await askStandIn(login, "demo_learner"))).toEqual([403, "role.refused"]);
    for (const identifier of ["atelier_learner", "demo_nobody", ""])
      expect(told(await askStandIn(ADMIN, identifier))).toEqual([404, "not-found"]);
    expect(told(await askStandIn(ADMIN, SUPER))).toEqual([403, "impersonation.refused"]);
    const slug = { body: { identifier: "demo_learner", platform: "FRONT_DYNAMIC", slug: "atelier" } };
    expect(told(await ask(SUPER, "impersonate", slug))).toEqual([404, "not-found"]);
    expect((await askStandIn(SUPER, ADMIN, "BACK_OFFICE")).statusCode).toBe(200);
  });

  test("attack 15: a stand-in stands in for nobody else, switches to no client and changes no platform", async () => {
    const { token } = await standIn(server, ADMIN, { by: SUPER, platform: "BACK_OFFICE" });
    const body = { identifier: "demo_learner", platform: "FRONT_DYNAMIC" };
    expect(told(await by(token, "impersonate", { body }))).toEqual([403, "scope.refused"]);
    const link = { params: { platform: "LEARNIZ", slug: scene.perimeter }, body: { ...body, mode: "impersonated" } };
    expect(told(await by(token, "impersonationLink", link))).toEqual([403, "scope.refused"]);
    expect(told(await by(token, "switchClient", { params: { id: scene.clientId } }))).toEqual([403, "scope.refused"]);
    const platform = { params: { platform: "BACK_OFFICE" } };
    expect(told(await by(token, "changePlatform", platform))).toEqual([403, "scope.refused"]);
    expect(told(await by(token, "renewToken"))).toEqual([403, "scope.refused"]);
  });

  test("§6.8 the back office is entered as who has a place there alone", async () => {
    expect(told(await askStandIn(ADMIN, "demo_learner", "BACK_OFFICE"))).toEqual([403, "impersonation.refused"]);
    const { token } = await standIn(server, "demo_author", { platform: "BACK_OFFICE" });
    expect((await by(token, "listProducts", { params: { type: "learniz" } })).statusCode).toBe(200);
  });

  test("§3.9 §3.13 §3.14 by an identifier, a platform of the two, and the slug of the client where one is sent", async () => {
    for (const platform of ["BACK_OFFICE", "FRONT_DYNAMIC"]) {
      const body = { identifier: "demo_author", platform, slug: "demo" };
      const { refreshToken } = (await ask(ADMIN, "impersonate", { body })).json();
      const { token } = (await refresh(refreshToken)).json();
      expect((await by(token, "me")).json().identifier).toBe("demo_author");
    }
    const whole = { identifier: "demo_author", platform: "BACK_OFFICE" };
    for (const body of [{ ...whole, platform: "LEARNIZ" }, { identifier: "demo_author" }, { platform: "BACK_OFFICE" }])
      expect(told(await ask(ADMIN, "impersonate", { body }))).toEqual([422, "validation"]);
    expect(told(await ask(ADMIN, "impersonate", { body: { ...whole, slug: "atelier" } }))).toEqual([404, "not-found"]);
  });

  test("§3.15 a player by an identifier, and in the mode impersonated alone", async () => {
    const params = { platform: "LEARNIZ", slug: scene.perimeter };
    const body = { identifier: "demo_learner", mode: "impersonated" };
    const { link } = (await ask(ADMIN, "impersonationLink", { params, body })).json();
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(readTokenPayload(token)).toMatchObject({ value: { mode: "impersonated", identifier: "demo_learner" } });
    for (const wrong of [{ ...body, mode: "NORMAL" }, { identifier: "demo_learner" }, { mode: "impersonated" }])
      expect(told(await ask(ADMIN, "impersonationLink", { params, body: wrong }))).toEqual([422, "validation"]);
  });

  test("decisions 3: an account that is closed is entered by nobody", async () => {
    const user = await make(["ROLE_LEARNER"]);
    await ask(ADMIN, "activateUser", { params: { id: user.id }, body: { active: false } });
    expect(told(await askStandIn(ADMIN, user.identifier))).toEqual([404, "not-found"]);
  });
});

describe("what a stand-in is and may", () => {
  test("§4.22 §3.24 the token says isImpersonated and its mode, and so does the user", async () => {
    const entry = (await askStandIn(ADMIN, "demo_learner")).json();
    const first = (await refresh(entry.refreshToken)).json();
    const second = (await refresh(first.refreshToken)).json();
    for (const { token } of [entry, first, second]) {
      const payload = readTokenPayload(token);
      const expected = { isImpersonated: true, mode: "impersonated", identifier: "demo_learner", clt: "demo" };
      expect(payload).toMatchObject({ ok: true, value: expected });
    }
    for (const { token } of [first, second]) expect((await by(token, "me")).json().isImpersonnated).toBe(true);
    expect((await ask("demo_learner", "me")).json().isImpersonnated).toBe(false);
  });

  test("attack 16: changes no password, no account and no user, deletes nothing, marks and saves nothing", async () => {
    const { token } = await standIn(server, ADMIN, { by: SUPER, platform: "BACK_OFFICE" });
    const { product } = (await by(token, "playLearniz", { params: { perimeterSlug: scene.perimeter } })).json();
    const { progress } = beginProgress(product.config, scene.perimeter);
    const eventDate = new Date(server.world.clock.now()).toISOString();
    const calls: readonly [RouteName, Sent][] = [
      ["changeTemporaryPassword", { params: { id: ADMIN }, body: { password: "Grand-Soleil7-2026" } }],
      ["resetPassword", { body: { password: "Grand-Soleil7-2026" } }],
      ["updateMe", { body: { firstname: "Eve" } }],
      ["createUser", { body: inventPerson() }],
      ["deleteUser", { params: { id: scene.user } }],
      [
        "saveLearnizProgress",
        { params: { perimeterSlug: scene.perimeter }, body: { progress: { ...progress, eventDate } } },
      ],
      ["addHistories", { body: [] }],
      ["markAllNotifications", { body: {} }],
    ];
    const before = await lookout.read();
    for (const [name, sent] of calls)
      expect([name, ...told(await by(token, name, sent))]).toEqual([name, 403, "scope.refused"]);
    expect(await lookout.read()).toEqual(before);
  });

  test("§6.9 §7.93 decisions 6: in a player the user's progress is seen and none is saved, by either way in", async () => {
    const params = { perimeterSlug: scene.perimeter };
    const { token } = await standIn(server, "demo_learner");
    const direct = (await by(token, "playerLink", { params: { slug: scene.product } })).json().link;
    const link = {
      params: { platform: "LEARNIZ", slug: scene.perimeter },
      body: { identifier: "demo_learner", mode: "impersonated" },
    };
    const other = (await ask(ADMIN, "impersonationLink", link)).json().link;
    for (const one of [direct, other]) {
      const { searchParams } = new URL(one);
      const pair = (await refresh(searchParams.get("refreshToken") ?? "")).json();
      for (const entered of [searchParams.get("token") ?? "", pair.token]) {
        expect(readTokenPayload(entered)).toMatchObject({ value: { isImpersonated: true, mode: "impersonated" } });
        const { product } = (await by(entered, "playLearniz", { params })).json();
        const { progress } = beginProgress(product.config, scene.perimeter);
        const eventDate = new Date(server.world.clock.now()).toISOString();
        const save = { params, body: { progress: { ...progress, eventDate } } };
        expect(told(await by(entered, "saveLearnizProgress", save))).toEqual([403, "scope.refused"]);
        expect(told(await by(entered, "listMyProducts"))).toEqual([403, "scope.refused"]);
        const elsewhere = { params: { perimeterSlug: "another" } };
        expect(told(await by(entered, "playLearniz", elsewhere))).toEqual([403, "scope.refused"]);
      }
    }
  });
});

describe("how it ends", () => {
  test("§7.11 §6.10 leaving gives back one's own session, once", async () => {
    const own = await server.signIn(ADMIN);
    const body = { identifier: "demo_learner", platform: "FRONT_DYNAMIC" };
    const entry = (await by(own.token, "impersonate", { body })).json();
    const { token, refreshToken } = (await refresh(entry.refreshToken)).json();
    const back = (await by(token, "leaveImpersonation")).json();
    // It goes on in an address: good for its exchange alone.
    expect(told(await by(back.token, "me"))).toEqual([401, "token.invalid"]);
    const again = (await refresh(back.refreshToken)).json();
    expect((await by(again.token, "me")).json()).toMatchObject({ identifier: ADMIN, isImpersonnated: false });
    expect(told(await refresh(refreshToken))).toEqual([401, "refresh.invalid"]);
    expect(told(await by(token, "leaveImpersonation"))).toEqual([401, "token.invalid"]);
    expect(told(await by(own.token, "leaveImpersonation"))).toEqual([403, "scope.refused"]);
  });

  test("decisions 3: it ends with the session, the account or the roles that it came from", async () => {
    const begin = async () => {
      const admin = await make(["ROLE_ADMIN"]);
      const own = await server.signIn(admin.identifier);
      const body = { identifier: "demo_author", platform: "BACK_OFFICE" };
      const { refreshToken } = (await by(own.token, "impersonate", { body })).json();
      const { refreshToken: next } = (await refresh(refreshToken)).json();
      return { admin, own, next };
    };
    const [left, closed, demoted] = [await begin(), await begin(), await begin()];
    const identifier = left.admin.identifier;
    await by(left.own.token, "logout", { body: { refreshToken: left.own.refreshToken, identifier } });
    await ask(SUPER, "activateUser", { params: { id: closed.admin.id }, body: { active: false } });
    const { login, email, firstname, lastname } = demoted.admin;
    const body = { login, email, firstname, lastname, roles: ["ROLE_AUTHOR"] };
    await ask(SUPER, "updateUser", { params: { id: demoted.admin.id }, body });
    for (const { next } of [left, closed, demoted]) expect(told(await refresh(next))).toEqual([401, "refresh.invalid"]);
  });

  test("decisions 3: the first pair lives 60 seconds, its refresh token 5 minutes", async () => {
    const seconds = () => Math.floor(server.world.clock.now() / 1_000);
    const asked = seconds();
    const [one, other] = [await askStandIn(ADMIN, "demo_learner"), await askStandIn(ADMIN, "demo_learner")];
    const answered = seconds();
    const payload = readTokenPayload(one.json().token);
    const exp = payload.ok ? payload.value.exp : null;
    expect(exp).toBeGreaterThanOrEqual(asked + 60);
    expect(exp).toBeLessThanOrEqual(answered + 60);
    server.advance(61_000);
    expect((await refresh(one.json().refreshToken)).statusCode).toBe(200);
    server.advance(5 * 60_000);
    expect(told(await refresh(other.json().refreshToken))).toEqual([401, "refresh.invalid"]);
  });
});

test("decisions 3: who stood in for whom, where and when is written down, refusals too, and outlives the user", async () => {
  const user = await make(["ROLE_AUTHOR"]);
  const find = (id: string) => lookout.find(`select * from impersonations where user_id = '${id}' order by started_at`);
  const { token } = await standIn(server, user.identifier);
  await by(token, "leaveImpersonation");
  await askStandIn(ADMIN, user.identifier, "BACK_OFFICE");
  await ask(ADMIN, "deleteUser", { params: { id: user.id } });
  const admin = {
    impersonator_id: await idOf(ADMIN),
    impersonator_client_id: scene.clientId,
    client_id: scene.clientId,
  };
  expect(await find(user.id)).toMatchObject([
    { ...admin, platform: "FRONT_DYNAMIC", started_at: expect.any(Date), ended_at: expect.any(Date) },
    { ...admin, platform: "BACK_OFFICE", session_id: expect.any(String), ended_at: null },
  ]);
  const above = await make(["ROLE_SUPER_ADMIN"]);
  await askStandIn(ADMIN, above.identifier);
  expect(await find(above.id)).toMatchObject([{ ...admin, session_id: null }]);
});

describe("§7.12 changing platforms", () => {
  const change = async (login: string, platform: string) => ask(login, "changePlatform", { params: { platform } });
  const tokenIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get("refreshToken") ?? "";

  test("§7.12 the link works for 60 seconds and gives a pair of the same session; used again later it ends that session", async () => {
    const late = tokenIn((await change(ADMIN, "FRONT_DYNAMIC")).json().link);
    server.advance(61_000);
    expect(told(await refresh(late))).toEqual([401, "refresh.invalid"]);
    const own = await server.signIn(ADMIN);
    const { link } = (await by(own.token, "changePlatform", { params: { platform: "FRONT_DYNAMIC" } })).json();
    expect(new URL(link).search).toBe("");
    const pair = (await refresh(tokenIn(link))).json();
    expect((await by(pair.token, "me")).json().identifier).toBe(ADMIN);
    server.advance(11_000);
    expect(told(await refresh(tokenIn(link)))).toEqual([401, "refresh.invalid"]);
    for (const one of [pair, own]) expect(told(await refresh(one.refreshToken))).toEqual([401, "refresh.invalid"]);
  });

  test("§7.12 signing out of one platform signs out of the other", async () => {
    const own = await server.signIn("demo_author");
    const { link } = (await by(own.token, "changePlatform", { params: { platform: "FRONT_DYNAMIC" } })).json();
    const pair = (await refresh(tokenIn(link))).json();
    await by(pair.token, "logout", { body: { refreshToken: pair.refreshToken, identifier: "demo_author" } });
    expect(told(await refresh(own.refreshToken))).toEqual([401, "refresh.invalid"]);
  });

  test("§7.12 who has no place in the back office is given no way there", async () => {
    expect(told(await change("demo_learner", "BACK_OFFICE"))).toEqual([403, "role.refused"]);
    expect((await change("demo_learner", "FRONT_DYNAMIC")).statusCode).toBe(200);
    // Trainers have their sessions there, managers their people (decisions 2).
    for (const login of ["demo_trainer", "demo_manager"])
      expect((await change(login, "BACK_OFFICE")).statusCode).toBe(200);
    expect(told(await change("demo_learner", "LEARNIZ"))).toEqual([404, "not-found"]);
  });
});
