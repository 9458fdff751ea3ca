// Knows who manages whom: those who stand where a manager does, or below, never the manager (decisions 2).
import { listManagedPlaces } from "@academiz/domain/clients";
import type { World } from "../ground/world.ts";
import type { Actor, ClientRecord, UserRecord } from "../ports/index.ts";

export interface Managed {
  readonly manager: UserRecord;
  readonly user: UserRecord;
  readonly client: ClientRecord;
}

/** Null: there is nobody of this id, or the actor does not manage them. At home: managers work nowhere else. */
export async function findCollaborator(
  world: Pick<World, "users" | "clients">,
  { home, userId }: Actor,
  id: string,
): Promise<Managed | null> {
  if (id === userId) return null;
  const [manager, user, client] = await Promise.all([
    world.users.read(home, userId),
    world.users.read(home, id),
    world.clients.read(home),
  ]);
  if (!manager || !user || !client) return null;
  const managed = new Set(listManagedPlaces(client.affectations, manager.affectations));
  return user.affectations.some((place) => managed.has(place)) ? { manager, user, client } : null;
}
