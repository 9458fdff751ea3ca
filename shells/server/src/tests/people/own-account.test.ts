// Knows what somebody sees of what they reached, and what is left of them when they erase their account.
// @module-tag wide
import { randomUUID } from "node:crypto";
import { OWN_DATA_AT_ONCE, readOwnData } from "@academiz/backend";
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer, beginProgress } from "../../testing/author.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call, type Scene, type Sent } from "../../testing/route-case.ts";
import { setScene } from "../../testing/set-scene.ts";
import { standIn } from "../../testing/stand-in.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { storeGoes } from "../../testing/store-goes.ts";

let server: TestServer;
let lookout: Lookout;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  scene = await setScene(server, "demo", "Reached");
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const make = async (roles = ["ROLE_LEARNER"]): Promise<Answered> => {
  const body = { ...inventPerson(), roles, password: DEMO_PASSWORD };
  return ownPassword(server, (await ask("demo_superadmin", "createUser", { body })).json().user);
};
const erase = (login: string, password: string) => ask(login, "deleteMe", { body: { password } });

const ATTEMPT = {
  slug: "game",
  type: "GAME",
  status: "COMPLETE",
  score: 80,
  percentage: 100,
  time: 12,
  badge: null,
};
/** Has a progress of 90 seconds, and two attempts. */
async function reach(login: string): Promise<void> {
  const games = ["game", "other"];
  await storeGoes(server, { by: login, perimeter: scene.perimeter, games, time: 90 });
  const eventDate = new Date(server.world.clock.now()).toISOString();
  const attempt = { ...ATTEMPT, productPerimeterSlug: scene.perimeter, eventDate };
  const answer = await ask(login, "addHistories", { body: [attempt, { ...attempt, slug: "other" }] });
  expect(answer.statusCode).toBe(204);
}

test("§7.16 what one reached is told, and nobody else's; a stand-in sees it too", async () => {
  const [user, other] = [await make(), await make()];
  await reach(user.identifier);
  const stats = (await ask(user.identifier, "profileStats")).json();
  expect(stats).toMatchObject({ time: 90, completed: 0, averageScore: null, attempts: 2, badges: 0 });
  expect((await ask(other.identifier, "profileStats")).json()).toMatchObject({ time: 0, attempts: 0, badges: 0 });
  const { token } = await standIn(server, user.identifier);
  expect((await call(server, "profileStats", { headers: bearer(token) })).json()).toEqual(stats);
});

describe("§7.13 taking all that is kept about oneself", () => {
  const actorOf = ({ id, identifier, client }: Answered) => ({
    ...{ userId: id, identifier, roles: ["ROLE_LEARNER"] as const, scope: "session" as const, binding: null },
    ...{ clientId: client.id, clientSlug: client.slug, home: { clientId: client.id }, sessionId: randomUUID() },
  });

  test("§7.13 a person takes it once at a time, and of all no more than a few do; who ends or leaves makes room", async () => {
    const people = await Promise.all(Array.from({ length: OWN_DATA_AT_ONCE + 1 }, () => make()));
    const begin = async (at: number) => {
      const answer = await readOwnData(server.world, actorOf(people[at]));
      return answer.ok ? answer.value.chunks[Symbol.asyncIterator]() : answer.error;
    };
    const full = { code: "own-data.too-many", retryAfter: 60 };
    const first = await begin(0);
    expect(await begin(0)).toEqual(full);
    const headers = bearer((await server.signIn(people[0].identifier)).token);
    const refused = await call(server, "readOwnData", { headers });
    expect([...told(refused), refused.headers["retry-after"]]).toEqual([429, "own-data.too-many", "60"]);
    const others = await Promise.all(Array.from({ length: OWN_DATA_AT_ONCE - 1 }, (_, at) => begin(at + 1)));
    expect(await begin(OWN_DATA_AT_ONCE)).toEqual(full);
    // One leaves before the first byte, the others after it.
    for (const [at, one] of [first, ...others].entries()) {
      if ("code" in one) throw new Error(one.code);
      if (at > 0) await one.next();
      await one.return?.();
    }
    expect((await call(server, "readOwnData", { headers })).statusCode).toBe(200);
    expect((await call(server, "readOwnData", { headers })).statusCode).toBe(200);
  });

  test("§7.13 what is large comes alone, what is small together, and nothing twice or not at all", async () => {
    const { id, client, identifier } = await make();
    const tenancy = { clientId: client.id };
    const at = new Date(server.world.clock.now()).toISOString();
    const sizes = [10, 10, 300_000, 300_000, 10, ...Array.from({ length: 230 }, () => 3_000)];
    const mails = sizes.map((size, place) => ({
      ...{ id: randomUUID(), ...tenancy, userId: id, to: "a@example.org", text: "", html: "" },
      subject: `${place} ${"x".repeat(size)}`,
    }));
    for (const mail of mails) await server.world.mails.addMany(tenancy, [mail], at);
    const batches: (readonly string[])[] = [];
    for await (const { table, rows } of server.world.ownData.read(tenancy, id))
      if (table === "mails") batches.push(rows);
    for (const rows of batches) expect(rows.length === 1 || rows.join("").length < 300_000).toBe(true);
    expect(batches.length).toBeLessThan(12);
    const given = (await ask(identifier, "readOwnData")).json().mails;
    const places = given.flatMap(({ subject }: Answered) => /^\d+(?= x)/.exec(subject)?.map(Number) ?? []);
    expect(places.sort((one: number, other: number) => one - other)).toEqual(mails.map((_, place) => place));
  });
});

