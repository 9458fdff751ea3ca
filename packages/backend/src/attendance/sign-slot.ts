// Knows how a learner signs that they are there (§7.131, attack 84).
import { canSign, isThere, readSigningWindow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";
import { addMarks } from "./add-marks.ts";
import { followAttendance } from "./follow-attendance.ts";

export interface Signed {
  readonly slug: string;
  /** ISO timestamp of the mark. */
  readonly signedAt: string;
}

/** For themselves alone, once: a second time answers the first. Who was marked as absent does not sign that away. */
export async function signSlot(
  world: Pick<World, "transact" | "clock" | "digester">,
  actor: Actor,
  slug: string,
): Outcome<Signed> {
  const { home, userId } = actor;
  const now = world.clock.now();
  return world.transact(home, async (inside): Outcome<Signed> => {
    const [slot] = await inside.slots.hold(home, [slug]);
    if (!slot) return refuse("not-found");
    const perimeter = await findPerimeter({ ...inside, clock: world.clock }, actor, slot.perimeterSlug);
    if (!perimeter.ok) return perimeter;
    const [person] = await inside.slots.findEnrolled(home, slug, [userId]);
    if (!person) return refuse("slot.not-enrolled");
    if (person.mark && isThere(person.mark)) return succeed({ slug, signedAt: person.mark.at });
    if (person.mark) return refuse("slot.marked-absent");
    const window = readSigningWindow((await inside.clients.read(home))?.config);
    const times = { startAt: Date.parse(slot.startAt), endAt: Date.parse(slot.endAt) };
    if (!canSign(times, window, now)) return refuse("slot.closed");
    const at = toIso(now);
    await addMarks(inside, world, home, [{ slotSlug: slug, userId, kind: "SIGNED", byId: userId, at, reason: null }]);
    await followAttendance(inside, home, slot, [userId], now);
    return succeed({ slug, signedAt: at });
  });
}
