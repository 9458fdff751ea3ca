// Knows how far the current user is in a product of any type (§7.123).
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";

/** Null for what was never started. */
export async function readProgress(
  world: Pick<World, "perimeters" | "users" | "clients" | "progress" | "clock">,
  actor: Actor,
  slug: string,
): Outcome<{ readonly progress: Record<string, unknown> | null }> {
  const perimeter = await findPerimeter(world, actor, slug);
  if (!perimeter.ok) return perimeter;
  const progress = await world.progress.read(actor.home, actor.userId, slug);
  return succeed({ progress: progress && { ...progress } });
}
