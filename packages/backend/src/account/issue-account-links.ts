// Knows how users of a client are sent account links: the row, the token and the mail of each; all rows and all mails
// are written at once.
import { type AccountLinkType, beginsInOffice } from "@academiz/domain/identity";
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { chooseLocale } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { writeAccountMail } from "../mail/write-account-mail.ts";
import type { ClientRecord, UserRecord } from "../ports/index.ts";
import { ACCOUNT_LINK_LIFETIMES } from "../session/lifetimes.ts";

type Needed = Pick<Repositories, "accountLinks" | "mails"> & Pick<World, "tokens" | "clock" | "dice" | "publicUrl">;

/** Of the back office. */
const OFFICE = "/admin/";

/**
 * Call it inside a transaction. The link leads to the back office in the end (§2.41) where it was asked for there, and
 * where a first link opens the account of somebody whose work is there; otherwise to the learners' site.
 * The token names its row and is signed: the database holds nothing that opens anything. It stands in the fragment of
 * the address, which browsers send to nobody (decisions 15).
 */
export async function issueAccountLinks(
  world: Needed,
  users: readonly UserRecord[],
  client: ClientRecord,
  type: AccountLinkType,
  isFromOffice = false,
): Promise<void> {
  const isFirst = type !== "forgotten-password";
  const endOf = ({ roles }: UserRecord): string =>
    isFromOffice || (isFirst && beginsInOffice(roles)) ? `&urlToRedirect=${encodeURIComponent(OFFICE)}` : "";
  const now = world.clock.now();
  const lifetime = ACCOUNT_LINK_LIFETIMES[type];
  const [createdAt, expiresAt] = [toIso(now), toIso(now + lifetime)];
  const look = createMailLook(combineTheme(client));
  const issued = users.map((user) => ({ user, id: world.dice.createId() }));
  await world.accountLinks.addMany(
    { clientId: client.id },
    issued.map(({ user, id }) => ({ id, clientId: client.id, userId: user.id, type, createdAt, expiresAt })),
  );
  const mails = await Promise.all(
    issued.map(async ({ user, id }) => {
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
        clientSlug: client.slug,
        look,
        link: `${world.publicUrl}/auth/reset-password?type=${type}${endOf(user)}#token=${token}`,
        days: lifetime / 86_400_000,
      });
      return { id: world.dice.createId(), clientId: user.clientId, userId: user.id, to: user.email, ...mail };
    }),
  );
  await world.mails.addMany({ clientId: client.id }, mails, createdAt);
}
