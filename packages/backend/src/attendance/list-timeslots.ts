// Knows how the slots of a session are told to a learner (§7.130, §3.196).
import { canSign, isThere, readClassizRules, readMeanRules, readSigningWindow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, Page } from "../ports/index.ts";

type Stage = Pick<World, "perimeters" | "products" | "clients" | "slots" | "users" | "clock">;
interface Place {
  readonly classizPerimeterSlug: string;
  readonly meanSlug: string;
}

/** Of the other learners only how many places are left; the video link to who is enrolled. */
export async function listTimeslots(world: Stage, actor: Actor, place: Place, { page, limit }: Page) {
  const { home, userId } = actor;
  const perimeter = await findPerimeter(world, actor, place.classizPerimeterSlug);
  if (!perimeter.ok) return perimeter;
  if (perimeter.value.productType !== "classiz") return refuse("not-found");
  const ofMean = {
    ...{ perimeterSlug: perimeter.value.slug, mean: place.meanSlug, trainerId: null },
    ...{ run: null, from: null, until: null },
  };
  const [product, client, { total, rows }, own] = await Promise.all([
    world.products.read(home, perimeter.value.productSlug),
    world.clients.read(home),
    world.slots.search(home, { ...ofMean, descending: false, page, limit }),
    world.slots.listOf(home, perimeter.value.slug, [userId]),
  ]);
  const isKnown = readClassizRules(product?.config).means.includes(place.meanSlug);
  if (!isKnown && total === 0) return refuse("not-found");
  const window = readSigningWindow(client?.config);
  const mine = new Map(own.map((one) => [one.slug, one.mark]));
  const now = world.clock.now();
  return succeed({
    meta: { totalItems: total, page, limit },
    slots: rows.map((slot) => {
      const isEnrolled = mine.has(slot.slug);
      const mark = mine.get(slot.slug) ?? null;
      const times = { startAt: Date.parse(slot.startAt), endAt: Date.parse(slot.endAt) };
      return {
        slug: slot.slug,
        mean: slot.mean,
        startAt: slot.startAt,
        endAt: slot.endAt,
        place: slot.place,
        videoLink: isEnrolled ? slot.videoLink : null,
        trainer: slot.trainer,
        capacity: slot.capacity,
        placesLeft: Math.max(0, slot.capacity - slot.enrolled),
        isEnrolled,
        canSign: isEnrolled && mark === null && canSign(times, window, now),
        mark: mark ? { kind: mark.kind, isThere: isThere(mark), at: mark.at, sentLate: mark.arrivedAt !== null } : null,
        signing: readMeanRules(product?.config, slot.mean).signing,
      };
    }),
  });
}
