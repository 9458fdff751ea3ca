// Knows what is shown of the notifications.
import type { Notification } from "@academiz/domain/notifications";
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import { type notificationsMachine, showList } from "./notifications.machine.ts";

/** What is shown of the notifications, newest first. */
export interface NotificationsView {
  readonly phase: "loading" | "ready" | "failed";
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the list, or more of it, is not there. */
  readonly trouble: Trouble | null;
  /** Why a mark was taken back. */
  readonly markTrouble: Trouble | null;
}

/** What is shown of the machine's snapshot. */
export function connectNotifications(snapshot: SnapshotFrom<typeof notificationsMachine>): NotificationsView {
  const { trouble, markTrouble } = snapshot.context;
  const list = showList(snapshot.context);
  return {
    // What came live is worth showing while, or though, the rest is not there.
    phase: snapshot.matches({ list: "ready" }) ? "ready" : snapshot.matches({ list: "failed" }) ? "failed" : "loading",
    notifications: list.notifications,
    unread: list.unread,
    hasMore: list.notifications.length < list.total,
    isLoadingMore: snapshot.matches({ list: { ready: "extending" } }),
    trouble,
    markTrouble,
  };
}
