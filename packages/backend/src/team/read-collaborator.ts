// Knows what a manager sees of one of their people: what they learn, and what could be given to them.
import type { AnswerOf, team } from "@academiz/contract";
import { isPlayed } from "@academiz/domain/catalog";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { type LearntProduct, listLearnt } from "../learning/list-learnt.ts";
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
  const [learnt, open, reminded] = await Promise.all([
    listLearnt(world, home, found.user),
    world.perimeters.listOpen(home, id, toIso(now)),
    world.notifications.listReminders(home, id, toIso(now - REMINDER_PAUSE)),
  ]);
  const theirs = new Set(learnt.filter(({ perimeterSlug }) => perimeterSlug !== null).map(({ slug }) => slug));
  const others = new Map(
    open.flatMap(({ productSlug: slug, productName: name, productType: type }) =>
      theirs.has(slug) || !isPlayed(type) ? [] : [[slug, { slug, name, type }] as const],
    ),
  );
  const { compare } = new Intl.Collator(found.manager.locale ?? "fr");
  const { firstname, lastname, email, active } = found.user;
  return succeed({
    ...{ id, firstname, lastname, email, active },
    products: [...learnt].sort(compareDues).map(({ slug, name, type, perimeterSlug, dueAt, progress }) => ({
      ...{ slug, name, type, dueAt, progress },
      isOpen: perimeterSlug !== null,
      remindedAt: reminded.get(slug) ?? null,
    })),
    others: [...others.values()].sort((one, other) => compare(one.name, other.name)),
  });
}

/** When it is still to be done; what has no day, or is done, comes last. */
const findDue = ({ dueAt, progress }: Pick<LearntProduct, "dueAt" | "progress">): number =>
  dueAt === null || progress?.status === "COMPLETE" ? Number.POSITIVE_INFINITY : Date.parse(dueAt);
const compareDues = (one: LearntProduct, other: LearntProduct): number => {
  const [due, dueOfOther] = [findDue(one), findDue(other)];
  return due === dueOfOther ? 0 : due - dueOfOther;
};
