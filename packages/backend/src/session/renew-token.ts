// Knows how a signed-in user gets a pair that tells of a new role, client or language (§7.5).
import type { Scope, TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, Tenancy } from "../ports/index.ts";
import { ACCESS_LIFETIME, LINK_ACCESS_LIFETIME } from "./lifetimes.ts";
import { isWaiting } from "./open-session.ts";
import { readActor } from "./read-actor.ts";

type Renewing = Pick<World, "sessions" | "users" | "clients" | "impersonations" | "tokens" | "clock">;
/** What the pair is made to differ in, from one that its session goes on with. */
interface Difference {
  /** Of the access token. */
  readonly scope?: Scope;
  /** It goes into an address: milliseconds in which its refresh token must be exchanged, for which alone it is good. */
  readonly entry?: number;
}

/** `scope`: of the access token, where it is narrower than the session. */
export const renewToken = (world: Renewing, actor: Actor, scope: Scope = actor.scope): Outcome<TokenPair> =>
  renewSession(world, actor.home, actor.sessionId, { scope });

/** A further pair of the same family: it ends when the family does. */
export async function renewSession(
  world: Renewing,
  home: Tenancy,
  sessionId: string,
  { scope, entry }: Difference = {},
): Outcome<TokenPair> {
  const now = world.clock.now();
  const session = await world.sessions.readOpen(home, sessionId, toIso(now));
  const who = session && (await readActor(world, session));
  if (!who) return refuse("token.invalid");
  const refresh = world.tokens.createRefresh();
  const dies = entry === undefined ? undefined : toIso(now + entry);
  if (!(await world.sessions.extend(home, sessionId, refresh.hash, toIso(now), dies))) return refuse("token.invalid");
  const narrower = isWaiting(who.scope) ? who.scope : (scope ?? who.scope);
  const actor = { ...who, scope: narrower, sessionId };
  const token =
    entry === undefined
      ? await world.tokens.issueAccess(actor, now, ACCESS_LIFETIME)
      : await world.tokens.issueEntry(actor, now, LINK_ACCESS_LIFETIME);
  return succeed({ token, refreshToken: refresh.token });
}
