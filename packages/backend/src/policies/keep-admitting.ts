// Knows which perimeters admit a user (decisions 4).
import { isInAudience } from "@academiz/domain/clients";
import type { World } from "../ground/world.ts";
import type { PerimeterRecord, Tenancy } from "../ports/index.ts";

/**
 * The perimeters whose audience the user belongs to, in their order. Most admit everyone, and then nobody is looked
 * up.
 */
export async function keepAdmitting<P extends Pick<PerimeterRecord, "audience">>(
  world: Pick<World, "users" | "clients">,
  tenancy: Tenancy,
  userId: string,
  perimeters: readonly P[],
): Promise<readonly P[]> {
  if (perimeters.every(({ audience }) => audience.everyone)) return perimeters;
  const [user, client] = await Promise.all([world.users.read(tenancy, userId), world.clients.read(tenancy)]);
  if (!user || !client) return [];
  return perimeters.filter(({ audience }) => isInAudience(audience, user, client));
}
