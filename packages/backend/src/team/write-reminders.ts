// Knows how people are reminded of a product by their manager: in their list, and by mail.
import type { ProductType } from "@academiz/domain/catalog";
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { chooseLocale, tellReminded } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { writeReminderMail } from "../mail/write-reminder-mail.ts";
import { writePlace } from "../player-links/player-path.ts";
import type { ClientRecord, UserRecord } from "../ports/index.ts";

export interface Reminding {
  readonly client: ClientRecord;
  readonly manager: UserRecord;
  /** In the manager's own words; may be empty. */
  readonly message: string;
  /** Id of the person who is not told. */
  readonly except: string;
  readonly people: readonly UserRecord[];
  /** `place`: slug of the perimeter where it is open to them. */
  readonly product: {
    readonly slug: string;
    readonly name: string;
    readonly type: ProductType;
    readonly place: string;
  };
}

/** In the transaction that has found who is reminded. Answers the sending, for the live streams. */
export async function writeReminders(
  inside: Pick<Repositories, "notifications" | "mails">,
  world: Pick<World, "clock" | "dice" | "publicUrl">,
  { client, manager, message, except, people, product }: Reminding,
): Promise<string> {
  const [tenancy, now, dispatch] = [{ clientId: client.id }, toIso(world.clock.now()), world.dice.createId()];
  const name = `${manager.firstname} ${manager.lastname}`.trim();
  await inside.notifications.send(tenancy, {
    ...{ id: dispatch, now, type: "Session", texts: tellReminded(name, product.name) },
    otherwise: chooseLocale({ client: client.locale }),
    ...{ threadSlug: null, productSlug: null, aboutSlug: product.slug },
    audience: {
      roles: ["ROLE_LEARNER", "ROLE_TRAINER", "ROLE_MANAGER", "ROLE_AUTHOR", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
      except,
      among: people.map(({ id }) => id),
    },
  });
  const look = createMailLook(combineTheme(client));
  const link = writePlace(world.publicUrl, product.type, product.place);
  const mails = people.map((user) => ({
    ...{ id: world.dice.createId(), clientId: client.id, userId: user.id, to: user.email },
    ...writeReminderMail({
      locale: chooseLocale({ user: user.locale, userClient: client.locale }),
      ...{ firstname: user.firstname, clientName: client.name, look, manager: name, product: product.name },
      ...{ message, link },
    }),
  }));
  await inside.mails.addMany(tenancy, mails, now);
  return dispatch;
}
