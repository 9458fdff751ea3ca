// Knows how a slot is called off.
import { succeed } from "@academiz/domain/kernel";
import { holdSlot } from "../classiz/hold-slot.ts";
import { isSigned } from "../classiz/is-signed.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { WAITING_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor } from "../ports/index.ts";
import { followMany } from "./follow-attendance.ts";
import { type NewsWorld, tellSlotNews } from "./news/tell-slot-news.ts";

/** One that somebody signed stays: it is evidence. */
export async function removeSlot(
  world: NewsWorld & Pick<World, "transact">,
  actor: Actor,
  slug: string,
): Outcome<undefined> {
  return world.transact(actor, async (inside): Outcome<undefined> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    if (await isSigned(inside, actor, slug)) return refuse("slot.signed");
    const people = await inside.slots.listEnrolledIds(actor, slug);
    const waiting = await inside.slots.listWaiters(actor, slug, WAITING_LIMIT);
    await inside.slots.remove(actor, slug);
    // Of one that is over nobody needs to hear.
    if (Date.parse(held.value.endAt) > world.clock.now())
      await tellSlotNews(inside, world, actor, { kind: "off", slot: held.value, userIds: [...people, ...waiting] });
    await followMany(inside, world, actor, held.value, people);
    return succeed(undefined);
  });
}
