// Knows what a manager sees of one of their people: what they learn, and what could be given to them.
import type { AnswerOf, team } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { listGivable } from "../giving/list-givable.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { compareDues } from "../learning/compare-dues.ts";
import { listLearnt } from "../learning/list-learnt.ts";
import type { Actor } from "../ports/index.ts";
import { findCollaborator } from "./find-collaborator.ts";
import { REMINDER_PAUSE } from "./reminder-pause.ts";

type Reading = Pick<World, "users" | "clients" | "perimeters" | "products" | "progress" | "notifications" | "clock">;

export async function readCollaborator(
  world: Reading,
  actor: Actor,
  id: string,
): Outcome<AnswerOf<typeof team.readCollaborator>> {
  const found = await findCollaborator(world, actor, id);
  if (!found) return refuse("not-found");
  const { home } = actor;
  const now = world.clock.now();
  const [learnt, others, reminded] = await Promise.all([
    listLearnt(world, home, found.user),
    listGivable(world, home, found.manager, id),
    world.notifications.listReminders(home, id, toIso(now - REMINDER_PAUSE)),
  ]);
  const { firstname, lastname, email, active } = found.user;
  return succeed({
    ...{ id, firstname, lastname, email, active },
    products: [...learnt].sort(compareDues).map(({ slug, name, type, perimeterSlug, dueAt, progress }) => ({
      ...{ slug, name, type, dueAt, progress },
      isOpen: perimeterSlug !== null,
      remindedAt: reminded.get(slug) ?? null,
    })),
    others,
  });
}
