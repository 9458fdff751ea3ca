// Knows when a client is closed to its people, and when it may be deleted (§7.48): once nobody is left in it.
import type { ClientAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findManaged } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";
import { answerClient } from "./read-client.ts";

export async function deleteClient(world: Pick<World, "clients">, actor: Actor, id: string): Outcome<undefined> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  if ([actor.clientId, actor.home.clientId].includes(client.id)) return refuse("client.in-use");
  const outcome = await world.clients.remove({ clientId: client.id });
  return outcome === "removed" ? succeed(undefined) : refuse("client.in-use");
}

/** Nobody can close the client in which they work. */
export async function activateClient(
  world: Pick<World, "clients" | "documents" | "inHouseClients">,
  actor: Actor,
  id: string,
  active: boolean,
): Outcome<ClientAnswer> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  if (!active && [actor.clientId, actor.home.clientId].includes(client.id)) return refuse("client.in-use");
  return answerClient(world, await world.clients.change({ clientId: client.id }, () => ({ active })));
}
