// Knows who is told that a product was opened to them, and when (§3.224, decisions 4).

import type { Role } from "@academiz/domain/identity";
import { chooseLocale, tellProductOpened } from "@academiz/domain/wording";
import type { Actor } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { Repositories, World } from "../world.ts";

/** Who learns (decisions 2); authors and administrators find products in the back office. */
const LEARNING: readonly Role[] = ["ROLE_LEARNER", "ROLE_TRAINER", "ROLE_MANAGER"];

/**
 * The first publication that learners can see tells them, but for whoever published; no other one does. In the transaction of the
 * publication. Answers the sending, for the live streams; null when nobody is told.
 */
export async function announceProduct(
  inside: Pick<Repositories, "perimeters" | "notifications" | "clients">,
  world: Pick<World, "clock" | "dice">,
  actor: Actor,
  product: { readonly slug: string; readonly name: string; readonly visible: boolean },
): Promise<string | null> {
  const now = toIso(world.clock.now());
  if (!product.visible || !(await inside.perimeters.announce(actor, product.slug, now))) return null;
  const client = await inside.clients.read(actor);
  const id = world.dice.createId();
  const recipients = await inside.notifications.send(actor, {
    id,
    type: "Session",
    texts: tellProductOpened(product.name),
    otherwise: chooseLocale({ client: client?.locale }),
    threadSlug: null,
    audience: { roles: LEARNING, except: actor.userId },
    now,
  });
  return recipients > 0 ? id : null;
}
