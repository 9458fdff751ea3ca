// Knows how a slot is planned anew.
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { type DescribedSlot, describeSlot, type PeoplePage } from "./describe-slot.ts";
import { holdSlot } from "./hold-slot.ts";
import { isSigned } from "./is-signed.ts";
import { planSlot, type SentPlan } from "./plan-slot.ts";

/** What somebody signed is what it was: its session and its times stay. */
export async function changeSlot(
  world: Pick<World, "transact">,
  actor: Actor,
  slug: string,
  sent: SentPlan,
  page: PeoplePage,
): Outcome<DescribedSlot> {
  return world.transact(actor, async (inside): Outcome<DescribedSlot> => {
    const held = await holdSlot(inside, actor, slug);
    if (!held.ok) return held;
    const slot = held.value;
    const plan = await planSlot(inside, actor, slot.productSlug, sent, slot.mean);
    if (!plan.ok) return plan;
    const isMoved = (["mean", "startAt", "endAt"] as const).some((key) => plan.value[key] !== slot[key]);
    if (isMoved && (await isSigned(inside, actor, slug))) return refuse("slot.signed");
    if (plan.value.capacity < slot.enrolled) return refuse("slot.full");
    await inside.slots.change(actor, slug, plan.value);
    return describeSlot(inside, actor, slot, page);
  });
}
