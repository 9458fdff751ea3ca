// Knows what administrators ask of the server about the mails of their platform.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** A mail without its text. */
export interface MailRow {
  readonly id: string;
  /** Address. */
  readonly to: string;
  readonly subject: string;
  /**
   * `queued` waits to be sent; `failed` was given up after many tries; `kept` stays here, because the platform sends no
   * mail.
   */
  readonly status: "queued" | "sent" | "failed" | "kept";
  /** ISO timestamp. */
  readonly createdAt: string;
  /** ISO timestamp; null until it was sent. */
  readonly sentAt: string | null;
  /** Tries so far. */
  readonly attempts: number;
  /** What the mail server said at the last try that failed. */
  readonly error: string | null;
}

/** A mail with its text. */
export interface Mail extends MailRow {
  /** Plain text; null once it was sent, because it is then no longer kept. */
  readonly text: string | null;
  /** True if the caller may not see its link, which opens an account: only super administrators may. */
  readonly hidesLink: boolean;
  /** The identifier of its recipient: `{clientSlug}_{login}`. */
  readonly identifier: string;
}

/** One page of mails. */
export interface MailPage {
  /** Newest first. */
  readonly mails: readonly MailRow[];
  /** Of all pages. */
  readonly total: number;
  /** False: no mail server is set, and every mail stays here. */
  readonly leaves: boolean;
}

/** The mails that administrators may see. Never throws: failures are the result's. */
export interface Mailbox {
  /** A page of at most `limit`, 1–100. `page` counts from 1; beyond the last the page is empty. */
  list(page: number, limit: number): Promise<Result<MailPage, Trouble>>;
  /** Fails as `not-found` for a mail that the caller may not see. */
  read(id: string): Promise<Result<Mail, Trouble>>;
}
