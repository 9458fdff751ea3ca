// Knows how listed, live and marked notifications make one list, each notification once (§4.160–§4.163).
import type { Notification } from "@academiz/domain/notifications";
import type { NotificationPage } from "../ports/index.ts";

/** Notifications, newest first, with how many there are in all and how many are unread. */
export interface NotificationList {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  readonly total: number;
  readonly unread: number;
}
export const EMPTY_LIST: NotificationList = { notifications: [], total: 0, unread: 0 };

/** A change that is shown before the server confirms it. */
export type Mark =
  | { readonly kind: "one"; readonly slug: string; readonly isRead: boolean }
  /** All notifications up to the newest at that time; later ones are not marked. */
  | { readonly kind: "all"; readonly newest: Notification | undefined };

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** Negative when the first is the newer one. */
const compareNewest = (a: Notification, b: Notification): number =>
  compare(b.createdAt, a.createdAt) || compare(b.slug, a.slug);

/** Takes the first page as the server tells it, and keeps other known notifications beside it. */
export function mergePage(list: NotificationList, page: NotificationPage): NotificationList {
  const told = new Set(page.notifications.map(({ slug }) => slug));
  const others = list.notifications.filter(({ slug }) => !told.has(slug));
  const newest = page.notifications[0];
  // These came live while the page was being loaded, so its numbers do not count them yet.
  const since = newest ? others.filter((one) => compareNewest(one, newest) < 0) : others;
  return {
    notifications: [...page.notifications, ...others].sort(compareNewest),
    total: page.total + since.length,
    unread: page.unread + since.filter(({ isRead }) => !isRead).length,
  };
}

/**
 * Adds the rows of a later page; live events keep the numbers right. An empty page is the end, whatever was counted.
 */
export function mergeOlder(list: NotificationList, page: NotificationPage): NotificationList {
  const known = new Set(list.notifications.map(({ slug }) => slug));
  const notifications = [...list.notifications, ...page.notifications.filter(({ slug }) => !known.has(slug))].sort(
    compareNewest,
  );
  return { ...list, notifications, total: page.notifications.length === 0 ? notifications.length : list.total };
}

/** The same list when the notification is known already: a replay changes nothing. */
export function addLive(list: NotificationList, notification: Notification): NotificationList {
  if (list.notifications.some(({ slug }) => slug === notification.slug)) return list;
  return {
    notifications: [notification, ...list.notifications].sort(compareNewest),
    total: list.total + 1,
    unread: list.unread + (notification.isRead ? 0 : 1),
  };
}

/** The mark that changes a notification from read to unread or back; null when there is no such one. */
export function toggle(list: NotificationList, slug: string): Mark | null {
  const found = list.notifications.find((one) => one.slug === slug);
  return found ? { kind: "one", slug, isRead: !found.isRead } : null;
}

export const markAll = ({ notifications: [newest] }: NotificationList): Mark => ({ kind: "all", newest });

/**
 * The list that is shown: the server's, with the marks that are on their way. A mark that is already applied changes
 * nothing.
 */
export const applyMarks = (list: NotificationList, marks: readonly Mark[]): NotificationList =>
  marks.reduce(applyMark, list);

export function applyMark(list: NotificationList, mark: Mark): NotificationList {
  if (mark.kind === "one") {
    const found = list.notifications.find(({ slug }) => slug === mark.slug);
    if (!found || found.isRead === mark.isRead) return list;
    return {
      ...list,
      notifications: list.notifications.map((one) => (one === found ? { ...one, isRead: mark.isRead } : one)),
      unread: Math.max(0, list.unread + (mark.isRead ? -1 : 1)),
    };
  }
  const { newest } = mark;
  const isLater = (one: Notification) => newest === undefined || compareNewest(one, newest) < 0;
  return {
    ...list,
    notifications: list.notifications.map((one) => (isLater(one) ? one : { ...one, isRead: true })),
    unread: list.notifications.filter((one) => isLater(one) && !one.isRead).length,
  };
}
