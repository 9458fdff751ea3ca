// Knows a user's notifications in memory, and a stream that a test speaks through.
import type { Heard, LiveStream, NotificationGateway } from "@academiz/application/ports";
import { NOTIFICATION_PAGE, type Notification } from "@academiz/domain/notifications";
import type { NetworkLine } from "./network/network-line.ts";

/**
 * A user's notifications: the gateway, `add` for one that comes now, `read` for all as they stand.
 * @param stored newest first; not changed.
 */
export function createMemoryNotifications(line: NetworkLine, stored: readonly Notification[]) {
  let all = [...stored];
  const gateway: NotificationGateway = {
    list: (offset) =>
      line.pass("list", () => ({
        ok: true,
        value: {
          notifications: all.slice(offset, offset + NOTIFICATION_PAGE),
          total: all.length,
          unread: all.filter(({ isRead }) => !isRead).length,
        },
      })),
    mark: (slug, isRead) =>
      line.pass("mark", () => {
        all = all.map((one) => (one.slug === slug ? { ...one, isRead } : one));
        return { ok: true, value: undefined };
      }),
    markAll: () =>
      line.pass("markAll", () => {
        all = all.map((one) => ({ ...one, isRead: true }));
        return { ok: true, value: undefined };
      }),
  };
  return { gateway, add: (one: Notification) => void all.unshift(one), read: () => all };
}

/** A stream controlled by a test: `say` sends to the last listener, and to nobody once that one has stopped. */
export function createMemoryStream() {
  /** Each opening: from where, and whether it was stopped. */
  const openings: { readonly lastEventId: string | null; isStopped: boolean }[] = [];
  let tell: ((heard: Heard) => void) | null = null;
  const stream: LiveStream = {
    open(_identifier, lastEventId, hear) {
      const opening = { lastEventId, isStopped: false };
      openings.push(opening);
      tell = hear;
      return () => {
        opening.isStopped = true;
        if (tell === hear) tell = null;
      };
    },
  };
  return { stream, openings, say: (heard: Heard) => tell?.(heard) };
}
