// Knows how a slot is told to those who run it: with some of the people who are enrolled, and who of them was there.
import type { AnswerOf, classiz } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { Repositories } from "../ground/world.ts";
import type { Page, SlotRecord, SlotRow, Tenancy } from "../ports/index.ts";

/** Which of its people are told, by name. */
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

/** As it stands now: what came to it since it was read is told, too. */
export async function describeSlot(
  { slots }: Pick<Repositories, "slots">,
  tenancy: Tenancy,
  { slug }: Pick<SlotRecord, "slug">,
  { page, limit }: PeoplePage,
): Outcome<DescribedSlot> {
  const [slot, people] = [await slots.read(tenancy, slug), await slots.listEnrolled(tenancy, slug, { page, limit })];
  if (!slot) return refuse("not-found");
  return succeed({
    ...describeRow(slot),
    meta: { totalItems: slot.enrolled, page, limit },
    people: people.map(({ login: _, ...person }) => person),
  });
}
