// Knows how a manager reminds one of their people of a product: in their list, live, and by mail.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { listLearnt } from "../learning/list-learnt.ts";
import type { Actor } from "../ports/index.ts";
import { findCollaborator } from "./find-collaborator.ts";
import { REMINDER_PAUSE } from "./reminder-pause.ts";
import { writeReminders } from "./write-reminders.ts";

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
  const { perimeterSlug: place, name, type } = asked;
  const { manager, user, client } = found;
  const since = toIso(world.clock.now() - REMINDER_PAUSE);
  const told = await world.transact(home, async (inside) => {
    // Two at once are one after the other: the second finds the first.
    await inside.users.hold(home, [id]);
    const reminded = await inside.notifications.listReminders(home, id, since);
    if (reminded.has(product)) return null;
    return writeReminders(inside, world, {
      ...{ client, manager, message, except: actor.userId, people: [user] },
      product: { slug: product, name, type, place },
    });
  });
  if (told === null) return refuse("reminder.too-soon");
  world.livePublisher.publish(home, told);
  return succeed(undefined);
}
