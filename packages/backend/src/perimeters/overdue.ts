// Knows what people of a client may be late for (decisions 4).
import { widenAudience } from "@academiz/domain/clients";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { ClientRecord, DuePlace, LateRule, Tenancy } from "../ports/index.ts";

/** Perimeters that are open and whose deadline has passed. */
export async function listOverdue(
  { perimeters, clock }: Pick<World, "perimeters" | "clock">,
  tenancy: Tenancy,
): Promise<readonly DuePlace[]> {
  const now = toIso(clock.now());
  return perimeters.listDue(tenancy, now, now);
}

export const toLateRule = ({ slug, productSlug, audience }: DuePlace, client: ClientRecord): LateRule => ({
  slug,
  productSlug,
  among: audience.everyone ? null : widenAudience(audience, client),
});
