// Knows how people are told what concerns a slot of theirs: in their list, live, and by mail, in the transaction of its
// cause (§3.224).
import type { NotificationType } from "@academiz/domain/notifications";
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { chooseLocale, type SlotNewsKind, tellSlotNews as wordSlotNews } from "@academiz/domain/wording";
import { toIso } from "../../ground/time.ts";
import type { Repositories, World } from "../../ground/world.ts";
import { writeSlotMail } from "../../mail/write-slot-mail.ts";
import { planNews } from "../../notifications/announce-joining.ts";
import type { SlotRow, Tenancy } from "../../ports/index.ts";
import { cutPortions } from "../cut-portions.ts";

/** Of who is enrolled, a place that is given, a start that is near, times that changed, and a slot that is called off. */
const TYPES: Readonly<Record<SlotNewsKind, NotificationType>> = {
  enrolled: "Session",
  place: "Session",
  near: "NextEndSession",
  moved: "Session",
  off: "CloseSession",
};
/** Mails that are written at once. */
const PORTION = 500;
/** Nobody: nobody is left out of those who are told. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export type NewsWorld = Pick<World, "clock" | "dice" | "publicUrl">;
type Inside = Pick<Repositories, "notifications" | "mails" | "users" | "clients" | "products" | "jobs">;
export interface SlotNews {
  readonly kind: SlotNewsKind;
  /** As it stands now, or stood. */
  readonly slot: SlotRow;
  readonly userIds: readonly string[];
}

export async function tellSlotNews(
  inside: Inside,
  world: NewsWorld,
  tenancy: Tenancy,
  { kind, slot, userIds }: SlotNews,
): Promise<void> {
  if (userIds.length === 0) return;
  const { clock, dice, publicUrl } = world;
  const { clientId } = tenancy;
  const [client, product] = [await inside.clients.read(tenancy), await inside.products.read(tenancy, slot.productSlug)];
  if (!client || !product) return;
  const now = toIso(clock.now());
  const id = dice.createId();
  const told = await inside.notifications.send(tenancy, {
    id,
    type: TYPES[kind],
    texts: wordSlotNews(kind, product.name),
    otherwise: chooseLocale({ client: client.locale }),
    threadSlug: null,
    productSlug: null,
    classroomSlug: slot.perimeterSlug,
    audience: {
      roles: ["ROLE_LEARNER", "ROLE_TRAINER", "ROLE_MANAGER", "ROLE_AUTHOR", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
      except: NOBODY,
      among: userIds,
    },
    now,
  });
  if (told > 0) await planNews(inside, world, { clientId, userId: NOBODY }, id);
  // A series is enrolled in date by date: the mail is the one that reminds of each.
  if (kind === "enrolled") return;
  const link = `${publicUrl}/classroom/${slot.perimeterSlug}`;
  const look = createMailLook(combineTheme(client));
  for (const portion of cutPortions([...userIds].sort(), PORTION)) {
    const people = (await inside.users.hold(tenancy, portion)).filter(({ active }) => active);
    const mails = people.map((user) => ({
      ...{ id: dice.createId(), clientId, userId: user.id, to: user.email },
      ...writeSlotMail({
        locale: chooseLocale({ user: user.locale, userClient: client.locale }),
        ...{ firstname: user.firstname, clientName: client.name, look, kind, product: product.name, slot, link },
      }),
    }));
    await inside.mails.addMany(tenancy, mails, now);
  }
}
