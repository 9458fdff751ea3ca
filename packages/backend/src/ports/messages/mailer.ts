// Knows how a mail leaves.
import type { Result } from "@academiz/domain/kernel";
import type { QueuedMail } from "./mail-queue.ts";

/** Why a mail did not leave, in the words of the other side; `never` when another try cannot help. */
export interface MailTrouble {
  readonly kind: "later" | "never";
  readonly message: string;
}

export interface Mailer {
  /** The same mail always has the same Message-ID: a mail that is sent twice can be told from two mails. */
  send(mail: QueuedMail): Promise<Result<undefined, MailTrouble>>;
}
