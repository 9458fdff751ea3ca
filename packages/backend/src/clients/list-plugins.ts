// Knows which plugins the people of a client have (§7.61).
import type { Plugin } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

export async function listPlugins(world: Pick<World, "clients">, actor: Actor): Outcome<Plugin[]> {
  const client = await world.clients.read(actor);
  return client ? succeed([...client.plugins]) : refuse("not-found");
}
