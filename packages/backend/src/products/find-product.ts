// Knows which product an address of the back office names (§7.78): one of its type, of one client.
import type { ProductType } from "@academiz/domain/catalog";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { ProductRecord, Tenancy } from "../ports/index.ts";

export interface ProductPlace {
  readonly type: ProductType;
  readonly slug: string;
}

export async function findProduct(
  world: Pick<World, "products">,
  tenancy: Tenancy,
  { type, slug }: ProductPlace,
): Outcome<ProductRecord> {
  const product = await world.products.read(tenancy, slug);
  return product?.type === type ? succeed(product) : refuse("not-found");
}
