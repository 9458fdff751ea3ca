// Knows which products could be given: those that are open to others of the client.
import type { ProductType } from "@academiz/domain/catalog";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { Tenancy, UserRecord } from "../ports/index.ts";

export interface GivableProduct {
  readonly slug: string;
  readonly name: string;
  readonly type: ProductType;
}

/** By name, sorted in the reader's language; `to`: leaves out products that are open to this person already. */
export async function listGivable(
  world: Pick<World, "users" | "clients" | "perimeters" | "clock">,
  tenancy: Tenancy,
  reader: Pick<UserRecord, "id" | "locale">,
  to: string | null,
): Promise<GivableProduct[]> {
  const open = await world.perimeters.listOpen(tenancy, to ?? reader.id, toIso(world.clock.now()));
  const admitting = to === null ? [] : await keepAdmitting(world, tenancy, to, open);
  const theirs = new Set(admitting.map(({ productSlug }) => productSlug));
  const others = new Map(
    open.flatMap(({ productSlug: slug, productName: name, productType: type }) =>
      theirs.has(slug) ? [] : [[slug, { slug, name, type }] as const],
    ),
  );
  const { compare } = new Intl.Collator(reader.locale ?? "fr");
  return [...others.values()].sort((one, other) => compare(one.name, other.name));
}
