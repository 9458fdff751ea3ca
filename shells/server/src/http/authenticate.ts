// Knows how the bearer of a request is recognised and admitted (§6.3).
import { admit, type Refusal, refuse, type World } from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import type { Admission } from "@academiz/contract";
import type { Result } from "@academiz/domain/kernel";

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The actor behind an Authorization header, when the admission lets them pass. */
export async function authenticate(
  world: Pick<World, "tokens" | "clock">,
  admission: Extract<Admission, { kind: "token" }>,
  header: string | undefined,
): Promise<Result<Actor, Refusal>> {
  if (!header) return refuse("token.missing");
  const token = BEARER.exec(header)?.[1];
  if (!token) return refuse("token.invalid");
  const read = await world.tokens.readAccess(token, world.clock.now());
  return read.ok ? admit(admission, read.value) : refuse(read.error);
}
