// Knows how much a client is used: who stands where, and for whom products are offered.
import type { ClientUse } from "@academiz/contract";
import { pairWithin, readCriteria, readPlaces } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findManaged } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";
import { listOpenLeads } from "./open-leads.ts";

/** The most paths and sections that are listed: nobody reads a longer list. */
const LEADS = 1_000;

export async function readClientUse(
  world: Pick<World, "clients" | "products" | "perimeters" | "clock">,
  actor: Actor,
  id: string,
): Outcome<ClientUse> {
  const client = await findManaged(world, actor, id);
  if (!client) return refuse("not-found");
  const tenancy = { clientId: client.id };
  const [use, peopleWithin] = await Promise.all([
    world.clients.countUse(
      tenancy,
      pairWithin(readPlaces(client.affectations)),
      pairWithin(readCriteria(client.criteria)),
    ),
    world.clients.countPeopleWithin(tenancy),
  ]);
  const { people, places, criteria, tags, offers } = use;
  const offered = new Set(offers.map(({ productSlug }) => productSlug));
  const leads = (await listOpenLeads(world, tenancy, [...offered])).filter(({ used }) => offered.has(used));
  return succeed({
    people,
    peopleWithin,
    places: [...places],
    criteria: [...criteria],
    tags: [...tags],
    offers: offers.map((offer) => ({
      ...offer,
      affectations: [...offer.affectations],
      criterias: [...offer.criterias],
    })),
    leads: leads.slice(0, LEADS).map(({ slug, name, used }) => ({ slug, name, used })),
  });
}
