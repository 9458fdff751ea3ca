// Knows how far the current user is in a product of any type (§7.123).
import type { AnswerOf, plays } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { nameDeeds } from "../ground/tell-begun-anew.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";

/** Null for what was never started. */
export async function readProgress(
  world: Pick<World, "perimeters" | "users" | "clients" | "progress" | "clock" | "resets" | "threads">,
  actor: Actor,
  slug: string,
): Outcome<AnswerOf<typeof plays.getProgress>> {
  const perimeter = await findPerimeter(world, actor, slug);
  if (!perimeter.ok) return perimeter;
  const progress = await world.progress.read(actor.home, actor.userId, slug);
  const [reset] = await world.resets.listUnbegun(actor.home, actor.userId, [slug]);
  const begunAnew = reset && (await nameDeeds(world, actor.home, [reset]))(reset);
  return succeed({ progress: progress && { ...progress }, ...(begunAnew && { begunAnew }) });
}
