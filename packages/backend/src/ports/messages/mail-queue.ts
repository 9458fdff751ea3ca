// Knows how mails wait: written in the transaction of their cause, sent at least once, shown to administrators
// (decisions 1).
import type { Tenancy } from "../people/tenancy.ts";

/** `kept`: no mail server is set, the mail is read in the back office. */
export type MailStatus = "queued" | "sent" | "failed" | "kept";

export interface NewMail extends Tenancy {
  readonly id: string;
  /** To whom: who may read the mail in the back office depends on it. */
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
  /** Of the last try that failed. */
  readonly error: string | null;
}

/** Whose mails are seen: those to the users of a client without its super administrators, or all. */
export interface MailReader extends Tenancy {
  readonly seesAll: boolean;
}
export type MailOutcome =
  | { readonly kind: "sent"; readonly at: string }
  /** To be tried again at `at`. */
  | { readonly kind: "later"; readonly at: string; readonly error: string }
  | { readonly kind: "failed"; readonly error: string };

export interface MailQueue {
  /** False: mails are kept, never sent. */
  readonly leaves: boolean;
  /** All of one client. */
  addMany(tenancy: Tenancy, mails: readonly NewMail[], now: string): Promise<void>;
  /** Mails that are due; nobody else is given them until `until` (ISO): whoever dies with one leaves it to the next. */
  claim(now: string, until: string, limit: number): Promise<readonly QueuedMail[]>;
  /** Of all clients: what has not left yet and is not given up. */
  countQueued(): Promise<number>;
  /** A sent mail keeps its address and subject; its text, which may hold a link, goes. */
  settle(id: string, outcome: MailOutcome): Promise<void>;
  list(
    reader: MailReader,
    page: number,
    limit: number,
  ): Promise<{ readonly total: number; readonly rows: readonly MailRow[] }>;
  /** `identifier`: of the user to whom it is. */
  read(
    reader: MailReader,
    id: string,
  ): Promise<(MailRow & { readonly text: string | null; readonly identifier: string }) | null>;
}
