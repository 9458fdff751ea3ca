// Knows what people of a client may be late for (decisions 4).
import { widenAudience } from "@academiz/domain/clients";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { ClientRecord, DuePlace, LateRule, Tenancy } from "../ports/index.ts";

/** A perimeter whose deadline had passed `at` a moment (ISO). */
export type OverduePlace = DuePlace & Pick<LateRule, "at">;

/** Perimeters that are open and whose deadline has passed. */
export async function listOverdue(
  { perimeters, clock }: Pick<World, "perimeters" | "clock">,
  tenancy: Tenancy,
): Promise<readonly OverduePlace[]> {
  const at = toIso(clock.now());
  return (await perimeters.listDue(tenancy, at, at)).map((place) => ({ ...place, at }));
}

export const toLateRule = ({ slug, productSlug, audience, at }: OverduePlace, client: ClientRecord): LateRule => ({
  slug,
  productSlug,
  at,
  among: audience.everyone ? null : widenAudience(audience, client),
});
