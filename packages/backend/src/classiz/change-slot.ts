// Knows how a slot is planned anew.
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";
import { holdSlot } from "./hold-slot.ts";
import { readSlot, type SlotDescription } from "./list-slots.ts";
import { planSlot, type SentPlan } from "./plan-slot.ts";

/** What somebody signed is what it was: its session and its times stay. */
export async function changeSlot(
  world: Pick<World, "transact" | "slots" | "users" | "digester">,
  actor: Actor,
  slug: string,
  sent: SentPlan,
): Outcome<SlotDescription> {
  return world.transact(actor, async (inside): Outcome<SlotDescription> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    const slot = held.value;
    const plan = await planSlot(inside, actor, slot.productSlug, sent);
    if (!plan.ok) return plan;
    const isMoved = (["mean", "startAt", "endAt"] as const).some((key) => plan.value[key] !== slot[key]);
    const marks = (await inside.slots.listMarks(actor, [slug])).get(slug) ?? [];
    if (isMoved && marks.length > 0) return refuse("slot.signed");
    const enrolled = await inside.slots.listEnrolled(actor, slug);
    if (plan.value.capacity < enrolled.length) return refuse("slot.full");
    await inside.slots.change(actor, slug, plan.value);
    return readSlot({ ...world, ...inside }, actor, slug);
  });
}
