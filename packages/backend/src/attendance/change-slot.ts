// Knows how a slot is changed: its people are told of new times and places, and people who wait get new places.
import { type DescribedSlot, describeSlot, type PeoplePage } from "../classiz/describe-slot.ts";
import { holdSlot } from "../classiz/hold-slot.ts";
import { isSigned } from "../classiz/is-signed.ts";
import { planSlot, type SentPlan } from "../classiz/plan-slot.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { WAITING_LIMIT } from "../policies/stored-bounds.ts";
import type { Actor } from "../ports/index.ts";
import { type NewsWorld, tellSlotNews } from "./news/tell-slot-news.ts";
import { admitWaiting } from "./places/admit-waiting.ts";

/** A signed slot keeps its session and its times, because they are what was signed. */
export async function changeSlot(
  world: NewsWorld & Pick<World, "transact">,
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
    const changes = (...keys: readonly (keyof typeof plan.value)[]) =>
      keys.some((key) => plan.value[key] !== slot[key]);
    if (changes("mean", "startAt", "endAt") && (await isSigned(inside, actor, slug))) return refuse("slot.signed");
    if (plan.value.capacity < slot.enrolled) return refuse("slot.full");
    await inside.slots.change(actor, slug, plan.value);
    const present = { ...slot, ...plan.value };
    if (changes("startAt", "endAt", "place", "videoLink") && Date.parse(present.endAt) > world.clock.now()) {
      const people = await inside.slots.listEnrolledIds(actor, slug);
      const waiting = await inside.slots.listWaiters(actor, slug, WAITING_LIMIT);
      await tellSlotNews(inside, world, actor, { kind: "moved", slot: present, userIds: [...people, ...waiting] });
    }
    await admitWaiting(inside, world, actor, present);
    return describeSlot(inside, actor, slot, page);
  });
}
