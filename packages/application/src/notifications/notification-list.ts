// Knows how what was listed, what comes live and what was marked make one list, each notification once (§4.160–§4.163).
import type { Notification } from "@academiz/domain/notifications";
import type { NotificationPage } from "../ports/index.ts";

export interface NotificationList {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  readonly total: number;
  readonly unread: number;
}
export const EMPTY_LIST: NotificationList = { notifications: [], total: 0, unread: 0 };

/** A change that is shown before the server knows of it. */
export type Mark =
  | { readonly kind: "one"; readonly slug: string; readonly isRead: boolean }
  /** With what was unread, to go back to. */
  | { readonly kind: "all"; readonly slugs: readonly string[]; readonly unread: number };

const isNewer = (a: Notification, b: Notification): number =>
  a.createdAt === b.createdAt ? (a.slug < b.slug ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;

/** The first page stands as the server tells it; what else is known stays beside it. */
export function mergePage(list: NotificationList, page: NotificationPage): NotificationList {
  const told = new Set(page.notifications.map(({ slug }) => slug));
  const others = list.notifications.filter(({ slug }) => !told.has(slug));
  const newest = page.notifications[0];
  // Came live while the page was on its way: the page does not count them yet.
  const since = newest ? others.filter((one) => isNewer(one, newest) < 0) : others;
  return {
    notifications: [...page.notifications, ...others].sort(isNewer),
    total: page.total + since.length,
    unread: page.unread + since.filter(({ isRead }) => !isRead).length,
  };
}

/** A later page adds its rows; the numbers are kept by what comes live. An empty one is the end, whatever was counted. */
export function mergeOlder(list: NotificationList, page: NotificationPage): NotificationList {
  const known = new Set(list.notifications.map(({ slug }) => slug));
  const notifications = [...list.notifications, ...page.notifications.filter(({ slug }) => !known.has(slug))].sort(
    isNewer,
  );
  return { ...list, notifications, total: page.notifications.length === 0 ? notifications.length : list.total };
}

/** The same list when it is known already: a replay says nothing new. */
export function addLive(list: NotificationList, notification: Notification): NotificationList {
  if (list.notifications.some(({ slug }) => slug === notification.slug)) return list;
  return {
    notifications: [notification, ...list.notifications].sort(isNewer),
    total: list.total + 1,
    unread: list.unread + (notification.isRead ? 0 : 1),
  };
}

/** The mark that turns one over; null when there is no such notification. */
export function toggle(list: NotificationList, slug: string): Mark | null {
  const found = list.notifications.find((one) => one.slug === slug);
  return found ? { kind: "one", slug, isRead: !found.isRead } : null;
}

export const markAll = ({ notifications, unread }: NotificationList): Mark => ({
  kind: "all",
  slugs: notifications.filter(({ isRead }) => !isRead).map(({ slug }) => slug),
  unread,
});

export function applyMark(list: NotificationList, mark: Mark): NotificationList {
  if (mark.kind === "one") return setRead(list, [mark.slug], mark.isRead, list.unread + (mark.isRead ? -1 : 1));
  return setRead(list, mark.slugs, true, 0);
}

/** What a mark changed, unless a later one speaks for the same. */
export function takeBack(list: NotificationList, mark: Mark, later: readonly Mark[]): NotificationList {
  const isSpokenFor = (slug: string) => later.some((one) => one.kind === "all" || one.slug === slug);
  if (mark.kind === "one") {
    if (isSpokenFor(mark.slug)) return list;
    return setRead(list, [mark.slug], !mark.isRead, list.unread + (mark.isRead ? 1 : -1));
  }
  const slugs = mark.slugs.filter((slug) => !isSpokenFor(slug));
  return setRead(list, slugs, false, list.unread + mark.unread - (mark.slugs.length - slugs.length));
}

function setRead(list: NotificationList, slugs: readonly string[], isRead: boolean, unread: number): NotificationList {
  const wanted = new Set(slugs);
  return {
    ...list,
    notifications: list.notifications.map((one) => (wanted.has(one.slug) ? { ...one, isRead } : one)),
    unread: Math.max(0, unread),
  };
}
