// Knows how statistics are read by the newest criteria, computed anew when that is asked for, and read again until they
// are there.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer, onTrouble } from "../answering/on-answer.ts";
import type { Freshness, Trouble } from "../ports/index.ts";

/** What statistics are started with. */
export interface StatisticsInput<Criteria, Told> {
  readonly load: (criteria: Criteria) => Promise<Result<Told, Trouble>>;
  readonly compute: () => Promise<Result<Freshness, Trouble>>;
  readonly criteria: Criteria;
}
interface Context<Criteria, Told> extends StatisticsInput<Criteria, Told> {
  readonly shown: Told | null;
  readonly trouble: Trouble | null;
}
/** What can happen to statistics. */
export type StatisticsEvent<Criteria> =
  | { type: "criteria.changed"; criteria: Criteria }
  | { type: "retry.asked" }
  | { type: "computation.asked" };

/** Milliseconds after which it is asked again whether they are there. */
const AGAIN = 2_000;

/** Runs in XState with a `StatisticsInput`: what is shown stays until the next is there. */
export const createStatistics = <Criteria, Told extends Freshness>(id: string) =>
  setup({
    types: {} as {
      context: Context<Criteria, Told>;
      events: StatisticsEvent<Criteria>;
      input: StatisticsInput<Criteria, Told>;
    },
    actors: {
      load: fromPromise<Result<Told, Trouble>, Context<Criteria, Told>>(({ input: { load, criteria } }) =>
        load(criteria),
      ),
      compute: fromPromise<Result<Freshness, Trouble>, Context<Criteria, Told>>(({ input: { compute } }) => compute()),
    },
    actions: {
      take: assign((_, shown: Told) => ({ shown, trouble: null })),
      takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    },
    guards: { isComing: ({ context: { shown } }) => shown?.isRunning === true },
    delays: { AGAIN },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, shown: null, trouble: null }),
    initial: "loading",
    on: {
      "criteria.changed": { target: ".loading", actions: assign({ criteria: ({ event }) => event.criteria }) },
      "retry.asked": ".loading",
      "computation.asked": ".computing",
    },
    states: {
      loading: {
        invoke: {
          src: "load",
          input: ({ context }) => context,
          onDone: onAnswer<Told>()({ target: "ready", action: "take" }, { target: "failed", action: "takeTrouble" }),
        },
      },
      computing: {
        invoke: {
          src: "compute",
          input: ({ context }) => context,
          onDone: onTrouble("loading", { target: "failed", action: "takeTrouble" }),
        },
      },
      ready: { after: { AGAIN: { guard: "isComing", target: "loading" } } },
      failed: {},
    },
  });

/** Statistics as they are shown. */
export interface StatisticsView<Told> {
  /** What was there before stays while the next is on its way. */
  readonly phase: "loading" | "ready" | "failed";
  readonly told: Told | null;
  readonly trouble: Trouble | null;
  /** They are computed anew. */
  readonly isComputing: boolean;
}

/** The view of a snapshot of a machine of `createStatistics`. Pure. */
export function connectStatistics<Criteria, Told extends Freshness>({
  value,
  context: { shown, trouble },
}: Pick<SnapshotFrom<ReturnType<typeof createStatistics<Criteria, Told>>>, "value" | "context">): StatisticsView<Told> {
  const isFailed = value === "failed";
  return {
    phase: isFailed ? "failed" : shown === null ? "loading" : "ready",
    told: shown,
    trouble: isFailed ? trouble : null,
    isComputing: value === "computing" || (!isFailed && shown?.isRunning === true),
  };
}
