// Knows whether somebody was marked in a slot: attended slots stay, even where their marks were removed.

import type { Repositories } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";

export async function isSigned(
  { slots }: Pick<Repositories, "slots">,
  tenancy: Tenancy,
  slug: string,
): Promise<boolean> {
  const chain = (await slots.readChains(tenancy, [slug])).get(slug);
  return chain !== undefined && (chain.head !== null || chain.last > 0);
}
