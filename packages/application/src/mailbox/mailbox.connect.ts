// Knows what the mailbox shows.
import type { SnapshotFrom } from "xstate";
import { connectListing, type ListingView, type PageReader } from "../listing/index.ts";
import type { Mail, MailPage, MailRow } from "../ports/index.ts";
import { MAIL_PAGE, type MailCriteria, type mailboxMachine } from "./mailbox.machine.ts";

/** The mails of a platform as they are shown. */
export interface MailboxView extends ListingView<MailRow, Mail> {
  /** False: no mail server is set, and every mail stays here. */
  readonly leaves: boolean;
}

const READER: PageReader<MailCriteria, MailPage, MailRow> = {
  readRows: ({ mails }) => mails,
  readTotal: ({ total }) => total,
  readSize: () => MAIL_PAGE,
  readPage: ({ page }) => page,
};

/** The view of a snapshot of `mailboxMachine`. Pure. */
export const connectMailbox = (snapshot: SnapshotFrom<typeof mailboxMachine>): MailboxView => ({
  ...connectListing(snapshot, READER, ({ id }) => id),
  leaves: snapshot.context.list.shown?.leaves ?? true,
});
