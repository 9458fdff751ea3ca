// Knows who a token is about to speak for: user and clients as they stand now (decisions 3).
import { AUTHORING } from "@academiz/contract";
import { mayImpersonate, type Role, type Scope } from "@academiz/domain/identity";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { scopeOf } from "../policies/manage.ts";
import { isSecondFactorDemanded } from "../policies/second-factor-demanded.ts";
import type { Actor, ClientRecord, SessionRecord, UserRecord } from "../ports/index.ts";

/** `id` null: the family is about to begin. */
type Family = Omit<SessionRecord, "id" | "expiresAt" | "originSessionId"> & { readonly id: string | null };
type Reading = Pick<World, "users" | "clients" | "sessions" | "impersonations" | "clock">;

export interface Standing {
  readonly actor: Omit<Actor, "sessionId">;
  /** ISO timestamp: when a file was last removed from a library of theirs, at home or where they work; null: never. */
  readonly filesRemovedAt: string | null;
}

/** As readStanding. */
export const readActor = async (world: Reading, family: Family): Promise<Standing["actor"] | null> =>
  (await readStanding(world, family))?.actor ?? null;

/**
 * Roles, clients and names are read anew: a change shows in the next token. Null when the user or their client is not
 * active any more, when a preview is asked for by somebody who authors no more, or a stand-in may stand in no more. Of
 * a session that began with somebody else's choice of a password the scope is narrower, until it is changed (§6.19).
 */
export async function readStanding(world: Reading, family: Family): Promise<Standing | null> {
  const { clientId, userId, scope, binding } = family;
  const home = { clientId };
  const [user, client] = await Promise.all([world.users.readAccount(home, userId), world.clients.read(home)]);
  if (!user?.active || !client?.active) return null;
  if (scope === "preview" && !(canAuthor(user.roles) && narrow(client, user) === "session")) return null;
  if (family.id !== null && isStandIn(scope) && !(await mayStandIn(world, { ...home, id: family.id }, user)))
    return null;
  const active = (await findActive(world, family, user)) ?? client;
  const actor = {
    clientId: active.id,
    clientSlug: active.slug,
    home,
    userId,
    identifier: user.identifier,
    roles: user.roles,
    scope: scope === "session" ? narrow(client, user) : scope,
    binding,
  } as const;
  return { actor, filesRemovedAt: findLatest(client.filesRemovedAt, active.filesRemovedAt) };
}

/** Of a login: the password is replaced first, then a second factor is given where it is demanded. */
function narrow(client: ClientRecord, user: NonNullable<Awaited<ReturnType<Reading["users"]["readAccount"]>>>): Scope {
  if (user.isPasswordTemporary) return "temporary-password";
  return isSecondFactorDemanded(client, user) && !user.hasSecondFactor ? "second-factor" : "session";
}

/** Of ISO timestamps. */
const findLatest = (one: string | null, other: string | null): string | null =>
  (one ?? "") < (other ?? "") ? other : one;

/** Null at home, and if the user may no longer work in the client that they switched to (§7.54). */
async function findActive(
  world: Pick<World, "clients">,
  { clientId, activeClientId }: Pick<Family, "clientId" | "activeClientId">,
  { roles }: UserRecord,
): Promise<ClientRecord | null> {
  if (activeClientId === null || !canAdminister(roles)) return null;
  const found = await world.clients.find(scopeOf({ roles, home: { clientId } }), activeClientId);
  return found?.active ? found : null;
}

export const isStandIn = (scope: Actor["scope"]): boolean =>
  scope === "impersonation" || scope === "impersonation-link";

/**
 * As long as the impersonator's own session lives, their roles still reach up to the user's, and nothing is asked of
 * themselves first.
 */
async function mayStandIn(
  world: Reading,
  { id, clientId }: { readonly id: string; readonly clientId: string },
  user: UserRecord,
): Promise<boolean> {
  const found = await world.impersonations.findOpen({ clientId }, id);
  if (!found) return false;
  const origin = { clientId: found.impersonatorClientId };
  const [impersonator, client, session] = await Promise.all([
    world.users.readAccount(origin, found.impersonatorId),
    world.clients.read(origin),
    world.sessions.readOpen(origin, found.originSessionId, toIso(world.clock.now())),
  ]);
  if (!session || !client || !impersonator?.active || narrow(client, impersonator) !== "session") return false;
  return mayImpersonate(impersonator.roles, user.roles);
}

/** Previews are for those who may open one. */
export const canAuthor = (roles: readonly Role[]): boolean =>
  AUTHORING.roles.some((authoring) => roles.includes(authoring));
const canAdminister = (roles: readonly Role[]): boolean =>
  roles.includes("ROLE_ADMIN") || roles.includes("ROLE_SUPER_ADMIN");
