// Knows who is told that a product was opened to them, and when (§3.224, decisions 4).

import { isInAudience } from "@academiz/domain/clients";
import type { Role } from "@academiz/domain/identity";
import { chooseLocale, tellProductOpened } from "@academiz/domain/wording";
import type { Actor } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { Repositories, World } from "../world.ts";

/** Who learns (decisions 2); authors and administrators find products in the back office. */
const LEARNING: readonly Role[] = ["ROLE_LEARNER", "ROLE_TRAINER", "ROLE_MANAGER"];

/**
 * Those whom a product is open to are told of it when it is open to somebody for the first time, but for whoever opened it; never again. In
 * the transaction that opens it. Answers the sending, for the live streams; null when nobody is told.
 */
export async function announceProduct(
  inside: Pick<Repositories, "perimeters" | "notifications" | "clients" | "users">,
  world: Pick<World, "clock" | "dice">,
  actor: Actor,
  product: { readonly slug: string; readonly name: string },
): Promise<string | null> {
  const now = toIso(world.clock.now());
  const [perimeter] = await inside.perimeters.listOpenOfProduct(actor, product.slug, now);
  const client = await inside.clients.read(actor);
  if (!perimeter || !client || !(await inside.perimeters.announce(actor, product.slug, now))) return null;
  const { audience } = perimeter;
  const members = audience.everyone ? null : await inside.users.listPlaced(actor);
  const among = members?.filter((member) => isInAudience(audience, member, client)).map(({ id }) => id) ?? null;
  const id = world.dice.createId();
  const recipients = await inside.notifications.send(actor, {
    id,
    type: "Session",
    texts: tellProductOpened(product.name),
    otherwise: chooseLocale({ client: client.locale }),
    threadSlug: null,
    audience: { roles: LEARNING, except: actor.userId, among },
    now,
  });
  return recipients > 0 ? id : null;
}
