// Knows who a token is about to speak for: user and client as they stand now (decisions 3).
import { AUTHORING } from "@academiz/contract";
import type { Role } from "@academiz/domain/identity";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";

type Family = Pick<Actor, "clientId" | "userId" | "scope" | "binding">;

/**
 * Roles, client and names are read anew: a change shows in the next token. Null when the user or the client is not active any more, or when a
 * preview is asked for by somebody who authors no more.
 */
export async function readActor(
  world: Pick<World, "users" | "clients">,
  { clientId, userId, scope, binding }: Family,
): Promise<Omit<Actor, "sessionId"> | null> {
  const [user, client] = await Promise.all([world.users.read({ clientId }, userId), world.clients.read({ clientId })]);
  if (!user?.active || !client?.active) return null;
  if (scope === "preview" && !canAuthor(user.roles)) return null;
  return {
    clientId,
    clientSlug: client.slug,
    userId,
    identifier: user.identifier,
    roles: user.roles,
    scope,
    binding,
  };
}

/** Previews are for those who may open one. */
export const canAuthor = (roles: readonly Role[]): boolean =>
  AUTHORING.roles.some((authoring) => roles.includes(authoring));
