// Knows whose slots somebody may run: an administrator every one of the client, a trainer their own (decisions 2).
import type { Actor, SlotSearch } from "../ports/index.ts";
import type { World } from "../world.ts";

/** The slots that are theirs to run; null: all. */
export async function readRun(world: Pick<World, "users">, actor: Actor): Promise<SlotSearch["run"]> {
  if (actor.roles.includes("ROLE_ADMIN") || actor.roles.includes("ROLE_SUPER_ADMIN")) return null;
  const user = await world.users.read(actor.home, actor.userId);
  return { trainerId: actor.userId, means: user?.trainerMeans ?? [] };
}

/** A slot of their own, or of a session that they run. */
export const mayRun = (
  run: SlotSearch["run"],
  slot: { readonly trainerId: string | null; readonly mean: string },
): boolean => run === null || slot.trainerId === run.trainerId || run.means.includes(slot.mean);
