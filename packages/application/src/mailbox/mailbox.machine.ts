// Knows how administrators go through the mails of their platform and read one.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import type { Mail, Mailbox, MailPage, Trouble } from "../ports/index.ts";

/** Mails on a page. */
export const MAIL_PAGE = 20;

/** What the mailbox is started with. */
export interface MailboxInput {
  readonly mailbox: Mailbox;
  /** From 1. */
  readonly page: number;
}
interface Context extends MailboxInput {
  readonly shown: MailPage | null;
  readonly trouble: Trouble | null;
  /** The mail that is opened. */
  readonly openId: string | null;
  readonly mail: Mail | null;
  readonly mailTrouble: Trouble | null;
}
/** What can happen to the mailbox. */
export type MailboxEvent =
  | { type: "page.chosen"; page: number }
  | { type: "retry.asked" }
  | { type: "mail.opened"; id: string }
  | { type: "mail.closed" };

const list = fromPromise<Result<MailPage, Trouble>, Context>(({ input }) => input.mailbox.list(input.page, MAIL_PAGE));
const read = fromPromise<Result<Mail, Trouble>, Context>(({ input }) => input.mailbox.read(input.openId ?? ""));

/**
 * The mails of a platform, to be run by XState with a `MailboxInput`. The newest page asked for wins; what is shown stays until
 * the next is there. One mail is open at a time; `retry.asked` asks again for what could not be had.
 */
export const mailboxMachine = setup({
  types: {} as { context: Context; events: MailboxEvent; input: MailboxInput },
  actors: { list, read },
}).createMachine({
  id: "mailbox",
  context: ({ input }) => ({ ...input, shown: null, trouble: null, openId: null, mail: null, mailTrouble: null }),
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      on: { "page.chosen": { target: ".loading", actions: assign({ page: ({ event }) => event.page }) } },
      states: {
        loading: {
          invoke: {
            src: "list",
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "ready",
                actions: assign(({ event }) => (event.output.ok ? { shown: event.output.value, trouble: null } : {})),
              },
              {
                target: "failed",
                actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
              },
            ],
          },
        },
        ready: {},
        failed: { on: { "retry.asked": "loading" } },
      },
    },
    mail: {
      initial: "closed",
      on: {
        "mail.opened": {
          target: ".reading",
          actions: assign({ openId: ({ event }) => event.id, mail: null, mailTrouble: null }),
        },
        "mail.closed": { target: ".closed", actions: assign({ openId: null, mail: null, mailTrouble: null }) },
      },
      states: {
        closed: {},
        reading: {
          invoke: {
            src: "read",
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "open",
                actions: assign(({ event }) =>
                  event.output.ok ? { mail: event.output.value, mailTrouble: null } : {},
                ),
              },
              {
                target: "unread",
                actions: assign(({ event }) => (event.output.ok ? {} : { mailTrouble: event.output.error })),
              },
            ],
          },
        },
        open: {},
        unread: { on: { "retry.asked": "reading" } },
      },
    },
  },
});
