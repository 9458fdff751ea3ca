// Knows how people are told news of their slots, in the transaction of its cause (§3.224).
import type { NotificationType } from "@academiz/domain/notifications";
import { type SlotNewsKind, tellSlotNews as wordSlotNews } from "@academiz/domain/wording";
import type { Repositories } from "../../ground/world.ts";
import { writeSlotMail } from "../../mail/write-slot-mail.ts";
import { type Telling, type TellingWorld, tellPeople } from "../../notifications/tell-people.ts";
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

export async function tellSlotNews(
  inside: Telling & Pick<Repositories, "products">,
  world: NewsWorld,
  tenancy: Tenancy,
  { kind, slot, userIds }: SlotNews,
): Promise<void> {
  if (userIds.length === 0) return;
  const product = await inside.products.read(tenancy, slot.productSlug);
  if (!product) return;
  const link = `${world.publicUrl}/classroom/${slot.perimeterSlug}`;
  await tellPeople(inside, world, tenancy, {
    ...{ type: TYPES[kind], texts: wordSlotNews(kind, product.name), classroomSlug: slot.perimeterSlug, userIds },
    // Enrolling in a series makes one piece of news for each date: the only mail is the reminder of each.
    writeMail:
      kind === "enrolled" ? null : (person) => writeSlotMail({ ...person, kind, product: product.name, slot, link }),
  });
}
