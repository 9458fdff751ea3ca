// Knows how notifications are marked as read or unread (§4.161, §4.162).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

export async function markNotification(
  { notifications }: Pick<World, "notifications">,
  actor: Actor,
  slug: string,
  isRead: boolean,
): Outcome<undefined> {
  const isOwn = await notifications.setRead(actor.home, actor.userId, slug, isRead);
  return isOwn ? succeed(undefined) : refuse("not-found");
}

export async function markAllNotifications(
  { notifications }: Pick<World, "notifications">,
  actor: Actor,
): Outcome<undefined> {
  await notifications.markAllRead(actor.home, actor.userId);
  return succeed(undefined);
}
