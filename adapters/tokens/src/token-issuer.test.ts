// Knows that tokens of others, of other uses and of other times are refused.
import { createHmac, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Actor } from "@academiz/backend/ports";
import { SCOPES } from "@academiz/domain/identity";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTokenIssuer } from "./token-issuer.ts";

const secret = randomBytes(32);
const issuer = createTokenIssuer(secret);
const NOW = Date.UTC(2026, 0, 1);
const actor: Actor = {
  clientId: "c",
  clientSlug: "demo",
  home: { clientId: "c" },
  userId: "u",
  identifier: "demo_ada",
  roles: ["ROLE_AUTHOR"],
  scope: "session",
  sessionId: "s",
  binding: null,
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
/** The claims of a good token under another header, signed as `seal` does. */
async function reseal(header: object, seal: (text: string) => string, claims: object = {}) {
  const [, body = ""] = (await issuer.issueAccess(actor, NOW, 60)).split(".");
  const text = `${encode(header)}.${encode({ ...decode(body), ...claims })}`;
  return `${text}.${seal(text)}`;
}
const hmac = (key: string | Buffer) => (text: string) => createHmac("sha256", key).update(text).digest("base64url");
const refused = { ok: false, error: "token.invalid" };

describe("access tokens", () => {
  test("§3.2 the person who is signed in is read back, for each scope", async () => {
    for (const scope of SCOPES) {
      const who: Actor = { ...actor, scope, binding: scope === "session" ? null : "p" };
      expect(await issuer.readAccess(await issuer.issueAccess(who, NOW, 60), NOW)).toEqual({ ok: true, value: who });
    }
  });

  test("§7.54 somebody who works in another client is known by that client, and by their own", async () => {
    const away: Actor = { ...actor, clientId: "d", clientSlug: "below" };
    const token = await issuer.issueAccess(away, NOW, 60);
    expect(await issuer.readAccess(token, NOW)).toEqual({ ok: true, value: away });
    expect(decode(token.split(".")[1] ?? "")).toMatchObject({ clt: "below", identifier: "demo_ada" });
  });

  test("§4.22 the token of a stand-in says so, the others do not", async () => {
    for (const scope of SCOPES) {
      const claims = decode((await issuer.issueAccess({ ...actor, scope }, NOW, 60)).split(".")[1] ?? "");
      const isStandIn = scope.startsWith("impersonation");
      expect([claims.isImpersonated, claims.mode === "impersonated"]).toEqual([isStandIn || undefined, isStandIn]);
    }
  });

  test("§3.5 alive until its last second", async () => {
    const token = await issuer.issueAccess(actor, NOW, 60);
    expect((await issuer.readAccess(token, NOW + 59_000)).ok).toBe(true);
    expect(await issuer.readAccess(token, NOW + 60_000)).toEqual({ ok: false, error: "token.expired" });
  });

  test("decisions 3: the token in an address says who enters, and is not an access token of any scope", async () => {
    for (const scope of SCOPES) {
      const entry = await issuer.issueEntry({ ...actor, scope }, NOW, 60);
      expect(decode(entry.split(".")[1] ?? "")).toMatchObject({ clt: "demo", identifier: "demo_ada", scope });
      expect(await issuer.readAccess(entry, NOW)).toEqual(refused);
    }
  });

  test("no algorithm, another algorithm, another key and the headers that name keys are refused", async () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const publicKey = rsa.publicKey.export({ type: "spki", format: "pem" });
    const good = { alg: "HS256", typ: "at+jwt" };
    const forged = [
      await reseal({ ...good, alg: "none" }, () => ""),
      await reseal({ ...good, alg: "HS512" }, (text) => createHmac("sha512", secret).update(text).digest("base64url")),
      await reseal({ ...good, alg: "RS256" }, (text) =>
        sign("sha256", Buffer.from(text), rsa.privateKey).toString("base64url"),
      ),
      await reseal(good, hmac(publicKey)),
      await reseal(good, hmac("")),
      await reseal({ ...good, kid: "../../dev/null" }, hmac("")),
      await reseal({ ...good, jku: "https://evil.example" }, hmac("evil")),
      await reseal({ alg: "HS256", typ: "JWT" }, hmac(secret)),
    ];
    for (const token of forged) expect(await issuer.readAccess(token, NOW)).toEqual(refused);
  });

  test("decisions 3: a signed token whose scope and audience differ, or whose role does not exist, is refused", async () => {
    const header = { alg: "HS256", typ: "at+jwt" };
    for (const claims of [
      { scope: "link" },
      { aud: "academiz:preview" },
      { aud: "other" },
      { iss: "other" },
      { roles: ["ROOT"] },
      { roles: "ROLE_AUTHOR" },
      { exp: undefined },
    ]) {
      expect(await issuer.readAccess(await reseal(header, hmac(secret), claims), NOW)).toEqual(refused);
    }
    expect((await issuer.readAccess(await reseal(header, hmac(secret)), NOW)).ok).toBe(true);
  });

  test("a token can be written in only one way: padding, other letters and unused bits are refused", async () => {
    const token = await reseal({ alg: "HS256", typ: "at+jwt" }, hmac(secret));
    const [head, body, seal = ""] = token.split(".");
    const others = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".split("");
    const last = others.filter((letter) =>
      Buffer.from(seal.slice(0, -1) + letter, "base64url").equals(Buffer.from(seal, "base64url")),
    );
    expect(last).toHaveLength(4);
    const twins = last
      .map((letter) => `${head}.${body}.${seal.slice(0, -1)}${letter}`)
      .filter((twin) => twin !== token);
    for (const twin of [`${token}=`, ...twins, `${head}=.${body}.${seal}`, `${token}\n`])
      expect(await issuer.readAccess(twin, NOW)).toEqual(refused);
    expect((await issuer.readAccess(token, NOW)).ok).toBe(true);
  });

  test("any text is read without throwing, a megabyte of it at once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await issuer.readAccess(text, NOW)).toEqual(refused);
      }),
    );
    expect(await issuer.readAccess(`${"a".repeat(1_000_000)}.b.c`, NOW)).toEqual(refused);
  });
});

describe("refresh tokens", () => {
  test("decisions 3: the token itself is not stored; each has one successor, which only the secret gives", () => {
    const first = issuer.createRefresh();
    expect(first.hash).not.toContain(first.token);
    expect(issuer.hashRefresh(first.token)).toBe(first.hash);
    expect(issuer.createRefresh().token).not.toBe(first.token);
    const next = issuer.succeedRefresh(first.token);
    expect(issuer.succeedRefresh(first.token)).toEqual(next);
    expect(createTokenIssuer(randomBytes(32)).succeedRefresh(first.token)).not.toEqual(next);
  });
});
