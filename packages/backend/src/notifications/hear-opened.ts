// Knows that a person who opens a product has read its notification, whether they came by it or not (§4.161).
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { isStandIn } from "../session/read-actor.ts";

/** Somebody who impersonates another marks nothing as read. */
export async function hearOpened(
  { notifications }: Pick<World, "notifications">,
  { home, userId, scope }: Pick<Actor, "home" | "userId" | "scope">,
  productSlug: string,
): Promise<void> {
  if (!isStandIn(scope)) await notifications.markProductRead(home, userId, productSlug);
}
