// Knows how tags are linked to a client and taken from it (§7.58–§7.60).
import { cleanTag, compareTags, findTag } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findManaged, findReadable } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";

interface Tag {
  readonly slug: string;
}

export async function listTags(world: Pick<World, "clients">, actor: Actor, id: string): Outcome<Tag[]> {
  const client = await findReadable(world, actor, id);
  return client ? succeed(client.tags.map((slug) => ({ slug }))) : refuse("not-found");
}

/** One that differs in capitals and accents alone is there already, and stays as it is written. */
export async function linkTag(world: Pick<World, "clients">, actor: Actor, id: string, slug: string): Outcome<Tag> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  const tag = cleanTag(slug);
  const changed = await world.clients.change({ clientId: client.id }, ({ tags }) =>
    findTag(tags, tag) === undefined ? { tags: [...tags, tag].sort(compareTags) } : {},
  );
  return changed ? succeed({ slug: findTag(changed.tags, tag) ?? tag }) : refuse("not-found");
}

/** Its products have it no more either. */
export async function unlinkTag(
  world: Pick<World, "clients">,
  actor: Actor,
  id: string,
  slug: string,
): Outcome<undefined> {
  const client = await findManaged(world, actor, id);
  const isTaken = client !== null && (await world.clients.takeTag({ clientId: client.id }, slug));
  return isTaken ? succeed(undefined) : refuse("not-found");
}
