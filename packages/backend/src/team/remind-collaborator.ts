// Knows how a manager reminds one of their people of a product: in their list, live, and by mail.
import { succeed } from "@academiz/domain/kernel";
import { combineTheme, createMailLook } from "@academiz/domain/theme";
import { chooseLocale, tellReminded } from "@academiz/domain/wording";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { listLearnt } from "../learning/list-learnt.ts";
import { writeReminderMail } from "../mail/write-reminder-mail.ts";
import { writePlace } from "../player-links/player-path.ts";
import type { Actor } from "../ports/index.ts";
import { findCollaborator } from "./find-collaborator.ts";

/** Milliseconds between two reminders of one person and product, at least. */
export const REMINDER_PAUSE = 24 * 3_600_000;

type Stage = Pick<
  World,
  | "users"
  | "clients"
  | "perimeters"
  | "products"
  | "progress"
  | "clock"
  | "dice"
  | "publicUrl"
  | "transact"
  | "livePublisher"
>;

export async function remindCollaborator(
  world: Stage,
  actor: Actor,
  id: string,
  { product, message }: { readonly product: string; readonly message: string },
): Outcome<undefined> {
  const { home } = actor;
  const found = await findCollaborator(world, actor, id);
  const learnt = found?.user.active ? await listLearnt(world, home, found.user) : [];
  const asked = learnt.find(({ slug }) => slug === product);
  if (!found || !asked || asked.perimeterSlug === null || asked.progress?.status === "COMPLETE")
    return refuse("not-found");
  const { perimeterSlug, name: title, type } = asked;
  const { manager, user, client } = found;
  const now = world.clock.now();
  const name = `${manager.firstname} ${manager.lastname}`.trim();
  const locale = chooseLocale({ user: user.locale, userClient: client.locale });
  const told = await world.transact(home, async (inside) => {
    // Two at once are one after the other: the second finds the first.
    await inside.users.hold(home, [id]);
    const reminded = await inside.notifications.listReminders(home, id, toIso(now - REMINDER_PAUSE));
    if (reminded.has(product)) return null;
    const dispatch = world.dice.createId();
    await inside.notifications.send(home, {
      id: dispatch,
      type: "Session",
      texts: tellReminded(name, title),
      otherwise: locale,
      threadSlug: null,
      productSlug: null,
      aboutSlug: product,
      audience: { roles: user.roles, except: actor.userId, among: [id] },
      now: toIso(now),
    });
    const mail = writeReminderMail({
      ...{ locale, firstname: user.firstname, clientName: client.name, look: createMailLook(combineTheme(client)) },
      ...{ manager: name, product: title, message },
      link: writePlace(world.publicUrl, type, perimeterSlug),
    });
    const addressed = { id: world.dice.createId(), clientId: client.id, userId: id, to: user.email };
    await inside.mails.addMany(home, [{ ...addressed, ...mail }], toIso(now));
    return dispatch;
  });
  if (told === null) return refuse("reminder.too-soon");
  world.livePublisher.publish(home, told);
  return succeed(undefined);
}
