// Knows which launches somebody may go on with: their own, of a perimeter that is still open to them.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import { atHome } from "../policies/at-home.ts";
import type { Actor, LaunchRow } from "../ports/index.ts";

export interface OwnLaunch {
  /** Of the perimeter. */
  readonly slug: string;
  readonly launch: string;
}

export async function holdLaunch(
  world: Pick<World, "launches" | "perimeters" | "users" | "clients" | "clock">,
  actor: Actor,
  { slug, launch }: OwnLaunch,
): Outcome<LaunchRow> {
  const perimeter = await findPerimeter(world, atHome(actor), slug);
  if (!perimeter.ok) return perimeter;
  const found = await world.launches.read(actor.home, launch);
  const isOwn = found?.userId === actor.userId && found.perimeterSlug === slug;
  return found && isOwn ? succeed(found) : refuse("not-found");
}
