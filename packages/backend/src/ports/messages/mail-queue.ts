// Knows how mails are queued: written in the transaction of their cause, sent at least once, shown to administrators
// (decisions 1).
import type { Tenancy } from "../people/tenancy.ts";

/** `kept`: no mail server is set, so the mail is only read in the back office. */
export type MailStatus = "queued" | "sent" | "failed" | "kept";

export interface NewMail extends Tenancy {
  readonly id: string;
  /** The recipient: who may read the mail in the back office depends on them. */
  readonly userId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
export interface QueuedMail extends Pick<NewMail, "id" | "to" | "subject" | "text" | "html"> {
  /** Tries so far, this one included. */
  readonly attempts: number;
}
export interface MailRow extends Pick<NewMail, "id" | "to" | "subject"> {
  readonly status: MailStatus;
  /** ISO timestamps. */
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly attempts: number;
  /** The error of the last failed try. */
  readonly error: string | null;
}

/** Whose mails the reader sees: those to the users of a client without its super administrators, or all. */
export interface MailReader extends Tenancy {
  readonly seesAll: boolean;
}
export type MailOutcome =
  | { readonly kind: "sent"; readonly at: string }
  /** Try again at `at`. */
  | { readonly kind: "later"; readonly at: string; readonly error: string }
  | { readonly kind: "failed"; readonly error: string };

export interface MailQueue {
  /** False: mails are stored and never sent. */
  readonly leaves: boolean;
  /** Adds mails of one client. */
  addMany(tenancy: Tenancy, mails: readonly NewMail[], now: string): Promise<void>;
  /** Those of these users to whom so many mails were written since then (ISO), or more. */
  listFlooded(tenancy: Tenancy, userIds: readonly string[], since: string, many: number): Promise<ReadonlySet<string>>;
  /**
   * Mails that are due. Nobody else is given them until `until` (ISO); after that, those of a process that died go to
   * the next.
   */
  claim(now: string, until: string, limit: number): Promise<readonly QueuedMail[]>;
  /** Number of mails of all clients that were neither sent nor given up. */
  countQueued(): Promise<number>;
  /** The address and subject of a sent mail are kept; its text, which may hold a link, is deleted. */
  settle(id: string, outcome: MailOutcome): Promise<void>;
  list(
    reader: MailReader,
    page: number,
    limit: number,
  ): Promise<{ readonly total: number; readonly rows: readonly MailRow[] }>;
  /** `identifier`: that of the recipient. */
  read(
    reader: MailReader,
    id: string,
  ): Promise<(MailRow & { readonly text: string | null; readonly identifier: string }) | null>;
}
