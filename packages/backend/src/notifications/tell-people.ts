// Knows how people are told what concerns them: in their list, live, and by mail, in the transaction of its cause
// (§3.224).
import type { NotificationType } from "@academiz/domain/notifications";
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { chooseLocale, type Texts } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { MailPerson, WrittenMail } from "../mail/compose-mail.ts";
import { MAILS_A_DAY } from "../policies/stored-bounds.ts";
import type { Tenancy } from "../ports/index.ts";
import { planNews } from "./announce-joining.ts";

/** How many mails are written at once. */
const PORTION = 500;
/** Milliseconds. */
const DAY = 86_400_000;
/** The id of nobody: no recipient is left out. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export type Telling = Pick<Repositories, "notifications" | "mails" | "users" | "clients" | "jobs">;
export type TellingWorld = Pick<World, "clock" | "dice" | "publicUrl">;
export interface News {
  readonly type: NotificationType;
  readonly texts: Texts;
  /** The perimeter of the classroom that it leads to; null: it leads to none. */
  readonly classroomSlug: string | null;
  readonly userIds: readonly string[];
  /** Null: no mail is written. Nor is one to people who got as many within a day as one person may make. */
  readonly writeMail: ((person: MailPerson) => WrittenMail) | null;
}

export async function tellPeople(
  inside: Telling,
  world: TellingWorld,
  tenancy: Tenancy,
  { type, texts, classroomSlug, userIds, writeMail }: News,
): Promise<void> {
  if (userIds.length === 0) return;
  const { clock, dice } = world;
  const { clientId } = tenancy;
  const client = await inside.clients.read(tenancy);
  if (!client) return;
  const now = toIso(clock.now());
  const id = dice.createId();
  const told = await inside.notifications.send(tenancy, {
    ...{ id, type, texts, otherwise: chooseLocale({ client: client.locale }), threadSlug: null, productSlug: null },
    ...(classroomSlug !== null && { classroomSlug }),
    audience: {
      roles: ["ROLE_LEARNER", "ROLE_TRAINER", "ROLE_MANAGER", "ROLE_AUTHOR", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
      except: NOBODY,
      among: userIds,
    },
    now,
  });
  if (told > 0) await planNews(inside, world, { clientId, userId: NOBODY }, id);
  if (!writeMail) return;
  const look = createMailLook(combineTheme(client));
  const ids = [...userIds].sort();
  for (let at = 0; at < ids.length; at += PORTION) {
    const portion = ids.slice(at, at + PORTION);
    const held = await inside.users.hold(tenancy, portion);
    const flooded = await inside.mails.listFlooded(tenancy, portion, toIso(clock.now() - DAY), MAILS_A_DAY);
    const people = held.filter(({ id: userId, active }) => active && !flooded.has(userId));
    const mails = people.map((user) => ({
      ...{ id: dice.createId(), clientId, userId: user.id, to: user.email },
      ...writeMail({
        locale: chooseLocale({ user: user.locale, userClient: client.locale }),
        ...{ firstname: user.firstname, clientName: client.name, look, timeZone: client.timeZone },
      }),
    }));
    await inside.mails.addMany(tenancy, mails, now);
  }
}
