// Knows how to read an access token's payload and whether it still lives (§3.2–§3.7, §5.1–§5.2).
import * as z from "zod/mini";
import { fail, type Result, succeed } from "../kernel/index.ts";
import { decodeBase64Url } from "./base64url.ts";
import { ROLES, SCOPES } from "./role.ts";
import { IMPERSONATED_MODE, SESSION_MODES } from "./session-mode.ts";
import type { TokenPayload } from "./token-payload.ts";

const payloadSchema = z.object({
  clt: z.string(),
  mode: z.optional(z.enum([...SESSION_MODES, IMPERSONATED_MODE])),
  exp: z.optional(z.number()),
  isImpersonated: z.optional(z.boolean()),
  identifier: z.string(),
  /** A role of tomorrow gives nothing today. */
  roles: z.optional(
    z.pipe(
      z.array(z.unknown()),
      z.transform((list) => ROLES.filter((role) => list.includes(role))),
    ),
  ),
  scope: z.optional(z.enum(SCOPES)),
  for: z.optional(z.string()),
});

/**
 * `not-a-jwt`: the text has not three parts between dots, or an empty one (§5.1); `undecodable`: its payload is not
 * base64url JSON of the shape that is read here.
 */
export type TokenFailure = { readonly kind: "not-a-jwt" | "undecodable" };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the payload of an access token (a JWT). The signature is the server's to check: nothing read here is proof of
 * anything. Roles that are not known are passed over; a mode or a scope that is not makes it `undecodable`. Whether the
 * token still lives is asked of `isTokenExpired`. Never throws.
 */
export function readTokenPayload(token: string): Result<TokenPayload, TokenFailure> {
  const parts = token.split(".");
  if (parts.length !== 3 || parts.some((part) => part === "")) return fail({ kind: "not-a-jwt" });
  const text = decodeBase64Url(parts[1] ?? "");
  const parsed = payloadSchema.safeParse(text === undefined ? undefined : parseJson(text));
  if (!parsed.success) return fail({ kind: "undecodable" });
  const known = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return succeed(Object.fromEntries(known) as unknown as TokenPayload);
}

/**
 * True without a payload or an `exp`, and when `exp + offset` is not after now (§5.2). All in seconds, `exp` and now
 * since the epoch; an offset below 0 calls a token expired that much earlier.
 */
export function isTokenExpired(
  payload: Pick<TokenPayload, "exp"> | undefined,
  nowSeconds: number,
  offset = 0,
): boolean {
  return payload?.exp === undefined || !(payload.exp + offset > nowSeconds);
}
