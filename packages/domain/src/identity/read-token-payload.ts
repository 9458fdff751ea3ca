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
  /** A role of a later version gives nothing in this one. */
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
 * `not-a-jwt`: the text does not have three parts between dots, or one is empty (§5.1); `undecodable`: its payload is
 * not base64url JSON of the expected shape.
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
 * Reads the payload of an access token (a JWT). Only the server checks the signature: nothing read here proves
 * anything. Unknown roles are ignored; an unknown mode or scope makes it `undecodable`. `isTokenExpired` tells whether
 * the token still lives. Never throws.
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
 * True without a payload or an `exp`, and when `exp + offset` is not later than now (§5.2). All in seconds, `exp` and
 * now since the epoch; a negative offset makes a token expire that much earlier.
 */
export function isTokenExpired(
  payload: Pick<TokenPayload, "exp"> | undefined,
  nowSeconds: number,
  offset = 0,
): boolean {
  return payload?.exp === undefined || !(payload.exp + offset > nowSeconds);
}
