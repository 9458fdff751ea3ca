// Knows to which place of the learner site a sequence belongs for a learner (§3.206): a path that leads to it.
import { readPathState } from "@academiz/domain/paths";
import type { World } from "../ground/world.ts";
import { findNamed } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";

export type FrontStage = Pick<World, "pathRuns" | "perimeters" | "users" | "clients" | "clock">;

/** Slug of the perimeter of a path that they are on and that is open to them; null where there is none. */
export async function findFront(stage: FrontStage, { home, userId }: Actor, productSlug: string) {
  for (const { perimeterSlug, state } of await stage.pathRuns.listLeading(home, userId, productSlug)) {
    if (readPathState(state).isEnded) continue;
    const open = await findNamed(stage, home, userId, perimeterSlug);
    if (open) return open.slug;
  }
  return null;
}
