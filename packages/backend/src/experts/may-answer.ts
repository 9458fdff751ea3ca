// Knows who answers learners for a client, and whether anybody can be asked there (decisions 2, §3.41).
import type { World } from "../ground/world.ts";
import type { Actor, Tenancy } from "../ports/index.ts";

const ANSWERING = ["ROLE_AUTHOR", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"];

/** Authors and administrators of the client, and people whom it names, whatever their role. */
export const mayAnswer = async (
  { experts }: Pick<World, "experts">,
  tenancy: Tenancy,
  { userId, roles }: Pick<Actor, "userId" | "roles">,
): Promise<boolean> => roles.some((role) => ANSWERING.includes(role)) || (await experts.isExpert(tenancy, userId));

/** Whether experts can be asked (§3.41, §6.15), and somebody is there to answer. */
export async function isOffered(world: Pick<World, "clients" | "experts">, tenancy: Tenancy): Promise<boolean> {
  const client = await world.clients.read(tenancy);
  if (!client?.isChatExpertEnabled) return false;
  return (await world.experts.list(tenancy)).some(({ active }) => active);
}
