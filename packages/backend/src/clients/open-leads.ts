// Knows which open paths and sections lead to which open products of a client, and for whom each is.
import type { Audience } from "@academiz/domain/clients";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { ProductLead, Tenancy } from "../ports/index.ts";

export interface OpenLead extends ProductLead {
  readonly audiences: { readonly leading: Audience; readonly used: Audience };
}

/** Those where one of the two is among these products. */
export async function listOpenLeads(
  { products, perimeters, clock }: Pick<World, "products" | "perimeters" | "clock">,
  tenancy: Tenancy,
  slugs: readonly string[],
): Promise<readonly OpenLead[]> {
  const leads = await products.listLeads(tenancy, slugs);
  const named = [...new Set(leads.flatMap(({ slug, used }) => [slug, used]))];
  const open = await perimeters.listOpenProducts(tenancy, named, toIso(clock.now()));
  return leads.flatMap((lead) => {
    const [leading, used] = [open.get(lead.slug), open.get(lead.used)];
    return leading && used ? [{ ...lead, audiences: { leading, used } }] : [];
  });
}

/** The paths and sections, each once. */
export const nameLeading = (leads: readonly ProductLead[]): { slug: string; name: string }[] => [
  ...new Map(leads.map(({ slug, name }) => [slug, { slug, name }])).values(),
];
