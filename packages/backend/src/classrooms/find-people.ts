// Knows how the people of a slot are searched: its trainer, and those who could be enrolled.
import type { AnswerOf, classrooms } from "@academiz/contract";
import type { Role } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { findOwn } from "../classiz/read-slot.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { admitToSlot } from "../perimeters/admit-to-slot.ts";
import type { Actor, UserSearch } from "../ports/index.ts";

/** The most results of a search while typing. */
const WHILE_TYPING = 20;
const searchFor = (query: string, roles: readonly Role[]): UserSearch => ({
  ...{ query: query.trim() || null, active: true, roles, types: [], affectations: [], criterias: [], except: null },
  ...{ sort: "name", descending: false, page: 1, limit: WHILE_TYPING },
});

export async function listTrainers(
  world: Pick<World, "users">,
  actor: Actor,
  query: string,
): Outcome<AnswerOf<typeof classrooms.listTrainers>> {
  const { rows } = await world.users.search(actor, searchFor(query, ["ROLE_TRAINER"]));
  return succeed({ trainers: rows.map(({ id, firstname, lastname }) => ({ id, firstname, lastname })) });
}

/**
 * Who teaches the slot takes no place in it. Whoever the classroom is not for is told apart, so that nobody looks for
 * them in vain.
 */
export async function listCandidates(
  world: Pick<World, "users" | "slots" | "perimeters" | "clients">,
  actor: Actor,
  slug: string,
  query: string,
): Outcome<AnswerOf<typeof classrooms.listCandidates>> {
  const slot = await findOwn(world, actor, slug);
  if (!slot) return refuse("not-found");
  const found = await world.users.search(actor, searchFor(query, []));
  const rows = found.rows.filter(({ id }) => id !== slot.trainerId);
  const total = found.total - (found.rows.length - rows.length);
  const ids = rows.map(({ id }) => id);
  const enrolled = new Set((await world.slots.findEnrolled(actor, slug, ids)).map(({ userId }) => userId));
  const admits = await admitToSlot(world, actor, slot);
  return succeed({
    total,
    isOpen: admits !== null,
    people: rows.map((member) => ({
      userId: member.id,
      ...{ identifier: member.identifier, firstname: member.firstname, lastname: member.lastname },
      isEnrolled: enrolled.has(member.id),
      isMeant: admits?.(member) ?? false,
    })),
  });
}
