// Knows how a session ends (§4.16–§4.17, §7.6).
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { isStandIn } from "./read-actor.ts";

/**
 * The family of the refresh token works no more, nor what was opened from it. A token that is not the actor's is left
 * alone, silently.
 */
export async function logOut(
  world: Pick<World, "sessions" | "impersonations" | "tokens" | "clock">,
  actor: Actor,
  input: { readonly refreshToken: string },
): Outcome<undefined> {
  const now = toIso(world.clock.now());
  const ended = await world.sessions.end(actor.home, actor.userId, world.tokens.hashRefresh(input.refreshToken), now);
  if (ended !== null && isStandIn(actor.scope)) await world.impersonations.end(actor.home, ended, now);
  return succeed(undefined);
}
