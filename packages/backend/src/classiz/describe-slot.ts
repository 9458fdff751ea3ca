// Knows how a slot is described to those who run it: with some of its enrolled people, and who of them was there.
import type { AnswerOf, classiz } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { Repositories } from "../ground/world.ts";
import { admitToSlot } from "../perimeters/admit-to-slot.ts";
import type { Page, SlotRecord, SlotRow, Tenancy } from "../ports/index.ts";

/** Which page of its people is described, by name. */
export type PeoplePage = Page;
export type DescribedSlot = AnswerOf<typeof classiz.changeSlot>;

export const describeRow = ({
  slug,
  perimeterSlug,
  productSlug,
  productName,
  mean,
  startAt,
  endAt,
  place,
  videoLink,
  trainerId,
  trainer,
  capacity,
}: SlotRow) => ({
  ...{ slug, perimeterSlug, productSlug, productName, mean, startAt, endAt, place, videoLink },
  ...{ trainerId, trainer, capacity },
});

/** The slot as it is now, with changes made since it was read. */
export async function describeSlot(
  world: Pick<Repositories, "slots" | "perimeters" | "clients">,
  tenancy: Tenancy,
  { slug }: Pick<SlotRecord, "slug">,
  { page, limit }: PeoplePage,
): Outcome<DescribedSlot> {
  const slot = await world.slots.read(tenancy, slug);
  if (!slot) return refuse("not-found");
  const people = await world.slots.listEnrolled(tenancy, slug, { page, limit });
  const admits = people.length === 0 ? null : await admitToSlot(world, tenancy, slot);
  return succeed({
    ...describeRow(slot),
    meta: { totalItems: slot.enrolled, page, limit },
    people: people.map(({ login: _, affectations, criterias, ...person }) => ({
      ...person,
      isMeant: admits?.({ id: person.userId, affectations, criterias }) ?? false,
    })),
  });
}
