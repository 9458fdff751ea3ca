// Knows how notifications are kept: one row a recipient (§3.223, §4.160).
import type { Role } from "@academiz/domain/identity";
import type { ImportStatus, Notification, NotificationType } from "@academiz/domain/notifications";
import type { Locale, Texts } from "@academiz/domain/wording";
import type { Tenancy } from "../people/tenancy.ts";

export interface NewDispatch {
  /** One sending, whatever the number of recipients. */
  readonly id: string;
  readonly type: NotificationType;
  readonly texts: Texts;
  /** For recipients who chose none. */
  readonly otherwise: Locale;
  readonly threadSlug: string | null;
  /** That it tells of: nobody is told of one twice. Null: of none. */
  readonly productSlug: string | null;
  /** A product that it leads to, however often somebody is told of it; absent: none. */
  readonly aboutSlug?: string;
  /** The perimeter of the classroom session that it is about; absent: none. */
  readonly classroomSlug?: string;
  /** Active users of the client with one of these roles, but for one. */
  readonly audience: {
    readonly roles: readonly Role[];
    readonly except: string;
    /** Only these of them; null: all. */
    readonly among: readonly string[] | null;
  };
  /** ISO timestamp. */
  readonly now: string;
}
/** That an import ended, to whoever began it. */
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
  /** Whose it is. */
  readonly identifier: string;
  readonly notification: Notification;
}

export interface Notifications {
  /** Newest first. */
  list(tenancy: Tenancy, userId: string, offset: number, limit: number): Promise<NotificationPage>;
  /** False when the user has none of this slug. */
  setRead(tenancy: Tenancy, userId: string, slug: string, isRead: boolean): Promise<boolean>;
  /** What the user was told of this product; nothing where they were not. */
  markProductRead(tenancy: Tenancy, userId: string, productSlug: string): Promise<void>;
  /** What the user was told of this conversation. */
  markThreadRead(tenancy: Tenancy, userId: string, threadSlug: string): Promise<void>;
  /** Those of these users who were told of this conversation at that time (ISO) or later. */
  listTold(tenancy: Tenancy, userIds: readonly string[], threadSlug: string, since: string): Promise<readonly string[]>;
  /** Of which products the user was told as `aboutSlug` of type `Session` since then (ISO), and when last. */
  listReminders(tenancy: Tenancy, userId: string, since: string): Promise<ReadonlyMap<string, string>>;
  markAllRead(tenancy: Tenancy, userId: string): Promise<void>;
  /** All recipients in one statement. Answers how many there are; who was told of its product before is none. */
  send(tenancy: Tenancy, dispatch: NewDispatch): Promise<number>;
  /** Nobody is told when the user is gone. */
  sendImportNews(tenancy: Tenancy, news: ImportNews): Promise<void>;
  /** What these sendings brought to one user, by the sending. */
  findOf(
    tenancy: Tenancy,
    userId: string,
    dispatchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<Notification, "slug" | "isRead">>>;
  /** What one sending brought to whom, ordered by identifier; those after `after`. */
  listDeliveries(
    tenancy: Tenancy,
    dispatchId: string,
    after: string | null,
    limit: number,
  ): Promise<readonly Delivery[]>;
}
