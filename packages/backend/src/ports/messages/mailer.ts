// Knows how to send a mail.
import type { Result } from "@academiz/domain/kernel";
import type { QueuedMail } from "./mail-queue.ts";

/** Why a mail was not sent, in the words of the mail server; `never` when another try cannot help. */
export interface MailTrouble {
  readonly kind: "later" | "never";
  readonly message: string;
}

export interface Mailer {
  /** The same mail always has the same Message-ID, so that a mail sent twice can be told from two mails. */
  send(mail: QueuedMail): Promise<Result<undefined, MailTrouble>>;
}
