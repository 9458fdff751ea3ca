// Knows how notifications are stored: one row per recipient (§3.223, §4.160).
import type { Role } from "@academiz/domain/identity";
import type { ImportStatus, Notification, NotificationType } from "@academiz/domain/notifications";
import type { Locale, Texts } from "@academiz/domain/wording";
import type { Tenancy } from "../people/tenancy.ts";

export interface NewDispatch {
  /** One sending, whatever the number of recipients. */
  readonly id: string;
  readonly type: NotificationType;
  readonly texts: Texts;
  /** The language for recipients who chose none. */
  readonly otherwise: Locale;
  readonly threadSlug: string | null;
  /** The product that it announces: nobody gets an announcement of the same product twice. Null: it announces none. */
  readonly productSlug: string | null;
  /** A product that it links to, however often a person is told of it; absent: none. */
  readonly aboutSlug?: string;
  /** The perimeter of the classroom session that it is about; absent: none. */
  readonly classroomSlug?: string;
  /** Active users of the client with one of these roles; one of them may be left out (null: nobody is). */
  readonly audience: {
    readonly roles: readonly Role[];
    readonly except: string | null;
    /** Only these of them; null: all of them. */
    readonly among: readonly string[] | null;
  };
  /** ISO timestamp. */
  readonly now: string;
}
/** The news that an import ended, for the person who started it. */
export interface ImportNews {
  readonly id: string;
  readonly userId: string;
  readonly texts: Texts;
  readonly otherwise: Locale;
  readonly status: ImportStatus;
  readonly report: readonly string[];
  /** ISO timestamp. */
  readonly now: string;
}
export interface NotificationPage {
  readonly rows: readonly Notification[];
  readonly total: number;
  readonly unread: number;
}
export interface Delivery {
  /** The recipient. */
  readonly identifier: string;
  readonly notification: Notification;
}

export interface Notifications {
  /** Newest first. */
  list(tenancy: Tenancy, userId: string, offset: number, limit: number): Promise<NotificationPage>;
  /** False when the user has no notification with this slug. */
  setRead(tenancy: Tenancy, userId: string, slug: string, isRead: boolean): Promise<boolean>;
  /** Marks the user's notifications of this product as read; does nothing where there are none. */
  markProductRead(tenancy: Tenancy, userId: string, productSlug: string): Promise<void>;
  /** Marks the user's notifications of this conversation as read. */
  markThreadRead(tenancy: Tenancy, userId: string, threadSlug: string): Promise<void>;
  /** Those of these users who were told of this conversation at that time (ISO) or later. */
  listTold(tenancy: Tenancy, userIds: readonly string[], threadSlug: string, since: string): Promise<readonly string[]>;
  /**
   * The `aboutSlug` products of type `Session` of which the user was told since then (ISO), each with the time of the
   * last notification.
   */
  listReminders(tenancy: Tenancy, userId: string, since: string): Promise<ReadonlyMap<string, string>>;
  markAllRead(tenancy: Tenancy, userId: string): Promise<void>;
  /**
   * Writes all recipients in one statement. Returns their number; people who were told of its product before are left
   * out.
   */
  send(tenancy: Tenancy, dispatch: NewDispatch): Promise<number>;
  /** Does nothing when the user no longer exists. */
  sendImportNews(tenancy: Tenancy, news: ImportNews): Promise<void>;
  /** The notifications that these sendings brought to one user, by sending. */
  findOf(
    tenancy: Tenancy,
    userId: string,
    dispatchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<Notification, "slug" | "isRead">>>;
  /** The recipients of one sending and what each got, ordered by identifier, after `after`. */
  listDeliveries(
    tenancy: Tenancy,
    dispatchId: string,
    after: string | null,
    limit: number,
  ): Promise<readonly Delivery[]>;
}
