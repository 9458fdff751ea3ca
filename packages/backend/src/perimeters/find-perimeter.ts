// Knows which perimeter a learner's token opens.
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { Actor, OpenPlay, PerimeterRecord, Tenancy } from "../ports/index.ts";

/**
 * The token of a link opens its own perimeter only; any other token opens every perimeter that is open to the user in
 * their own client.
 */
export async function findPerimeter(
  world: Pick<World, "perimeters" | "users" | "clients" | "clock">,
  actor: Actor,
  slug: string,
): Promise<Result<PerimeterRecord, Refusal>> {
  if (actor.binding !== null && actor.binding !== slug) return refuse("scope.refused");
  const perimeter = await world.perimeters.findOpen(actor.home, slug, toIso(world.clock.now()), actor.userId);
  const [admitted] = await keepAdmitting(world, actor.home, actor.userId, perimeter ? [perimeter] : []);
  return admitted ? succeed(admitted) : refuse("not-found");
}

/** As `findPerimeter`, with all that a play needs. */
export async function findPlay(
  world: Pick<World, "plays" | "users" | "clients" | "clock">,
  actor: Actor,
  slug: string,
): Promise<Result<OpenPlay, Refusal>> {
  if (actor.binding !== null && actor.binding !== slug) return refuse("scope.refused");
  const place = { userId: actor.userId, perimeterSlug: slug };
  const play = await world.plays.find(actor.home, place, toIso(world.clock.now()));
  const [admitted] = await keepAdmitting(world, actor.home, actor.userId, play ? [play.perimeter] : []);
  return play && admitted ? succeed(play) : refuse("not-found");
}

/** The perimeter with this slug, or the oldest open one of the product with this slug that admits the user. */
export async function findNamed(
  world: Pick<World, "perimeters" | "users" | "clients" | "clock">,
  tenancy: Tenancy,
  userId: string,
  slug: string,
): Promise<PerimeterRecord | null> {
  const now = toIso(world.clock.now());
  const named = await world.perimeters.findOpen(tenancy, slug, now, userId);
  const open = named ? [named] : await world.perimeters.listOpenOfProduct(tenancy, slug, now, userId);
  return (await keepAdmitting(world, tenancy, userId, open))[0] ?? null;
}
