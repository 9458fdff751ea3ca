// Knows how a refresh token is exchanged, once (§4.8–§4.11, §7.4, decisions 3).
import type { TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Forgetting, forgetCopies } from "../ground/forgetting.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { ACCESS_LIFETIME, REFRESH_GRACE, REMOVAL_MARGIN } from "./lifetimes.ts";
import { readStanding } from "./read-actor.ts";

/**
 * A new pair of the same scope. Roles and client are read anew: a change of role shows at the next refresh. Where a
 * library lost files since the session was last seen, its browser forgets the copies that it holds.
 */
export async function refreshSession(
  world: Pick<World, "sessions" | "users" | "clients" | "impersonations" | "tokens" | "clock">,
  input: { readonly refreshToken: string },
): Outcome<TokenPair | Forgetting<TokenPair>> {
  const now = world.clock.now();
  const successor = world.tokens.succeedRefresh(input.refreshToken);
  const hash = world.tokens.hashRefresh(input.refreshToken);
  const session = await world.sessions.rotate({
    hash,
    successorHash: successor.hash,
    now: toIso(now),
    graceFrom: toIso(now - REFRESH_GRACE),
  });
  if (!session) return refuse((await world.sessions.isRevoked(hash)) ? "link.revoked" : "refresh.invalid");
  const standing = await readStanding(world, session);
  if (!standing) return refuse("refresh.invalid");
  const token = await world.tokens.issueAccess({ ...standing.actor, sessionId: session.id }, now, ACCESS_LIFETIME);
  const pair = { token, refreshToken: successor.token };
  const since = toIso(Date.parse(session.lastSeenAt) - REMOVAL_MARGIN);
  const isStale = standing.filesRemovedAt !== null && standing.filesRemovedAt > since;
  return succeed(isStale ? forgetCopies(pair) : pair);
}
