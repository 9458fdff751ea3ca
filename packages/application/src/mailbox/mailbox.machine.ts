// Knows how administrators look through the mails of their platform and read one.
import { createListing, type Lister } from "../listing/index.ts";
import type { Mail, Mailbox, MailPage } from "../ports/index.ts";

/** Mails on a page. */
export const MAIL_PAGE = 20;

/** Which mails are listed. */
export interface MailCriteria {
  /** From 1. */
  readonly page: number;
}

/** The mails of a platform: a list that is run by XState with `listMails` and criteria. */
export const mailboxMachine = createListing<MailCriteria, MailPage, Mail>("mailbox");

/** Where the mails of a platform are read. */
export const listMails = (mailbox: Mailbox): Lister<MailCriteria, MailPage, Mail> => ({
  list: ({ page }) => mailbox.list(page, MAIL_PAGE),
  read: (id) => mailbox.read(id),
});
