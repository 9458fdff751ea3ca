// Knows how a slot is called off.
import { succeed } from "@academiz/domain/kernel";
import { holdSlot } from "../classiz/hold-slot.ts";
import { isSigned } from "../classiz/is-signed.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { followAttendance } from "./follow-attendance.ts";

/** One that somebody signed stays: it is evidence. */
export async function removeSlot(
  world: Pick<World, "transact" | "clock">,
  actor: Actor,
  slug: string,
): Outcome<undefined> {
  return world.transact(actor, async (inside): Outcome<undefined> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    if (await isSigned(inside, actor, slug)) return refuse("slot.signed");
    const people = await inside.slots.listEnrolledIds(actor, slug);
    await inside.slots.remove(actor, slug);
    await followAttendance(inside, actor, held.value, people, world.clock.now());
    return succeed(undefined);
  });
}
