// Knows how a manager makes a product available to one of their people, who is told (decisions 2 and 4).
import { isPlayed } from "@academiz/domain/catalog";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { announceProduct } from "../notifications/announce-product.ts";
import { findNamed } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";
import { findCollaborator } from "./find-collaborator.ts";

/** People whom one audience names. */
const MOST_NAMED = 1_000;

type Stage = Pick<World, "users" | "clients" | "perimeters" | "clock" | "dice" | "transact" | "livePublisher">;

export async function giveProduct(world: Stage, actor: Actor, id: string, product: string): Outcome<undefined> {
  const { home } = actor;
  const found = await findCollaborator(world, actor, id);
  if (!found) return refuse("not-found");
  if (await findNamed(world, home, id, product)) return succeed(undefined);
  const [open] = await world.perimeters.listOpenOfProduct(home, product, toIso(world.clock.now()));
  if (!open || !isPlayed(open.productType)) return refuse("not-found");
  const teller = { clientId: home.clientId, userId: actor.userId };
  const given = await world.transact(home, async (inside) => {
    if (!(await inside.perimeters.admit(home, open.slug, id, MOST_NAMED))) return false;
    const named = { slug: product, name: open.productName, type: open.productType };
    return announceProduct(inside, world, teller, named, open.audience);
  });
  if (given === false) return refuse("audience.full");
  if (given) world.livePublisher.publish(home, given);
  return succeed(undefined);
}