describe("§7.14 erasing one's own account", () => {
  test("§7.14 asks for the password, and is limited as logins are, apart from them", async () => {
    const { identifier } = await make();
    const pair = await server.signIn(identifier);
    for (let count = 0; count < 10; count += 1) {
      const answer = await call(server, "deleteMe", { headers: bearer(pair.token), body: { password: "wrong" } });
      expect(told(answer)).toEqual([403, "password.wrong"]);
    }
    const right = { headers: bearer(pair.token), body: { password: DEMO_PASSWORD } };
    const limited = await call(server, "deleteMe", right);
    expect(told(limited)).toEqual([429, "login.too-many"]);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    expect((await server.signIn(identifier)).token).toBeTruthy();
  });

  test("§7.14 decisions 3: nothing that tells of the person is left; their result stays, of nobody", async () => {
    const user = await make();
    await reach(user.identifier);
    const { id: askerId } = user;
    const exported = { id: randomUUID(), type: "product-export", lane: null, askerId, fileKey: null };
    const [tenancy, now] = [{ clientId: scene.clientId }, new Date(server.world.clock.now()).toISOString()];
    const asked = { ...exported, ...tenancy, askerClientId: scene.clientId, input: { author: user.firstname } };
    expect(await server.world.jobs.add(asked, now)).toBe(true);
    const { refreshToken, token } = await server.signIn(user.identifier);
    const erased = await erase(user.identifier, DEMO_PASSWORD);
    expect([erased.statusCode, erased.body]).toEqual([200, "account.erased"]);
    const told401 = await call(server, "refresh", { body: { refreshToken } });
    expect(told(told401)).toEqual([401, "refresh.invalid"]);
    expect(told(await call(server, "me", { headers: bearer(token) }))).toEqual([401, "token.invalid"]);
    await expect(server.signIn(user.identifier)).rejects.toThrow("bad-credentials");
    const tables = await lookout.find("select tablename as name from pg_tables where schemaname = 'public'");
    for (const { name } of tables) {
      const rows = JSON.stringify(await lookout.find(`select * from "${name}"`));
      // Failed logins are counted for whatever was typed, and forgotten after a quarter of an hour.
      if (name === "login_failures") continue;
      for (const trace of [user.id, user.identifier, user.email, user.firstname])
        expect([name, rows.includes(trace)]).toEqual([name, false]);
    }
    const kept = await lookout.find(`select * from nameless_results where perimeter_slug = '${scene.perimeter}'`);
    expect(kept).toMatchObject([{ time: 90, client_id: scene.clientId }]);
  });

  test("attack 12: what the access token of an erased account would write is refused, whatever it is", async () => {
    const user = await make();
    const { token } = await server.signIn(user.identifier);
    const headers = bearer(token);
    const params = { perimeterSlug: scene.perimeter };
    const { product } = (await call(server, "playLearniz", { params, headers })).json();
    const { progress } = beginProgress(product.config, scene.perimeter);
    const eventDate = new Date(server.world.clock.now()).toISOString();
    await erase(user.identifier, DEMO_PASSWORD);
    const impossible = { eventDate, publishedDate: progress.publishedDate };
    const saves: readonly [RouteName, Sent][] = [
      ["saveLearnizProgress", { params, body: { progress: { ...progress, eventDate } } }],
      ["saveLearnizProgress", { params, body: { progress: impossible } }],
      ["addHistories", { body: [{ ...ATTEMPT, productPerimeterSlug: scene.perimeter, eventDate }] }],
      ["playerLink", { params: { slug: scene.product } }],
      ["renewToken", {}],
      ["updateMe", { body: { firstname: "Back" } }],
      ["changePlatform", { params: { platform: "FRONT_DYNAMIC" } }],
    ];
    const before = await lookout.read();
    for (const [name, sent] of saves)
      expect([name, ...told(await call(server, name, { ...sent, headers }))]).toEqual([name, 401, "token.invalid"]);
    expect(await lookout.read()).toEqual(before);
  });

  test("§7.14 the last super administrator does not leave; of two who leave at once one stays", async () => {
    expect(told(await erase("demo_superadmin", DEMO_PASSWORD))).toEqual([409, "account.last-administrator"]);
    const { identifier } = await make(["ROLE_SUPER_ADMIN"]);
    const both = await Promise.all([identifier, "demo_superadmin"].map((login) => erase(login, DEMO_PASSWORD)));
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });
});
