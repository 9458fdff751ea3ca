// Knows how a client is licensed (§7.49).
import type { ClientAnswer } from "@academiz/contract";
import type { LicenceContent } from "@academiz/domain/clients";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findManaged } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";
import { answerClient } from "./read-client.ts";

export async function updateLicence(
  world: Pick<World, "clients" | "documents" | "inHouseClients">,
  actor: Actor,
  id: string,
  licence: LicenceContent,
): Outcome<ClientAnswer> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  return answerClient(world, await world.clients.change({ clientId: client.id }, () => ({ licence })));
}
