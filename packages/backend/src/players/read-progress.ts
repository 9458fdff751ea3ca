// Knows how far the current user is in a product of any type (§7.123).
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";
import { findPerimeter } from "./find-perimeter.ts";

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
