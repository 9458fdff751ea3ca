// Knows what a client asks of the server about its user's notifications.
import type { Result } from "@academiz/domain/kernel";
import type { Notification } from "@academiz/domain/notifications";
import type { Trouble } from "./trouble.ts";

export interface NotificationPage {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  readonly total: number;
  readonly unread: number;
}

export interface NotificationGateway {
  list(offset: number): Promise<Result<NotificationPage, Trouble>>;
  mark(slug: string, isRead: boolean): Promise<Result<undefined, Trouble>>;
  markAll(): Promise<Result<undefined, Trouble>>;
}
