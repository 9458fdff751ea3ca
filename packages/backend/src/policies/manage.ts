// Knows which clients somebody manages (§6.11, decisions 2): administrators their own and those below it, super
// administrators all.

import type { World } from "../ground/world.ts";
import type { Actor, ClientRecord, ClientScope } from "../ports/index.ts";

export const isSuper = ({ roles }: Pick<Actor, "roles">): boolean => roles.includes("ROLE_SUPER_ADMIN");

/** From their own client on, whichever they work in. */
export const scopeOf = (actor: Pick<Actor, "roles" | "home">): ClientScope => ({
  rootId: isSuper(actor) ? null : actor.home.clientId,
});

/** Null for one that the actor does not manage, exactly as for one that is not there. */
export const findManaged = (world: Pick<World, "clients">, actor: Actor, id: string): Promise<ClientRecord | null> =>
  world.clients.find(scopeOf(actor), id);

/** Not of some of its people alone. */
export const keepsWholeClient = ({ roles }: Pick<Actor, "roles">): boolean =>
  roles.includes("ROLE_ADMIN") || roles.includes("ROLE_SUPER_ADMIN");

/** Authors read what their own client is made of, and nothing of those below it. */
export async function findReadable(
  world: Pick<World, "clients">,
  actor: Actor,
  id: string,
): Promise<ClientRecord | null> {
  if (id === actor.clientId) return world.clients.read(actor);
  return keepsWholeClient(actor) ? findManaged(world, actor, id) : null;
}
