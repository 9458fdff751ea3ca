// Knows how a refresh token is exchanged, once (§4.8–§4.11, §7.4, decisions 3).
import type { TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { ACCESS_LIFETIME, REFRESH_GRACE } from "./lifetimes.ts";

/** A new pair of the same scope. Roles and client are read anew: a change of role shows at the next refresh. */
export async function refreshSession(
  world: Pick<World, "sessions" | "users" | "clients" | "tokens" | "clock">,
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
  const [user, client] = await Promise.all([world.users.read(session, session.userId), world.clients.read(session)]);
  if (!user?.active || !client?.active) return refuse("refresh.invalid");
  const actor = {
    clientId: session.clientId,
    clientSlug: client.slug,
    userId: user.id,
    identifier: user.identifier,
    roles: user.roles,
    scope: session.scope,
    sessionId: session.id,
    binding: session.binding,
  };
  return succeed({ token: await world.tokens.issueAccess(actor, now, ACCESS_LIFETIME), refreshToken: successor.token });
}
