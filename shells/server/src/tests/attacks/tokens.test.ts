// Knows that no forged, foreign, old or oddly sent token opens anything.
import { createHmac, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { readSecret } from "@academiz/tokens";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bearer } from "../../testing/author.ts";
import { exchange } from "../../testing/raw-socket.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let address: string;
let token: string;
/** Signs as the platform itself does. */
let seal: (text: string) => string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.listen();
  token = (await server.signIn("demo_superadmin")).token;
  const secret = readSecret(server.config.dataDir);
  seal = (text) => createHmac("sha256", secret).update(text).digest("base64url");
});
afterAll(() => server.close());

const GOOD = { alg: "HS256", typ: "at+jwt" };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claims = () => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const forge = (header: object, changed: object = {}, sign = seal) => {
  const text = `${encode(header)}.${encode({ ...claims(), ...changed })}`;
  return `${text}.${sign(text)}`;
};
const readMe = (headers: Record<string, string>) => server.app.inject({ method: "GET", url: "/api/me", headers });
const told = (answer: { statusCode: number; json(): { detail: string } }) => [answer.statusCode, answer.json().detail];
const INVALID = [401, "token.invalid"];

describe("forged tokens", () => {
  test("attacks 1, 2, 3: no algorithm, a public key as the secret, a path or SQL as the key's name", async () => {
    expect((await readMe(bearer(forge(GOOD)))).statusCode).toBe(200);
    const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = publicKey.export({ type: "spki", format: "pem" });
    const sign = (key: string | Buffer) => (text: string) => createHmac("sha256", key).update(text).digest("base64url");
    for (const forged of [
      forge({ ...GOOD, alg: "none" }, {}, () => ""),
      forge({ ...GOOD, alg: "None" }),
      forge({ ...GOOD, alg: "RS256" }, {}, sign(pem)),
      forge(GOOD, {}, sign(pem)),
      forge({ ...GOOD, kid: "../../dev/null" }, {}, sign("")),
      forge({ ...GOOD, kid: "x' union select 'key' --" }, {}, sign("key")),
      forge({ ...GOOD, crit: ["exp"] }),
    ])
      expect(told(await readMe(bearer(forged)))).toEqual(INVALID);
  });

  test("attack 4: a header that names where a key is makes the server ask nobody, and its signer is nobody", async () => {
    const asked = vi.fn();
    const trap = createServer((socket) => {
      asked();
      socket.destroy();
    }).listen(0, "127.0.0.1");
    await once(trap, "listening");
    const bound = trap.address();
    const url = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}/keys.json`;
    const own = (text: string) => createHmac("sha256", "own").update(text).digest("base64url");
    const jwk = { kty: "oct", k: Buffer.from("own").toString("base64url") };
    for (const header of [{ jku: url }, { x5u: url }, { jwk }, { x5c: ["own"] }])
      expect(told(await readMe(bearer(forge({ ...GOOD, ...header }, {}, own))))).toEqual(INVALID);
    expect(asked).not.toHaveBeenCalled();
    trap.close();
    await once(trap, "close");
  });

  test("attack 5: over for a second, or good from the next minute on", async () => {
    const now = Math.floor(server.world.clock.now() / 1_000);
    expect(told(await readMe(bearer(forge(GOOD, { exp: now - 1 }))))).toEqual([401, "token.expired"]);
    expect(told(await readMe(bearer(forge(GOOD, { nbf: now + 60 }))))).toEqual(INVALID);
    for (const exp of ["9999999999", Number.NaN, {}, null])
      expect(told(await readMe(bearer(forge(GOOD, { exp }))))).toEqual(INVALID);
  });

  test("attacks 6, 8: a refresh token as an access token, and a client or role that was written over", async () => {
    const { refreshToken } = await server.signIn("demo_learner");
    expect(told(await readMe(bearer(refreshToken)))).toEqual(INVALID);
    const [head, , signature] = token.split(".");
    for (const changed of [{ clt: "atelier" }, { cid: "x" }, { identifier: "demo_admin" }, { sub: "x" }])
      expect(told(await readMe(bearer(`${head}.${encode({ ...claims(), ...changed })}.${signature}`)))).toEqual(
        INVALID,
      );
  });

  test("attack 13: a megabyte, ten thousand nested claims, a thousand dots: refused within 50 ms of a processor", async () => {
    const nested = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    const text = `${encode(GOOD)}.${Buffer.from(`{"roles":${nested}}`).toString("base64url")}`;
    for (const huge of [
      "a".repeat(1_000_000),
      `${"a".repeat(500_000)}.b.c`,
      `${text}.${seal(text)}`,
      ".".repeat(1_000),
    ]) {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const from = process.cpuUsage();
        expect(told(await readMe(bearer(huge)))).toEqual(INVALID);
        times.push(process.cpuUsage(from).user / 1_000);
      }
      expect(Math.min(...times)).toBeLessThan(50);
    }
  });
});

describe("how a token is sent", () => {
  const ask = (lines: readonly string[]) =>
    exchange(address, ["GET /api/me HTTP/1.1", "Host: a", ...lines, "Connection: close", "", ""].join("\r\n"));

  test("attack 14: the word is read in any case; of two headers the first counts; nothing but blanks parts word and token", async () => {
    const learner = (await server.signIn("demo_learner")).token;
    for (const [lines, status] of [
      [[`authorization: bearer ${learner}`], 200],
      [[`AUTHORIZATION: BEARER   ${learner}`], 200],
      [[`Authorization: Bearer ${learner}`, `Authorization: Bearer ${token}`], 200],
      [["Authorization: Bearer x", `Authorization: Bearer ${token}`], 401],
      [[`Authorization: Bearer\t${learner}`], 401],
      [[`Authorization: Bearer ${learner},Bearer ${token}`], 401],
      [[`Authorization: Bearer ${learner} ${token}`], 401],
      [[`Authorization: ${learner}`], 401],
      [["Authorization: Bearer"], 401],
    ] as const) {
      const answer = await ask(lines);
      expect([lines[0]?.slice(0, 30), answer.status]).toEqual([lines[0]?.slice(0, 30), status]);
      expect(answer.body).not.toContain("demo_superadmin");
    }
  });

  test("attack 14: a token in the query, a cookie, a form or another header is none", async () => {
    const headers = { cookie: `token=${token}; Authorization=Bearer ${token}`, "x-authorization": `Bearer ${token}` };
    for (const url of [
      `/api/me?token=${token}`,
      `/api/me?access_token=${token}`,
      `/api/me?authorization=Bearer%20${token}`,
    ])
      expect(told(await server.app.inject({ method: "GET", url, headers }))).toEqual([401, "token.missing"]);
  });

  test("attack 33: a header that names a platform, a client, a user or a role changes nothing", async () => {
    const learner = bearer((await server.signIn("demo_learner")).token);
    const plain = await readMe(learner);
    const forged = await readMe({
      ...learner,
      platform: "atelier:x",
      "x-client": "atelier",
      "x-user": "demo_superadmin",
      "x-role": "ROLE_SUPER_ADMIN",
      "x-http-method-override": "DELETE",
      "x-original-url": "/api/admin/client",
    });
    expect(forged.json()).toEqual(plain.json());
  });
});

describe("sessions that are over", () => {
  const refresh = (refreshToken: string) =>
    server.app.inject({ method: "POST", url: "/api/login_refresh", payload: { refreshToken } });

  test("attack 9: a stolen refresh token that is used after its owner's ends what the thief got as well", async () => {
    const owner = await server.signIn("demo_learner");
    const next = (await refresh(owner.refreshToken)).json();
    server.advance(11_000);
    expect(told(await refresh(owner.refreshToken))).toEqual([401, "refresh.invalid"]);
    expect(told(await refresh(next.refreshToken))).toEqual([401, "refresh.invalid"]);
    const renewed = await server.app.inject({ method: "GET", url: "/api/token/refresh", headers: bearer(next.token) });
    expect(told(renewed)).toEqual(INVALID);
  });

  test("attacks 11, 12: of who signed out an access token lives on for at most its 15 minutes, and nothing renews it", async () => {
    const { token: own, refreshToken } = await server.signIn("demo_trainer");
    const payload = { refreshToken, identifier: "demo_trainer" };
    await server.app.inject({ method: "POST", url: "/api/logout", headers: bearer(own), payload });
    expect(told(await refresh(refreshToken))).toEqual([401, "refresh.invalid"]);
    const renewed = await server.app.inject({ method: "GET", url: "/api/token/refresh", headers: bearer(own) });
    expect(told(renewed)).toEqual(INVALID);
    server.advance(15 * 60_000);
    expect(told(await readMe(bearer(own)))).toEqual([401, "token.expired"]);
  });

  test("attacks 11, 12: of who is switched off nothing is renewed, and nobody sees who they are", async () => {
    const pair = await server.signIn("demo_manager");
    const user = await server.world.users.findByIdentifier("demo_manager");
    if (!user) throw new Error("no manager");
    await server.world.users.change(user, user.id, { active: false });
    expect(told(await readMe(bearer(pair.token)))).toEqual(INVALID);
    expect(told(await refresh(pair.refreshToken))).toEqual([401, "refresh.invalid"]);
    const renewed = await server.app.inject({ method: "GET", url: "/api/token/refresh", headers: bearer(pair.token) });
    expect(told(renewed)).toEqual(INVALID);
    await server.world.users.change(user, user.id, { active: true });
  });
});
