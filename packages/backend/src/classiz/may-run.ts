// Knows which slots somebody may run: an administrator all of the client's, a trainer their own (decisions 2).
import { keyMean } from "@academiz/domain/classiz";
import type { World } from "../ground/world.ts";
import type { Actor, SlotRun } from "../ports/index.ts";

/** The slots that they may run; null: all. */
export async function readRun(world: Pick<World, "users">, actor: Actor): Promise<SlotRun> {
  if (actor.roles.includes("ROLE_ADMIN") || actor.roles.includes("ROLE_SUPER_ADMIN")) return null;
  const user = await world.users.read(actor.home, actor.userId);
  return { trainerId: actor.userId, means: user?.trainerMeans ?? [] };
}

/** True for a session of this product that they run. */
export const mayRunMean = (run: SlotRun, productSlug: string, mean: string): boolean =>
  run === null || run.means.includes(keyMean(productSlug, mean));

/** True for a slot of their own, or of a session that they run. */
export const mayRun = (
  run: SlotRun,
  slot: { readonly trainerId: string | null; readonly productSlug: string; readonly mean: string },
): boolean => slot.trainerId === run?.trainerId || mayRunMean(run, slot.productSlug, slot.mean);
