// Knows how the bearer of a request is recognised and admitted (§6.3).
import { admit, type Refusal, refuse, type World } from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import type { Admission } from "@academiz/contract";
import { type Result, succeed } from "@academiz/domain/kernel";

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The actor of an Authorization header, where the admission lets them pass. */
export async function authenticate(
  world: Pick<World, "tokens" | "clock">,
  admission: Extract<Admission, { kind: "token" }>,
  header: string | undefined,
): Promise<Result<Actor, Refusal>> {
  const token = readBearer(header);
  if (!token.ok) return token;
  const read = await world.tokens.readAccess(token.value, world.clock.now());
  return read.ok ? admit(admission, read.value) : refuse(read.error);
}

/** The token of an Authorization header. */
export function readBearer(header: string | undefined): Result<string, Refusal> {
  if (!header) return refuse("token.missing");
  const token = BEARER.exec(header)?.[1];
  return token ? succeed(token) : refuse("token.invalid");
}
