// Knows how the slots of a session are told to a learner (§7.130, §3.196).
import { canSign, isThere, readClassizRules, readLastMarks, readSigningWindow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { refuse } from "../outcome.ts";
import { findPerimeter } from "../players/find-perimeter.ts";
import type { Actor, SlotRow } from "../ports/index.ts";
import type { World } from "../world.ts";

type Stage = Pick<World, "perimeters" | "products" | "clients" | "slots" | "users" | "clock">;

/** Of the other learners only how many places are left; the video link to who is enrolled. */
export async function listTimeslots(
  world: Stage,
  actor: Actor,
  place: { readonly classizPerimeterSlug: string; readonly meanSlug: string },
) {
  const { home, userId } = actor;
  const perimeter = await findPerimeter(world, actor, place.classizPerimeterSlug);
  if (!perimeter.ok) return perimeter;
  if (perimeter.value.productType !== "classiz") return refuse("not-found");
  const [product, client, rows, own] = await Promise.all([
    world.products.read(home, perimeter.value.productSlug),
    world.clients.read(home),
    world.slots.listOfMean(home, perimeter.value.slug, place.meanSlug),
    world.slots.listOf(home, perimeter.value.slug, userId),
  ]);
  const isKnown = readClassizRules(product?.config).means.includes(place.meanSlug);
  if (!isKnown && rows.length === 0) return refuse("not-found");
  const window = readSigningWindow(client?.config);
  const marks = await world.slots.listMarks(
    home,
    own.map(({ slug }) => slug),
  );
  const trainers = await nameTrainers(world, actor, rows);
  const mine = new Set(own.map(({ slug }) => slug));
  const now = world.clock.now();
  return succeed({
    slots: rows.map((slot) => {
      const isEnrolled = mine.has(slot.slug);
      const mark = readLastMarks(marks.get(slot.slug) ?? []).get(userId);
      const times = { startAt: Date.parse(slot.startAt), endAt: Date.parse(slot.endAt) };
      return {
        slug: slot.slug,
        mean: slot.mean,
        startAt: slot.startAt,
        endAt: slot.endAt,
        place: slot.place,
        videoLink: isEnrolled ? slot.videoLink : null,
        trainer: trainers.get(slot.trainerId ?? "") ?? null,
        capacity: slot.capacity,
        placesLeft: Math.max(0, slot.capacity - slot.enrolled),
        isEnrolled,
        canSign: isEnrolled && mark === undefined && canSign(times, window, now),
        mark: mark ? { kind: mark.kind, isThere: isThere(mark), at: mark.at } : null,
      };
    }),
  });
}

async function nameTrainers({ users }: Pick<Stage, "users">, { home }: Actor, rows: readonly SlotRow[]) {
  const ids = [...new Set(rows.flatMap(({ trainerId }) => trainerId ?? []))];
  const found = await Promise.all(ids.map((id) => users.read(home, id)));
  return new Map(found.flatMap((user) => (user ? [[user.id, pickName(user)] as const] : [])));
}

const pickName = ({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }) => ({
  firstname,
  lastname,
});
