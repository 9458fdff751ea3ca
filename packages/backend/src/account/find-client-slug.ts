// Knows how a client's slug is found from what a person typed (§7.8).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";

/** The case and the blanks around it do not matter. */
export async function findClientSlug(world: Pick<World, "clients">, typed: string): Outcome<string> {
  const client = await world.clients.findBySlug(typed.trim().toLowerCase());
  return client?.active ? succeed(client.slug) : refuse("not-found");
}
