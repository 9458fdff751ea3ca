// Knows the types of the notifications machine.
import type { Notification } from "@academiz/domain/notifications";
import type { Dice, Heard, LiveStream, NotificationGateway, Trouble } from "../ports/index.ts";
import type { Mark, NotificationList } from "./notification-list.ts";

/** What the notifications are started with: the machine's `input`. */
export interface NotificationsInput {
  readonly gateway: NotificationGateway;
  readonly stream: LiveStream;
  readonly dice: Dice;
  /** `{clientSlug}_{login}` of the user who is signed in. */
  readonly identifier: string;
}
/** What the notifications remember: the machine's context. Views read it through `connectNotifications`. */
export interface NotificationsContext extends NotificationsInput {
  /** The list as the server told it: what is shown has the marks applied. */
  readonly list: NotificationList;
  /** Why the list, or more of it, could not be loaded. */
  readonly trouble: Trouble | null;
  /** Marks that are shown already and that the server does not know yet, in order. */
  readonly marks: readonly Mark[];
  /** Why the last mark was undone. */
  readonly markTrouble: Trouble | null;
  /** The list is to be asked for again, once no mark is on its way. */
  readonly isOutdated: boolean;
  /** A mark was confirmed since the list was asked for: that list may lack it. */
  readonly isMarkedSince: boolean;
  /** Of the last update that was heard; null before the first. */
  readonly lastEventId: string | null;
  /** How many streams in a row could not be opened. */
  readonly failures: number;
}
/** What can happen to the notifications: what views and the page send, and what the stream says. */
export type NotificationsEvent =
  | { type: "notification.toggled"; slug: string }
  | { type: "all.marked" }
  | { type: "more.asked" }
  | { type: "retry.asked" }
  /** The page went out of sight, or came back: a page out of sight holds no stream. */
  | { type: "page.hidden" }
  | { type: "page.shown" }
  | { type: "stream.heard"; heard: Heard };
/** Emitted when something new came while the page was open: to be shown at once. */
export interface NotificationArrived {
  readonly type: "notification.arrived";
  readonly notification: Notification;
}
/** Emitted when a conversation changed that its reader takes part in. */
export interface ThreadChanged {
  readonly type: "thread.changed";
  readonly slug: string;
}
