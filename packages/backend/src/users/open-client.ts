// Knows how a client comes to be with its first administrator, who is mailed a link: without them it does not (§7.46,
// §7.28).
import type { BodyOf, ClientAnswer, clients } from "@academiz/contract";
import { createClient } from "../clients/create-client.ts";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { createUser } from "./create-user.ts";

export async function openClient(
  world: Parameters<typeof createClient>[0] & Parameters<typeof createUser>[0] & Pick<World, "clients">,
  actor: Actor,
  { administrator, ...client }: BodyOf<typeof clients.createClient>,
): Outcome<ClientAnswer> {
  const made = await createClient(world, actor, client);
  if (!made.ok || !administrator) return made;
  const there = { ...actor, clientId: made.value.id };
  const first = await createUser(world, there, { ...administrator, roles: ["ROLE_ADMIN"] });
  if (first.ok) return made;
  await world.clients.remove(there);
  return first;
}
