// Knows what the mailbox shows.
import type { SnapshotFrom } from "xstate";
import type { Mail, MailRow, Trouble } from "../ports/index.ts";
import { MAIL_PAGE, type mailboxMachine } from "./mailbox.machine.ts";

/** The mails of a platform as they are shown. */
export interface MailboxView {
  readonly phase: "loading" | "ready" | "failed";
  /** True while another page is on its way; the one before stays shown. */
  readonly isRefreshing: boolean;
  readonly rows: readonly MailRow[];
  /** True when there are none at all. */
  readonly isEmpty: boolean;
  /** False: no mail server is set, and every mail stays here. */
  readonly leaves: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Which of all mails are shown: the place of the first and of the last, from 1, and how many there are. */
  readonly range: { readonly first: number; readonly last: number; readonly total: number };
  readonly trouble: Trouble | null;
  /** The mail that is open; null when none is. */
  readonly open: {
    readonly row: MailRow | null;
    readonly mail: Mail | null;
    readonly isLoading: boolean;
    readonly trouble: Trouble | null;
  } | null;
}

/** The view of a snapshot of `mailboxMachine`. Pure. */
export function connectMailbox(snapshot: SnapshotFrom<typeof mailboxMachine>): MailboxView {
  const { shown, trouble, page, openId, mail, mailTrouble } = snapshot.context;
  const isLoading = snapshot.matches({ list: "loading" });
  const [rows, total] = [shown?.mails ?? [], shown?.total ?? 0];
  const first = (page - 1) * MAIL_PAGE + 1;
  return {
    phase: snapshot.matches({ list: "failed" }) ? "failed" : shown ? "ready" : "loading",
    isRefreshing: isLoading && shown !== null,
    rows,
    isEmpty: shown !== null && total === 0,
    leaves: shown?.leaves ?? true,
    page,
    pageCount: Math.max(1, Math.ceil(total / MAIL_PAGE)),
    range: { first, last: first + rows.length - 1, total },
    trouble,
    open:
      openId === null
        ? null
        : {
            row: mail ?? rows.find(({ id }) => id === openId) ?? null,
            mail,
            isLoading: snapshot.matches({ mail: "reading" }),
            trouble: mailTrouble,
          },
  };
}
