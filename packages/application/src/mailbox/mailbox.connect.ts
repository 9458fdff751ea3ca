// Knows what the mailbox shows.
import type { SnapshotFrom } from "xstate";
import { connectListing, type ListingView } from "../listing/index.ts";
import type { Mail, MailPage, MailRow } from "../ports/index.ts";
import { MAIL_PAGE, type mailboxMachine } from "./mailbox.machine.ts";

/** The mails of a platform as they are shown. */
export interface MailboxView extends ListingView<MailRow, Mail> {
  /** True when there are none at all. */
  readonly isEmpty: boolean;
  /** False: no mail server is set, and every mail stays here. */
  readonly leaves: boolean;
  /** From 1. */
  readonly page: number;
}

const READER = { size: MAIL_PAGE, readRows: ({ mails }: MailPage) => mails, readId: ({ id }: MailRow) => id };

/** The view of a snapshot of `mailboxMachine`. Pure. */
export function connectMailbox(snapshot: SnapshotFrom<typeof mailboxMachine>): MailboxView {
  const { shown, criteria } = snapshot.context.list;
  const view = connectListing(snapshot, READER);
  return {
    ...view,
    isEmpty: shown !== null && view.range.total === 0,
    leaves: shown?.leaves ?? true,
    page: criteria.page,
  };
}
