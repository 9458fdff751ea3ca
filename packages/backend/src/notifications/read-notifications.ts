// Knows how a user reads their notifications (§7.139, §4.163), and which of them are about products that are no longer
// open to them.
import type { AnswerOf, notifications } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { Actor } from "../ports/index.ts";

type Stage = Pick<World, "notifications" | "perimeters" | "users" | "clients" | "clock">;

export async function readNotifications(
  world: Stage,
  actor: Actor,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Outcome<AnswerOf<typeof notifications.listNotifications>> {
  const { rows, total, unread } = await world.notifications.list(actor.home, actor.userId, offset, limit);
  const isOpen = await readOpen(
    world,
    actor,
    rows.some(({ info }) => info.productSlug !== undefined),
  );
  return succeed({
    notifications: rows.map((row) => {
      const { productSlug } = row.info;
      return productSlug === undefined || isOpen(productSlug) ? row : { ...row, info: { ...row.info, isClosed: true } };
    }),
    meta: { totalItems: total },
    countUnread: unread,
  });
}

/** The products that are open to the reader; nothing is read where no notification is about one. */
async function readOpen(world: Stage, actor: Actor, isAsked: boolean): Promise<(productSlug: string) => boolean> {
  if (!isAsked) return () => false;
  const open = await world.perimeters.listOpen(actor.home, actor.userId, toIso(world.clock.now()));
  const admitted = await keepAdmitting(world, actor.home, actor.userId, open);
  const slugs = new Set(admitted.map(({ productSlug }) => productSlug));
  return (productSlug) => slugs.has(productSlug);
}
