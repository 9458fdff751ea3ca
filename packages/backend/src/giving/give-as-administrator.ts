// Knows how an administrator gives a product to one of the people of their client, and which products they can give.
import type { AnswerOf, personPage } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findLesser } from "../policies/find-lesser.ts";
import type { Actor } from "../ports/index.ts";
import { type Giving, giveTo } from "./give-to.ts";
import { listGivable } from "./list-givable.ts";

/** In the client that they work in. */
export async function giveAsAdministrator(
  world: Giving,
  actor: Actor,
  id: string,
  product: string,
): Outcome<undefined> {
  const user = await findLesser(world, actor, id);
  return user.ok ? giveTo(world, actor, user.value.id, product) : user;
}

/** `id` null: to anybody. */
export async function listGivableOf(
  world: Pick<World, "users" | "clients" | "perimeters" | "clock">,
  actor: Actor,
  id: string | null,
): Outcome<AnswerOf<typeof personPage.listGivableProducts>> {
  const [user, reader] = await Promise.all([
    id === null ? null : world.users.read(actor, id),
    world.users.read(actor.home, actor.userId),
  ]);
  if (!reader || (id !== null && !user)) return refuse("not-found");
  return succeed({ products: await listGivable(world, actor, reader, user?.id ?? null) });
}
