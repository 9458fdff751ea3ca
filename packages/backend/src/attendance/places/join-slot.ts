// Knows how a learner takes a place in a slot, waits for one, and gives it back.
import { readMeanRules } from "@academiz/domain/classiz";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Outcome, type Refusal, refuse } from "../../ground/outcome.ts";
import { toIso } from "../../ground/time.ts";
import type { Repositories, World } from "../../ground/world.ts";
import { admitToSlot } from "../../perimeters/admit-to-slot.ts";
import { findPerimeter } from "../../perimeters/find-perimeter.ts";
import { WAITING_LIMIT } from "../../policies/stored-bounds.ts";
import type { Actor, SlotRow } from "../../ports/index.ts";
import { followAttendance } from "../follow-attendance.ts";
import type { NewsWorld } from "../news/tell-slot-news.ts";
import { admitWaiting } from "./admit-waiting.ts";

type Stage = NewsWorld & Pick<World, "transact">;
interface Place {
  readonly perimeterSlug: string;
  readonly slotId: string;
}
/** The learner's standing in the slot. */
export interface Joined {
  readonly slug: string;
  readonly isEnrolled: boolean;
  /** Their place in the queue, from 1; null: they do not wait. */
  readonly waitingPlace: number | null;
}

/** People who wait already come before a new one. Who teaches the slot takes no place in it. */
export function joinSlot(world: Stage, actor: Actor, place: Place): Outcome<Joined> {
  const { home, userId } = actor;
  return world.transact(home, async (inside): Outcome<Joined> => {
    const held = await holdOpen(inside, world, actor, place);
    if (!held.ok) return held;
    const { slot, isOpen, isEnrolled } = held.value;
    if (isEnrolled) return describe(inside, actor, slot);
    if (!isOpen) return refuse("slot.enrolment-closed");
    if (slot.trainerId === userId) return refuse("slot.own");
    if (!(await admitToSlot(inside, home, slot))) return refuse("slot.classroom-closed");
    const now = world.clock.now();
    const admitted = await admitWaiting(inside, world, home, slot);
    const { all = 0, place: waits = null } =
      (await inside.slots.readWaiting(home, [slot.slug], userId)).get(slot.slug) ?? {};
    if (!admitted.includes(userId) && waits === null) {
      if (slot.enrolled + admitted.length < slot.capacity) {
        await inside.slots.enrol(home, slot.slug, [userId], toIso(now));
        await followAttendance(inside, home, slot, [userId], now);
      } else if (all >= WAITING_LIMIT) return refuse("slot.waiting-full");
      else await inside.slots.wait(home, slot.slug, userId, toIso(now));
    }
    return describe(inside, actor, slot);
  });
}

/** Only the trainer can take back a place that the trainer gave. A learner may stop waiting at any time. */
export function leaveSlot(world: Stage, actor: Actor, place: Place): Outcome<Joined> {
  const { home, userId } = actor;
  return world.transact(home, async (inside): Outcome<Joined> => {
    const held = await holdOpen(inside, world, actor, place);
    if (!held.ok) return held;
    const { slot, isOpen, isEnrolled } = held.value;
    if (!isEnrolled) {
      await inside.slots.stopWaiting(home, slot.slug, [userId]);
      return describe(inside, actor, slot);
    }
    if (!isOpen) return refuse("slot.enrolment-closed");
    await inside.slots.withdraw(home, slot.slug, userId);
    await followAttendance(inside, home, slot, [userId], world.clock.now());
    await admitWaiting(inside, world, home, slot);
    return describe(inside, actor, slot);
  });
}

interface OpenSlot {
  readonly slot: SlotRow;
  /** True: learners enrol themselves. */
  readonly isOpen: boolean;
  readonly isEnrolled: boolean;
}

/** Only before it begins: from then on somebody may have signed. */
async function holdOpen(
  inside: Repositories,
  { clock }: Pick<World, "clock">,
  actor: Actor,
  { perimeterSlug, slotId }: Place,
): Promise<Result<OpenSlot, Refusal>> {
  const { home, userId } = actor;
  const [slot] = await inside.slots.hold(home, [slotId]);
  const perimeter = await findPerimeter({ ...inside, clock }, actor, perimeterSlug);
  if (!perimeter.ok) return perimeter;
  if (slot?.perimeterSlug !== perimeterSlug) return refuse("not-found");
  if (Date.parse(slot.startAt) <= clock.now()) return refuse("slot.begun");
  const [product, [person]] = [
    await inside.products.read(home, slot.productSlug),
    await inside.slots.findEnrolled(home, slotId, [userId]),
  ];
  if (person?.mark) return refuse("slot.begun");
  const isOpen = readMeanRules(product?.config, slot.mean).enrolment === "open";
  return succeed({ slot, isOpen, isEnrolled: person !== undefined });
}

async function describe(
  { slots }: Pick<Repositories, "slots">,
  { home, userId }: Actor,
  { slug }: SlotRow,
): Outcome<Joined> {
  const [person] = await slots.findEnrolled(home, slug, [userId]);
  const waiting = (await slots.readWaiting(home, [slug], userId)).get(slug);
  return succeed({ slug, isEnrolled: person !== undefined, waitingPlace: waiting?.place ?? null });
}
