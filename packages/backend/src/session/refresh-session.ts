// Knows how a refresh token is exchanged, once (§4.8–§4.11, §7.4, decisions 3).
import type { TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { ACCESS_LIFETIME, REFRESH_GRACE } from "./lifetimes.ts";
import { readActor } from "./read-actor.ts";

/** A new pair of the same scope. Roles and client are read anew: a change of role shows at the next refresh. */
export async function refreshSession(
  world: Pick<World, "sessions" | "users" | "clients" | "impersonations" | "tokens" | "clock">,
  input: { readonly refreshToken: string },
): Outcome<TokenPair> {
  const now = world.clock.now();
  const successor = world.tokens.succeedRefresh(input.refreshToken);
  const session = await world.sessions.rotate({
    hash: world.tokens.hashRefresh(input.refreshToken),
    successorHash: successor.hash,
    now: toIso(now),
    graceFrom: toIso(now - REFRESH_GRACE),
  });
  if (!session) return refuse("refresh.invalid");
  const who = await readActor(world, session);
  if (!who) return refuse("refresh.invalid");
  const token = await world.tokens.issueAccess({ ...who, sessionId: session.id }, now, ACCESS_LIFETIME);
  return succeed({ token, refreshToken: successor.token });
}
