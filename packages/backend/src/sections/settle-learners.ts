// Knows what the publication of a section means for those who began its products, or the section, before.
import { widenAudience } from "@academiz/domain/clients";
import { readSectionProducts } from "@academiz/domain/products";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";
import { settleSections } from "../progress/follow-sections.ts";

/** How many people are followed in one transaction. */
const PORTION = 500;

/** Their results are stored, so that whoever looks after them reads them before they come back. */
export async function settleLearners(
  world: Pick<World, "perimeters" | "products" | "sections" | "clients" | "users" | "clock" | "transact" | "breathe">,
  tenancy: Tenancy,
  productSlug: string,
): Promise<void> {
  const [place] = await world.perimeters.listOpenOfProduct(tenancy, productSlug, toIso(world.clock.now()));
  const [product, client] = [await world.products.read(tenancy, productSlug), await world.clients.read(tenancy)];
  if (!place || !product?.config || !client) return;
  const { slug, publishedAt, audience } = place;
  const settled = { slug, productSlug, publishedAt, config: product.config };
  // Also those who began the section with a product that is taken out now.
  const begun = [...readSectionProducts(product.config), productSlug];
  const members = audience.everyone ? null : await world.users.listPlaced(tenancy, widenAudience(audience, client));
  const meant = members && new Set(members.map(({ id }) => id));
  for (let after: string | null = null; ; ) {
    const found = await world.sections.listLearners(tenancy, begun, after, PORTION);
    const ids = meant ? found.filter((id) => meant.has(id)) : found;
    await world.transact(tenancy, async (inside) => {
      await inside.sections.hold(tenancy, ids);
      await settleSections(inside, world, tenancy, [settled], ids);
    });
    after = found.at(-1) ?? null;
    if (after === null || found.length < PORTION) return;
    await world.breathe();
  }
}
