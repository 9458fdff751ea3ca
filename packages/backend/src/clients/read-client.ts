// Knows how one client is read: the one that somebody works in, or one that they manage (§7.43–§7.45).
import type { ClientAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findManaged } from "../policies/manage.ts";
import type { Actor, ClientRecord } from "../ports/index.ts";
import { describeClient } from "./describe-client.ts";

type Reading = Pick<World, "clients" | "documents" | "inHouseClients">;

export const readCurrentClient = async (world: Reading, actor: Actor): Outcome<ClientAnswer> =>
  answerClient(world, await world.clients.read(actor));

export const readClient = async (world: Reading, actor: Actor, id: string): Outcome<ClientAnswer> =>
  answerClient(world, await findManaged(world, actor, id));

export async function readClientBySlug(world: Reading, actor: Actor, slug: string): Outcome<ClientAnswer> {
  const found = await world.clients.findBySlug(slug);
  return answerClient(world, found && (await findManaged(world, actor, found.id)));
}

/** What a caller hears of a client that was looked for. */
export async function answerClient(
  world: Pick<World, "documents" | "inHouseClients">,
  client: ClientRecord | null,
): Outcome<ClientAnswer> {
  return client ? succeed(await describeClient(world, client)) : refuse("not-found");
}
