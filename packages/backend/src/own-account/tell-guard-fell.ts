// Knows how the owner of an account is told that it is less protected than before (0053).
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { chooseLocale } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { type GuardFall, writeGuardMail } from "../mail/write-guard-mail.ts";
import type { Tenancy, UserRecord } from "../ports/index.ts";

/** To be called inside the transaction that does it. */
export async function tellGuardFell(
  inside: Pick<Repositories, "clients" | "mails">,
  { clock, dice }: Pick<World, "clock" | "dice">,
  { clientId }: Tenancy,
  user: Pick<UserRecord, "id" | "email" | "firstname" | "identifier" | "locale">,
  fall: GuardFall,
): Promise<void> {
  const client = await inside.clients.read({ clientId });
  if (!client || user.email === "") return;
  const { firstname, identifier } = user;
  const locale = chooseLocale({ user: user.locale, userClient: client.locale });
  const look = createMailLook(combineTheme(client));
  const mail = writeGuardMail({ fall, locale, firstname, identifier, clientName: client.name, look });
  const sent = { id: dice.createId(), clientId, userId: user.id, to: user.email, ...mail };
  await inside.mails.addMany({ clientId }, [sent], toIso(clock.now()));
}
