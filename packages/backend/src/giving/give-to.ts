// Knows how a product that is open to others is also given to one more person, who is told (decisions 4).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { announceProduct } from "../notifications/announce-product.ts";
import { findNamed } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";

/** The most people that one audience names. */
const MOST_NAMED = 1_000;

export type Giving = Pick<World, "users" | "clients" | "perimeters" | "clock" | "dice" | "transact" | "livePublisher">;

/**
 * `giver`: the person who gives, and the client in which they do; `id`: somebody of that client to whom they may give.
 */
export async function giveTo(
  world: Giving,
  giver: Pick<Actor, "clientId" | "userId">,
  id: string,
  product: string,
): Outcome<undefined> {
  const tenancy = { clientId: giver.clientId };
  if (await findNamed(world, tenancy, id, product)) return succeed(undefined);
  const [open] = await world.perimeters.listOpenOfProduct(tenancy, product, toIso(world.clock.now()));
  if (!open) return refuse("not-found");
  const given = await world.transact(tenancy, async (inside) => {
    if (!(await inside.perimeters.admit(tenancy, open.slug, id, MOST_NAMED))) return false;
    const named = { slug: product, name: open.productName, type: open.productType };
    return announceProduct(inside, world, giver, named, open.audience);
  });
  if (given === false) return refuse("audience.full");
  if (given) world.livePublisher.publish(tenancy, given);
  return succeed(undefined);
}
