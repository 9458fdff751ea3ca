// Knows what follows when an administrator changes the e-mail address of somebody, to which their links go (0036).
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { chooseLocale } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { writeAddressMail } from "../mail/write-address-mail.ts";
import type { AddressChange, ClientRecord, UserRecord } from "../ports/index.ts";

export interface Moved {
  readonly before: UserRecord;
  readonly after: UserRecord;
}

/** To be called inside the transaction of the change: it is written down, and the former address is told. */
export async function tellAddressChanges(
  inside: Pick<Repositories, "addressChanges" | "mails">,
  { clock, dice }: Pick<World, "clock" | "dice">,
  client: ClientRecord,
  by: Pick<AddressChange, "changedBy" | "changedByClientId">,
  changed: readonly Moved[],
): Promise<void> {
  const moved = changed.filter(({ before, after }) => before.email !== after.email);
  const now = toIso(clock.now());
  const tenancy = { clientId: client.id };
  await inside.addressChanges.addMany(
    tenancy,
    moved.map(({ before }) => ({ id: dice.createId(), userId: before.id, ...by, changedAt: now })),
  );
  const look = createMailLook(combineTheme(client));
  const mails = moved.flatMap(({ before, after }) => {
    if (before.email === "") return [];
    // The name and language that its reader knows, even where they change too; the login is the one that opens the
    // account now.
    const locale = chooseLocale({ user: before.locale, userClient: client.locale });
    const { firstname } = before;
    const { identifier } = after;
    const mail = writeAddressMail({ locale, firstname, identifier, clientName: client.name, look });
    return [{ id: dice.createId(), ...tenancy, userId: before.id, to: before.email, ...mail }];
  });
  await inside.mails.addMany(tenancy, mails, now);
}
