// Knows what is shown of the notifications.
import type { Notification } from "@academiz/domain/notifications";
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import { type notificationsMachine, showList } from "./notifications.machine.ts";

/** What is shown of the notifications. */
export interface NotificationsView {
  readonly phase: "loading" | "ready" | "failed";
  /** Newest first; live ones are there whatever the phase. */
  readonly notifications: readonly Notification[];
  /** How many of all are unread, listed or not. */
  readonly unread: number;
  /** Older ones are on the server: `more.asked` lists them. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the list, or more of it, could not be loaded. */
  readonly trouble: Trouble | null;
  /** Why a mark was undone. */
  readonly markTrouble: Trouble | null;
}

/** The view of a snapshot of `notificationsMachine`. Pure. */
export function connectNotifications(snapshot: SnapshotFrom<typeof notificationsMachine>): NotificationsView {
  const { trouble, markTrouble } = snapshot.context;
  const list = showList(snapshot.context);
  return {
    // Live notifications are shown even while, or though, the rest is missing.
    phase: snapshot.matches({ list: "ready" }) ? "ready" : snapshot.matches({ list: "failed" }) ? "failed" : "loading",
    notifications: list.notifications,
    unread: list.unread,
    hasMore: list.notifications.length < list.total,
    isLoadingMore: snapshot.matches({ list: { ready: "extending" } }),
    trouble,
    markTrouble,
  };
}
