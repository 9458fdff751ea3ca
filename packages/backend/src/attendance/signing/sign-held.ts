// Knows who may sign a slot for themselves, and that they do so once (§7.131, attack 84).
import { isThere } from "@academiz/domain/classiz";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Outcome, type Refusal, refuse } from "../../ground/outcome.ts";
import type { Repositories, World } from "../../ground/world.ts";
import { findPerimeter } from "../../perimeters/find-perimeter.ts";
import type { Actor, NewestMark, SlotRow } from "../../ports/index.ts";
import { addMarks } from "../add-marks.ts";
import { followPerson } from "../follow-attendance.ts";

export interface Signed {
  readonly slug: string;
  /** ISO timestamp of the mark. */
  readonly signedAt: string;
  /** It was made without a network, and came later. */
  readonly sentLate: boolean;
}
/** The place and the mark of the person who signs. */
export interface Signing {
  readonly at: string;
  readonly arrivedAt: string | null;
  readonly drawing: string | null;
}

export type SigningWorld = Pick<World, "transact" | "clock" | "digester" | "dice" | "publicUrl">;

/**
 * The present mark of a person with a place in the slot; null: there is none yet. A person who was marked as absent
 * cannot sign that away, and who teaches the slot does not attend it.
 */
export async function findSeat(
  inside: Pick<Repositories, "perimeters" | "users" | "clients" | "slots"> & Pick<World, "clock">,
  actor: Actor,
  slot: SlotRow | null | undefined,
): Promise<Result<NewestMark, Refusal>> {
  if (!slot) return refuse("not-found");
  const perimeter = await findPerimeter(inside, actor, slot.perimeterSlug);
  if (!perimeter.ok) return perimeter;
  const [person] = await inside.slots.findEnrolled(actor.home, slot.slug, [actor.userId]);
  if (!person) return refuse("slot.not-enrolled");
  if (slot.trainerId === actor.userId) return refuse("slot.own");
  if (person.mark && !isThere(person.mark)) return refuse("slot.marked-absent");
  return succeed(person.mark);
}

export const describeSigned = (slug: string, mark: NonNullable<NewestMark>): Signed => ({
  slug,
  signedAt: mark.at,
  sentLate: mark.arrivedAt !== null,
});

/**
 * Only for themselves, and once: a second time gives the first signature. `judge` is called while nobody else can sign
 * there.
 */
export function signHeld(
  world: SigningWorld,
  actor: Actor,
  slug: string,
  judge: (inside: Repositories, slot: SlotRow) => Promise<Result<Signing, Refusal>>,
): Outcome<Signed> {
  const { home, userId } = actor;
  return world.transact(home, async (inside): Outcome<Signed> => {
    const [slot] = await inside.slots.hold(home, [slug]);
    const seat = await findSeat({ ...inside, clock: world.clock }, actor, slot);
    if (!seat.ok) return seat;
    if (!slot) return refuse("not-found");
    if (seat.value) return succeed(describeSigned(slug, seat.value));
    const judged = await judge(inside, slot);
    if (!judged.ok) return judged;
    const signing = judged.value;
    const mark = { slotSlug: slug, userId, kind: "SIGNED", byId: userId, reason: null, ...signing } as const;
    await addMarks(inside, world, home, [mark]);
    await followPerson(inside, world, home, slot, userId);
    return succeed(describeSigned(slug, mark));
  });
}
