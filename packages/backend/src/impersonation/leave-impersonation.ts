// Knows how somebody ends an impersonation and becomes themselves again (§7.11, §4.23, §6.10).
import type { TokenPair } from "@academiz/domain/identity";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { SSO_LIFETIME } from "../session/lifetimes.ts";
import { renewSession } from "../session/renew-token.ts";

/** The borrowed session ends, even where there is no session to go back to. If several leave at once, one goes back. */
export async function leaveImpersonation(
  world: Pick<World, "sessions" | "users" | "clients" | "impersonations" | "tokens" | "clock">,
  actor: Actor,
): Outcome<TokenPair> {
  const found = await world.impersonations.findOpen(actor.home, actor.sessionId);
  if (!found) return refuse("token.invalid");
  const now = toIso(world.clock.now());
  if (!(await world.impersonations.end(actor.home, actor.sessionId, now))) return refuse("token.invalid");
  await world.sessions.endOne(actor.home, actor.sessionId, now);
  // The tokens go on in the address of the back office.
  return renewSession(world, { clientId: found.impersonatorClientId }, found.originSessionId, { entry: SSO_LIFETIME });
}
