// Knows how somebody looks through a long list, a page at a time, and opens one of its rows.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { Trouble } from "../ports/index.ts";
import { connectLoading, createLoading, type Loaded, type LoadingEvent, startLoading } from "./loading.machine.ts";

/** What a list is read from. Never throws: failures are the results'. */
export interface Lister<Criteria, Page, Details> {
  list(criteria: Criteria): Promise<Result<Page, Trouble>>;
  /** One row with all that is known of it. */
  read(id: string): Promise<Result<Details, Trouble>>;
}
/** What a list is started with. */
export interface ListingInput<Criteria, Page, Details> {
  readonly lister: Lister<Criteria, Page, Details>;
  readonly criteria: Criteria;
}
/** What a list remembers. */
export interface ListingContext<Criteria, Page, Details> extends ListingInput<Criteria, Page, Details> {
  readonly list: Loaded<Criteria, Page>;
  /** The row that is opened. */
  readonly openId: string | null;
  readonly details: Details | null;
  readonly detailsTrouble: Trouble | null;
}
/** What can happen to a list. */
export type ListingEvent<Criteria> =
  | LoadingEvent<Criteria>
  | { type: "row.opened"; id: string }
  | { type: "row.closed" };

/**
 * A list, run in XState with a `ListingInput`. The newest criteria win; what is shown stays until the next is there,
 * also while `retry.asked` loads it anew. One row is open at a time. Its details stay while the same row is opened
 * again, and `retry.asked` also reads a row again that could not be read.
 */
export const createListing = <Criteria, Page, Details>(id: string) =>
  setup({
    types: {} as {
      context: ListingContext<Criteria, Page, Details>;
      events: ListingEvent<Criteria>;
      input: ListingInput<Criteria, Page, Details>;
    },
    actors: {
      list: createLoading<Criteria, Page>("list"),
      read: fromPromise<Result<Details, Trouble>, ListingContext<Criteria, Page, Details>>(
        ({ input: { lister, openId } }) => lister.read(openId ?? ""),
      ),
    },
    actions: {
      tellList: sendTo("list", ({ event }) => event),
      takeDetails: assign((_, details: Details) => ({ details, detailsTrouble: null })),
      takeTrouble: assign((_, detailsTrouble: Trouble) => ({ detailsTrouble })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      list: startLoading(input.criteria),
      openId: null,
      details: null,
      detailsTrouble: null,
    }),
    invoke: {
      id: "list",
      src: "list",
      input: ({ context: { lister, criteria } }) => ({ load: (wanted: Criteria) => lister.list(wanted), criteria }),
      onSnapshot: { actions: assign({ list: ({ event }) => connectLoading<Criteria, Page>(event.snapshot) }) },
    },
    initial: "closed",
    on: {
      "criteria.changed": { actions: "tellList" },
      "retry.asked": { actions: "tellList" },
      "row.opened": {
        target: ".reading",
        actions: assign(({ context, event: { id } }) => ({
          openId: id,
          details: id === context.openId ? context.details : null,
          detailsTrouble: null,
        })),
      },
      "row.closed": { target: ".closed", actions: assign({ openId: null, details: null, detailsTrouble: null }) },
    },
    states: {
      closed: {},
      reading: {
        invoke: {
          src: "read",
          input: ({ context }) => context,
          onDone: onAnswer<Details>()(
            { target: "open", action: "takeDetails" },
            { target: "unread", action: "takeTrouble" },
          ),
        },
      },
      open: {},
      unread: { on: { "retry.asked": { target: "reading", actions: "tellList" } } },
    },
  });
