// Knows what a client asks of the server about its user's notifications.
import type { Result } from "@academiz/domain/kernel";
import type { Notification } from "@academiz/domain/notifications";
import type { Trouble } from "../ground/trouble.ts";

/** One page of a person's notifications, with the numbers of all. */
export interface NotificationPage {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  /** Of all pages. */
  readonly total: number;
  /** Of all pages. */
  readonly unread: number;
}

/** A person's notifications on the server. Never throws: failures are the result's. */
export interface NotificationGateway {
  /** A page of at most 20 (§9.39). `offset` counts from the newest, 0; beyond the last the page is empty. */
  list(offset: number): Promise<Result<NotificationPage, Trouble>>;
  /**
   * Marks one as read or unread; repeating it changes nothing. Fails as `not-found` for one that is not the person's.
   */
  mark(slug: string, isRead: boolean): Promise<Result<undefined, Trouble>>;
  /** Marks all as read, including those that came in the meantime. */
  markAll(): Promise<Result<undefined, Trouble>>;
}
