// Knows how a signed-in user gets a pair that tells of a new role, client or language (§7.5).
import type { TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { ACCESS_LIFETIME } from "./lifetimes.ts";
import { readActor } from "./read-actor.ts";

/** A second pair of the same family: it ends when the family does. */
export async function renewToken(
  world: Pick<World, "sessions" | "users" | "clients" | "impersonations" | "tokens" | "clock">,
  actor: Actor,
): Outcome<TokenPair> {
  const now = world.clock.now();
  const session = await world.sessions.readOpen(actor.home, actor.sessionId, toIso(now));
  const who = session && (await readActor(world, session));
  if (!who) return refuse("token.invalid");
  const refresh = world.tokens.createRefresh();
  if (!(await world.sessions.extend(actor.home, actor.sessionId, refresh.hash, toIso(now))))
    return refuse("token.invalid");
  const token = await world.tokens.issueAccess({ ...who, sessionId: actor.sessionId }, now, ACCESS_LIFETIME);
  return succeed({ token, refreshToken: refresh.token });
}
