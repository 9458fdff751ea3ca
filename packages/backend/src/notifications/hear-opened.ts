// Knows that who opens a product has heard of it, whether they came by its notification or not (§4.161).
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { isStandIn } from "../session/read-actor.ts";

/** Who stands in reads nothing for another. */
export async function hearOpened(
  { notifications }: Pick<World, "notifications">,
  { home, userId, scope }: Pick<Actor, "home" | "userId" | "scope">,
  productSlug: string,
): Promise<void> {
  if (!isStandIn(scope)) await notifications.markProductRead(home, userId, productSlug);
}
