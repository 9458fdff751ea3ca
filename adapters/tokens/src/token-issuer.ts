// Knows how tokens are written: access tokens signed (JWT), refresh tokens opaque and stored hashed.
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Actor, RefreshToken, TokenIssuer } from "@academiz/backend/ports";
import { IMPERSONATED_MODE, ROLES, type Role, SCOPES, type Scope } from "@academiz/domain/identity";
import { fail, succeed } from "@academiz/domain/kernel";
import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";

const ISSUER = "academiz";
const TYPE = "at+jwt";
/** A longer token is not ours, and is not worth decoding. */
const LONGEST = 8_192;
/** The audience of the token that stands in the address of a site: no server accepts it for a request. */
const ENTRY_AUDIENCE = "academiz:entry";
const audienceOf = (scope: Scope): string => `academiz:${scope}`;

export function createTokenIssuer(secret: Uint8Array): TokenIssuer {
  const hashRefresh = (token: string): string => createHash("sha256").update(token).digest("base64url");
  const asRefresh = (bytes: Buffer): RefreshToken => {
    const token = bytes.toString("base64url");
    return { token, hash: hashRefresh(token) };
  };
  const issue = (audience: string, actor: Actor, now: number, lifetime: number): Promise<string> =>
    new SignJWT(writeClaims(actor))
      .setProtectedHeader({ alg: "HS256", typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(actor.userId)
      .setJti(randomUUID())
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor(now / 1000) + lifetime)
      .sign(secret);
  return {
    issueAccess: (actor, now, lifetime) => issue(audienceOf(actor.scope), actor, now, lifetime),
    issueEntry: (actor, now, lifetime) => issue(ENTRY_AUDIENCE, actor, now, lifetime),

    async readAccess(token, now) {
      if (token.length > LONGEST || !isCanonical(token)) return fail("token.invalid");
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ["HS256"],
          issuer: ISSUER,
          audience: SCOPES.map(audienceOf),
          typ: TYPE,
          currentDate: new Date(now),
          requiredClaims: ["exp", "sub"],
        });
        const actor = readClaims(payload);
        return actor ? succeed(actor) : fail("token.invalid");
      } catch (error) {
        return fail(error instanceof errors.JWTExpired ? "token.expired" : "token.invalid");
      }
    },

    createRefresh: () => asRefresh(randomBytes(32)),
    hashRefresh,
    succeedRefresh: (token) => asRefresh(createHmac("sha256", secret).update(`refresh\0${token}`).digest()),
  };
}

/** There is only one way to write a token: another spelling of the same bytes is not ours. */
const isCanonical = (token: string): boolean =>
  token.split(".").every((part) => Buffer.from(part, "base64url").toString("base64url") === part);

const IMPERSONATING: readonly Scope[] = ["impersonation", "impersonation-link"];

/** §3.2–§3.7; `cid`, `hid`, `sid` and `for` are the server's own. */
const writeClaims = (actor: Actor): JWTPayload => ({
  clt: actor.clientSlug,
  cid: actor.clientId,
  ...(actor.home.clientId !== actor.clientId && { hid: actor.home.clientId }),
  identifier: actor.identifier,
  roles: [...actor.roles],
  scope: actor.scope,
  sid: actor.sessionId,
  ...(actor.binding !== null && { for: actor.binding }),
  ...(actor.scope === "preview" && { mode: "PREVIEW" }),
  ...(IMPERSONATING.includes(actor.scope) && { mode: IMPERSONATED_MODE, isImpersonated: true }),
});

/** Null for claims that we never sign: an audience of another scope, a role that does not exist. */
function readClaims(payload: JWTPayload): Actor | null {
  const { clt, cid, hid = cid, identifier, roles, scope, sid, sub, aud, for: binding = null } = payload;
  const isScope = SCOPES.some((one) => one === scope) && aud === audienceOf(scope as Scope);
  const areRoles = Array.isArray(roles) && roles.every((role) => ROLES.includes(role));
  const texts = [clt, cid, hid, identifier, sid, sub].every((text) => typeof text === "string");
  if (!isScope || !areRoles || !texts || !(binding === null || typeof binding === "string")) return null;
  return {
    clientId: String(cid),
    clientSlug: String(clt),
    home: { clientId: String(hid) },
    userId: String(sub),
    identifier: String(identifier),
    roles: roles as readonly Role[],
    scope: scope as Scope,
    sessionId: String(sid),
    binding,
  };
}
