// Knows how a client comes to be, on its own or below another (§7.46, §6.14).
import type { ClientAnswer } from "@academiz/contract";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { isElsewhere } from "../policies/elsewhere.ts";
import { findManaged, isSuper } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";
import { makeClient } from "./make-client.ts";
import { answerClient } from "./read-client.ts";

export interface CreateClientInput {
  readonly slug: string;
  readonly name: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly parentId?: string | null | undefined;
  readonly wsDocument?: string | null | undefined;
}

export async function createClient(
  world: Pick<World, "clients" | "documents" | "dice" | "inHouseClients">,
  actor: Actor,
  { slug, name, locale, timeZone, parentId = actor.clientId, wsDocument }: CreateClientInput,
): Outcome<ClientAnswer> {
  if (parentId === null && !isSuper(actor)) return refuse("role.refused");
  const parent = parentId === null ? null : await findManaged(world, actor, parentId);
  if (parentId !== null && !parent) return refuse("not-found");
  if (parent && !parent.hasSubClients) return refuse("client.no-sub-clients");
  if (isElsewhere(wsDocument)) return refuse("files.elsewhere");
  const spoken = locale ?? parent?.locale;
  const zone = timeZone ?? parent?.timeZone;
  const named = { slug, name, ...(spoken && { locale: spoken }), ...(zone && { timeZone: zone }) };
  const client = { ...makeClient(world.dice, named), parentId };
  return (await world.clients.add(client)) ? answerClient(world, client) : refuse("client.slug-taken");
}
