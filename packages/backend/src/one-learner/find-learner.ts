// Knows which learner of which product an address names, and where the product is available to them.
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { LearnerPlace, PerimeterSettings, ProductRecord, Tenancy, UserRecord } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "../products/find-product.ts";

export interface LearnerAddress extends ProductPlace {
  readonly identifier: string;
}
export interface FoundLearner {
  readonly product: ProductRecord;
  readonly user: UserRecord;
  /** Null before it was first published, or made ready for somebody. */
  readonly perimeter: (PerimeterSettings & { readonly slug: string }) | null;
}

export async function findLearner(
  world: Pick<World, "products" | "users" | "perimeters">,
  tenancy: Tenancy,
  { identifier, ...place }: LearnerAddress,
): Promise<Result<FoundLearner, Refusal>> {
  const product = await findProduct(world, tenancy, place);
  if (!product.ok) return product;
  const [named, perimeter] = await Promise.all([
    world.users.listNamed(tenancy, { ids: [], written: [identifier] }),
    world.perimeters.findOfProduct(tenancy, place.slug),
  ]);
  const user = named.find((one) => one.identifier === identifier);
  return user ? succeed({ product: product.value, user, perimeter }) : refuse("not-found");
}

export const placeOf = ({ user, perimeter }: FoundLearner): LearnerPlace | null =>
  perimeter && { userId: user.id, perimeterSlug: perimeter.slug };

export const nameOf = ({ firstname, lastname, login }: UserRecord): string =>
  `${firstname} ${lastname}`.trim() || login;
