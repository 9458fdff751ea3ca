// Knows how a user is sent an account link: its row, its token and its mail.
import type { AccountLinkType } from "@academiz/domain/identity";
import { chooseLocale } from "@academiz/domain/wording";
import { writeAccountMail } from "../mail/write-account-mail.ts";
import type { ClientRecord, UserRecord } from "../ports/index.ts";
import { ACCOUNT_LINK_LIFETIMES } from "../session/lifetimes.ts";
import { toIso } from "../time.ts";
import type { Repositories, World } from "../world.ts";

type Needed = Pick<Repositories, "accountLinks" | "mails"> & Pick<World, "tokens" | "clock" | "dice" | "publicUrl">;

/**
 * To be called inside a transaction. The token names its row and is signed: the database holds nothing that opens anything. It stands in
 * the fragment of the address, which browsers send to nobody (decisions 15).
 */
export async function issueAccountLink(
  world: Needed,
  user: UserRecord,
  client: ClientRecord,
  type: AccountLinkType,
): Promise<void> {
  const now = world.clock.now();
  const lifetime = ACCOUNT_LINK_LIFETIMES[type];
  const id = world.dice.createId();
  await world.accountLinks.add({
    id,
    clientId: client.id,
    userId: user.id,
    type,
    createdAt: toIso(now),
    expiresAt: toIso(now + lifetime),
  });
  const token = await world.tokens.issueAccess(
    {
      clientId: client.id,
      clientSlug: client.slug,
      home: { clientId: client.id },
      userId: user.id,
      identifier: user.identifier,
      roles: user.roles,
      scope: "account-link",
      sessionId: id,
      binding: type,
    },
    now,
    lifetime / 1000,
  );
  const mail = writeAccountMail({
    type,
    locale: chooseLocale({ user: user.locale, userClient: client.locale }),
    firstname: user.firstname,
    identifier: user.identifier,
    clientName: client.name,
    link: `${world.publicUrl}/auth/reset-password?type=${type}#token=${token}`,
    days: lifetime / 86_400_000,
  });
  const { clientId, id: userId, email: to } = user;
  await world.mails.add({ id: world.dice.createId(), clientId, userId, to, ...mail }, toIso(now));
}
