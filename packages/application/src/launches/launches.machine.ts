// Knows how an author goes through the launches of a package and reads what one of them called.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import type { LaunchCriteria, LaunchDetails, LaunchLog, LaunchPage, Trouble } from "../ports/index.ts";

/** Launches on a page. */
export const LAUNCH_PAGE = 20;

/** What the list of launches is started with. */
export interface LaunchesInput {
  readonly launches: LaunchLog;
  /** The product's. */
  readonly slug: string;
  readonly criteria: LaunchCriteria;
}
interface Context extends LaunchesInput {
  readonly shown: LaunchPage | null;
  readonly trouble: Trouble | null;
  /** The launch that is opened. */
  readonly openId: string | null;
  readonly details: LaunchDetails | null;
  readonly detailsTrouble: Trouble | null;
}
/** What can happen to the list. */
export type LaunchesEvent =
  | { type: "criteria.changed"; criteria: LaunchCriteria }
  | { type: "retry.asked" }
  | { type: "launch.opened"; uuid: string }
  | { type: "launch.closed" };

const list = fromPromise<Result<LaunchPage, Trouble>, Context>(({ input: { launches, slug, criteria } }) =>
  launches.list(slug, criteria, LAUNCH_PAGE),
);
const read = fromPromise<Result<LaunchDetails, Trouble>, Context>(({ input: { launches, slug, openId } }) =>
  launches.read(slug, openId ?? ""),
);

/**
 * The launches of a package, to be run by XState with a `LaunchesInput`. The newest criteria win; what is shown stays until the next
 * is there, also while `retry.asked` loads it anew. One launch is open at a time.
 */
export const launchesMachine = setup({
  types: {} as { context: Context; events: LaunchesEvent; input: LaunchesInput },
  actors: { list, read },
}).createMachine({
  id: "launches",
  context: ({ input }) => ({
    ...input,
    shown: null,
    trouble: null,
    openId: null,
    details: null,
    detailsTrouble: null,
  }),
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      on: {
        "criteria.changed": { target: ".loading", actions: assign({ criteria: ({ event }) => event.criteria }) },
        "retry.asked": ".loading",
      },
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
        failed: {},
      },
    },
    launch: {
      initial: "closed",
      on: {
        "launch.opened": {
          target: ".reading",
          actions: assign({ openId: ({ event }) => event.uuid, details: null, detailsTrouble: null }),
        },
        "launch.closed": { target: ".closed", actions: assign({ openId: null, details: null, detailsTrouble: null }) },
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
                  event.output.ok ? { details: event.output.value, detailsTrouble: null } : {},
                ),
              },
              {
                target: "unread",
                actions: assign(({ event }) => (event.output.ok ? {} : { detailsTrouble: event.output.error })),
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
