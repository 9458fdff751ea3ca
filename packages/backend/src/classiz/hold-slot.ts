// Knows how the slots that somebody may run are locked for a change.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { Repositories } from "../ground/world.ts";
import type { Actor, SlotRow } from "../ports/index.ts";
import { mayRun, readRun } from "./may-run.ts";

/**
 * Nobody else enrols, signs or changes them before the transaction ends. Slots that the caller may not run are left
 * out.
 */
export async function holdSlots(
  inside: Pick<Repositories, "slots" | "users">,
  actor: Actor,
  slugs: readonly string[],
): Promise<readonly SlotRow[]> {
  const held = await inside.slots.hold(actor, slugs);
  const run = await readRun(inside, actor);
  return held.filter((slot) => mayRun(run, slot));
}

/** As `holdSlots`. `not-found` for a slot that the caller may not run. */
export async function holdSlot(
  inside: Pick<Repositories, "slots" | "users">,
  actor: Actor,
  slug: string,
): Outcome<SlotRow> {
  const [slot] = await holdSlots(inside, actor, [slug]);
  return slot ? succeed(slot) : refuse("not-found");
}
