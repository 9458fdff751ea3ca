// Knows how a session begins: a family of refresh tokens and its first pair.
import type { Device, TokenPair } from "@academiz/domain/identity";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import {
  ACCESS_LIFETIME,
  LINK_ACCESS_LIFETIME,
  LINK_REFRESH_LIFETIME,
  NARROW_LIFETIME,
  SESSION_LIFETIME,
} from "./lifetimes.ts";

/** A whole session, in which something is asked for first. */
export const isWaiting = (scope: Actor["scope"]): boolean =>
  scope === "temporary-password" || scope === "second-factor";

type Opening = Pick<World, "sessions" | "tokens" | "clock" | "dice">;

/** As openFamily. */
export async function openSession(
  world: Opening,
  who: Omit<Actor, "sessionId">,
  originSessionId: string | null,
  device?: Device,
): Promise<TokenPair> {
  const { token, refreshToken } = await openFamily(world, who, originSessionId, device);
  return { token, refreshToken };
}

/** As openFamily, of a link into this product that its authors find again, and revoke. */
export const openLink = (
  world: Opening,
  who: Omit<Actor, "sessionId">,
  originSessionId: string,
  linkSlug: string,
): Promise<TokenPair & { readonly sessionId: string }> => openFamily(world, who, originSessionId, { linkSlug });

/**
 * Opens a family for this user, which stands while its origin is not ended. A narrow scope's first pair is short-lived,
 * since it travels in a link (§2.17, §2.20); a stand-in's, which stands for all that a person has, is good for its
 * exchange alone.
 */
export async function openFamily(
  world: Opening,
  who: Omit<Actor, "sessionId">,
  originSessionId: string | null,
  more?: Device | { readonly linkSlug: string },
): Promise<TokenPair & { readonly sessionId: string }> {
  const now = world.clock.now();
  // A password that is changed, a second factor that is given widen the session that it was done in.
  const scope = isWaiting(who.scope) ? "session" : who.scope;
  const narrow = scope !== "session";
  const isAway = who.clientId !== who.home.clientId;
  const actor: Actor = { ...who, sessionId: world.dice.createId() };
  const refresh = world.tokens.createRefresh();
  const end = now + (narrow ? NARROW_LIFETIME : SESSION_LIFETIME);
  await world.sessions.open(
    {
      id: actor.sessionId,
      clientId: actor.home.clientId,
      userId: actor.userId,
      scope,
      binding: actor.binding,
      expiresAt: toIso(end),
      activeClientId: isAway ? actor.clientId : null,
      originSessionId,
      ...more,
    },
    refresh.hash,
    toIso(narrow ? now + LINK_REFRESH_LIFETIME : end),
    toIso(now),
  );
  const issue = scope === "impersonation" ? world.tokens.issueEntry : world.tokens.issueAccess;
  const token = await issue(actor, now, narrow ? LINK_ACCESS_LIFETIME : ACCESS_LIFETIME);
  return { token, refreshToken: refresh.token, sessionId: actor.sessionId };
}
