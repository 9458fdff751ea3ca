// Knows how a user reads their notifications (§7.139, §4.163).
import type { AnswerOf, notifications } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

export async function readNotifications(
  world: Pick<World, "notifications">,
  actor: Actor,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Outcome<AnswerOf<typeof notifications.listNotifications>> {
  const { rows, total, unread } = await world.notifications.list(actor.home, actor.userId, offset, limit);
  return succeed({ notifications: [...rows], meta: { totalItems: total }, countUnread: unread });
}
