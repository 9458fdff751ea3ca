// Knows which clients a user manages (§6.11, decisions 2): administrators their own and those below it, super
// administrators all.

import type { World } from "../ground/world.ts";
import type { Actor, ClientRecord, ClientScope } from "../ports/index.ts";

export const isSuper = ({ roles }: Pick<Actor, "roles">): boolean => roles.includes("ROLE_SUPER_ADMIN");

/** Counted from their own client, whichever they work in. */
export const scopeOf = (actor: Pick<Actor, "roles" | "home">): ClientScope => ({
  rootId: isSuper(actor) ? null : actor.home.clientId,
});

/** Null for a client that the actor does not manage, exactly as for one that does not exist. */
export const findManaged = (world: Pick<World, "clients">, actor: Actor, id: string): Promise<ClientRecord | null> =>
  world.clients.find(scopeOf(actor), id);

/** True for those who manage the whole client, and not only some of its people. */
export const keepsWholeClient = ({ roles }: Pick<Actor, "roles">): boolean =>
  roles.includes("ROLE_ADMIN") || roles.includes("ROLE_SUPER_ADMIN");

/** Authors read the settings of their own client, and nothing of the clients below it. */
export async function findReadable(
  world: Pick<World, "clients">,
  actor: Actor,
  id: string,
): Promise<ClientRecord | null> {
  if (id === actor.clientId) return world.clients.read(actor);
  return keepsWholeClient(actor) ? findManaged(world, actor, id) : null;
}
