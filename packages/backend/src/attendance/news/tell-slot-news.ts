// Knows how people are told what concerns a slot of theirs, in the transaction of its cause (§3.224).
import type { NotificationType } from "@academiz/domain/notifications";
import { type SlotNewsKind, tellSlotNews as wordSlotNews } from "@academiz/domain/wording";
import type { Repositories } from "../../ground/world.ts";
import { writeSlotMail } from "../../mail/write-slot-mail.ts";
import { type Telling, type TellingWorld, tellPeople } from "../../notifications/tell-people.ts";
import type { SlotRow, Tenancy } from "../../ports/index.ts";

/** Of who is enrolled, a place that is given, a start that is near, times that changed, and a slot that is called off. */
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
  /** As it stands now, or stood. */
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
    // A series is enrolled in date by date: the mail is the one that reminds of each.
    writeMail:
      kind === "enrolled" ? null : (person) => writeSlotMail({ ...person, kind, product: product.name, slot, link }),
  });
}
