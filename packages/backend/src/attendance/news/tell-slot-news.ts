// Knows how people are told news of their slots, in the transaction of its cause, and that nothing leads them to a
// classroom that is closed to them (§3.224, §7.131).
import type { NotificationType } from "@academiz/domain/notifications";
import { type SlotNewsKind, tellSlotNews as wordSlotNews } from "@academiz/domain/wording";
import type { Repositories } from "../../ground/world.ts";
import { writeSlotMail } from "../../mail/write-slot-mail.ts";
import { type Telling, type TellingWorld, tellPeople } from "../../notifications/tell-people.ts";
import { keepOpening } from "../../perimeters/admit-to-slot.ts";
import type { SlotRow, Tenancy } from "../../ports/index.ts";

/**
 * The notification for each kind of news: an enrolment, a given place, a start that is near, changed times, and a slot
 * that is called off.
 */
const TYPES: Readonly<Record<SlotNewsKind, NotificationType>> = {
  enrolled: "Session",
  place: "Session",
  near: "NextEndSession",
  moved: "Session",
  off: "CloseSession",
};

export type NewsWorld = TellingWorld;
export interface SlotNews {
  readonly kind: SlotNewsKind;
  /** The slot as it is now, or as it was before it was removed. */
  readonly slot: SlotRow;
  readonly userIds: readonly string[];
}

/** Everybody is told, since they have a place and may come; to whom the classroom is closed now, without a link. */
export async function tellSlotNews(
  inside: Telling & Pick<Repositories, "products" | "perimeters">,
  world: NewsWorld,
  tenancy: Tenancy,
  news: SlotNews,
): Promise<void> {
  const { slot, userIds } = news;
  const opening = await keepOpening(inside, tenancy, slot.perimeterSlug, userIds, world.clock.now());
  await tellOpening(inside, world, tenancy, { ...news, userIds: opening });
  const opens = new Set(opening);
  await tell(inside, world, tenancy, { ...news, userIds: userIds.filter((id) => !opens.has(id)) }, false);
}

/** For people who are known to be able to open the classroom now. */
export const tellOpening = (
  inside: Telling & Pick<Repositories, "products">,
  world: NewsWorld,
  tenancy: Tenancy,
  news: SlotNews,
): Promise<void> => tell(inside, world, tenancy, news, true);

async function tell(
  inside: Telling & Pick<Repositories, "products">,
  world: NewsWorld,
  tenancy: Tenancy,
  { kind, slot, userIds }: SlotNews,
  isOpen: boolean,
): Promise<void> {
  if (userIds.length === 0) return;
  const product = await inside.products.read(tenancy, slot.productSlug);
  if (!product) return;
  const link = isOpen ? `${world.publicUrl}/classroom/${slot.perimeterSlug}` : null;
  await tellPeople(inside, world, tenancy, {
    ...{ type: TYPES[kind], texts: wordSlotNews(kind, product.name), userIds },
    classroomSlug: isOpen ? slot.perimeterSlug : null,
    // Enrolling in a series makes one piece of news for each date: the only mail is the reminder of each.
    writeMail:
      kind === "enrolled" ? null : (person) => writeSlotMail({ ...person, kind, product: product.name, slot, link }),
  });
}
