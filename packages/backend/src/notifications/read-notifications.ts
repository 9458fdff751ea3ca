// Knows how a user reads their notifications (§7.139, §4.163), and which of them are about products or classrooms
// that are no longer open to them.
import type { AnswerOf, notifications } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Notification } from "@academiz/domain/notifications";
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
  const isOpen = await readOpen(world, actor, rows.some(leadsAnywhere));
  return succeed({
    notifications: rows.map((row) =>
      !leadsAnywhere(row) || isOpen(row.info) ? row : { ...row, info: { ...row.info, isClosed: true } },
    ),
    meta: { totalItems: total },
    countUnread: unread,
  });
}

/** True where it leads to a product of any type, or to the page of a classroom. */
const leadsAnywhere = ({ info }: Pick<Notification, "info">): boolean =>
  info.productSlug !== undefined || info.classroomSlug !== undefined;

/** What is open to the reader; nothing is read where no notification leads there. */
async function readOpen(
  world: Stage,
  actor: Actor,
  isAsked: boolean,
): Promise<(info: Notification["info"]) => boolean> {
  if (!isAsked) return () => false;
  const open = await world.perimeters.listOpen(actor.home, actor.userId, toIso(world.clock.now()));
  const admitted = await keepAdmitting(world, actor.home, actor.userId, open);
  const products = new Set(admitted.map(({ productSlug }) => productSlug));
  const perimeters = new Set(admitted.map(({ slug }) => slug));
  return ({ productSlug, classroomSlug }) =>
    (productSlug === undefined || products.has(productSlug)) &&
    (classroomSlug === undefined || perimeters.has(classroomSlug));
}
