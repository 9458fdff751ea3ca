// Knows what a client asks of the server about its user's notifications.
import type { Result } from "@academiz/domain/kernel";
import type { Notification } from "@academiz/domain/notifications";
import type { Trouble } from "./trouble.ts";

/** A page of notifications with the numbers of all. */
export interface NotificationPage {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  readonly total: number;
  readonly unread: number;
}

/** A person's notifications on the server; `offset` counts from the newest, 0. */
export interface NotificationGateway {
  list(offset: number): Promise<Result<NotificationPage, Trouble>>;
  mark(slug: string, isRead: boolean): Promise<Result<undefined, Trouble>>;
  markAll(): Promise<Result<undefined, Trouble>>;
}
