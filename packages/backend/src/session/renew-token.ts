// Knows how a signed-in user gets a pair that tells of a new role, client or language (§7.5).
import type { Scope, TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { ACCESS_LIFETIME } from "./lifetimes.ts";
import { readActor } from "./read-actor.ts";

/** A second pair of the same family: it ends when the family does. `scope`: of the access token, where it is a narrower one. */
export async function renewToken(
  world: Pick<World, "sessions" | "users" | "clients" | "tokens" | "clock">,
  actor: Actor,
  scope: Scope = actor.scope,
): Outcome<TokenPair> {
  const now = world.clock.now();
  const who = await readActor(world, actor);
  if (!who) return refuse("token.invalid");
  const refresh = world.tokens.createRefresh();
  if (!(await world.sessions.extend(actor, actor.sessionId, refresh.hash, toIso(now)))) return refuse("token.invalid");
  const token = await world.tokens.issueAccess({ ...who, scope, sessionId: actor.sessionId }, now, ACCESS_LIFETIME);
  return succeed({ token, refreshToken: refresh.token });
}
