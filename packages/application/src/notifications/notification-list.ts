// Knows how what was listed, what comes live and what was marked make one list, each notification once (§4.160–§4.163).
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

/** A change that is shown before the server knows of it. */
export type Mark =
  | { readonly kind: "one"; readonly slug: string; readonly isRead: boolean }
  /** Everything up to the newest that was there; what comes later is not meant. */
  | { readonly kind: "all"; readonly newest: Notification | undefined };

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** Negative when the first is the newer one. */
const compareNewest = (a: Notification, b: Notification): number =>
  compare(b.createdAt, a.createdAt) || compare(b.slug, a.slug);

/** The first page stands as the server tells it; what else is known stays beside it. */
export function mergePage(list: NotificationList, page: NotificationPage): NotificationList {
  const told = new Set(page.notifications.map(({ slug }) => slug));
  const others = list.notifications.filter(({ slug }) => !told.has(slug));
  const newest = page.notifications[0];
  // Came live while the page was on its way: the page does not count them yet.
  const since = newest ? others.filter((one) => compareNewest(one, newest) < 0) : others;
  return {
    notifications: [...page.notifications, ...others].sort(compareNewest),
    total: page.total + since.length,
    unread: page.unread + since.filter(({ isRead }) => !isRead).length,
  };
}

/**
 * A later page adds its rows; the numbers are kept by what comes live. An empty one is the end, whatever was counted.
 */
export function mergeOlder(list: NotificationList, page: NotificationPage): NotificationList {
  const known = new Set(list.notifications.map(({ slug }) => slug));
  const notifications = [...list.notifications, ...page.notifications.filter(({ slug }) => !known.has(slug))].sort(
    compareNewest,
  );
  return { ...list, notifications, total: page.notifications.length === 0 ? notifications.length : list.total };
}

/** The same list when it is known already: a replay says nothing new. */
export function addLive(list: NotificationList, notification: Notification): NotificationList {
  if (list.notifications.some(({ slug }) => slug === notification.slug)) return list;
  return {
    notifications: [notification, ...list.notifications].sort(compareNewest),
    total: list.total + 1,
    unread: list.unread + (notification.isRead ? 0 : 1),
  };
}

/** The mark that turns one over; null when there is no such notification. */
export function toggle(list: NotificationList, slug: string): Mark | null {
  const found = list.notifications.find((one) => one.slug === slug);
  return found ? { kind: "one", slug, isRead: !found.isRead } : null;
}

export const markAll = ({ notifications: [newest] }: NotificationList): Mark => ({ kind: "all", newest });

/** What is shown: what the server told, with the marks on their way. A mark that is there already changes nothing. */
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
