// Knows how a signed-in user gets a pair that tells of a new role, client or language (§7.5).
import type { TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor, Tenancy } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { ACCESS_LIFETIME } from "./lifetimes.ts";
import { readActor } from "./read-actor.ts";

type Renewing = Pick<World, "sessions" | "users" | "clients" | "impersonations" | "tokens" | "clock">;
/** Seconds of the access token, and milliseconds in which the refresh token must be exchanged, where the pair travels in a link. */
interface Hurry {
  readonly access: number;
  readonly refresh: number;
}

export const renewToken = (world: Renewing, actor: Actor): Outcome<TokenPair> =>
  renewSession(world, actor.home, actor.sessionId);

/** A further pair of the same family: it ends when the family does. */
export async function renewSession(
  world: Renewing,
  home: Tenancy,
  sessionId: string,
  hurry?: Hurry,
): Outcome<TokenPair> {
  const now = world.clock.now();
  const session = await world.sessions.readOpen(home, sessionId, toIso(now));
  const who = session && (await readActor(world, session));
  if (!who) return refuse("token.invalid");
  const refresh = world.tokens.createRefresh();
  const dies = hurry && toIso(now + hurry.refresh);
  if (!(await world.sessions.extend(home, sessionId, refresh.hash, toIso(now), dies))) return refuse("token.invalid");
  const token = await world.tokens.issueAccess({ ...who, sessionId }, now, hurry?.access ?? ACCESS_LIFETIME);
  return succeed({ token, refreshToken: refresh.token });
}
