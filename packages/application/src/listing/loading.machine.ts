// Knows how a list is loaded: by the newest criteria, and again when that is asked for.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { Trouble } from "../ports/index.ts";

/** What loading is started with. */
export interface LoadingInput<Criteria, Page> {
  /** Never throws: failures are the result's. */
  readonly load: (criteria: Criteria) => Promise<Result<Page, Trouble>>;
  readonly criteria: Criteria;
}
/** What loading remembers. */
export interface LoadingContext<Criteria, Page> extends LoadingInput<Criteria, Page> {
  readonly shown: Page | null;
  readonly trouble: Trouble | null;
}
/** What can happen to loading. */
export type LoadingEvent<Criteria> = { type: "criteria.changed"; criteria: Criteria } | { type: "retry.asked" };

/**
 * A list by itself, run in XState with a `LoadingInput`: the newest criteria win; what is shown stays until the next
 * is there.
 */
export const createLoading = <Criteria, Page>(id: string) =>
  setup({
    types: {} as {
      context: LoadingContext<Criteria, Page>;
      events: LoadingEvent<Criteria>;
      input: LoadingInput<Criteria, Page>;
    },
    actors: {
      load: fromPromise<Result<Page, Trouble>, LoadingContext<Criteria, Page>>(({ input: { load, criteria } }) =>
        load(criteria),
      ),
    },
    actions: {
      takePage: assign((_, shown: Page) => ({ shown, trouble: null })),
      takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, shown: null, trouble: null }),
    initial: "loading",
    on: {
      "criteria.changed": { target: ".loading", actions: assign({ criteria: ({ event }) => event.criteria }) },
      // Also while a list is being loaded, because one that was requested earlier lacks later changes.
      "retry.asked": ".loading",
    },
    states: {
      loading: {
        invoke: {
          src: "load",
          input: ({ context }) => context,
          onDone: onAnswer<Page>()(
            { target: "ready", action: "takePage" },
            { target: "failed", action: "takeTrouble" },
          ),
        },
      },
      ready: {},
      failed: {},
    },
  });

/** The state of a list: what is shown stays until the next is loaded. */
export interface Loaded<Criteria, Page> {
  readonly phase: "loading" | "ready" | "failed";
  readonly criteria: Criteria;
  /** Null before the first answer. */
  readonly shown: Page | null;
  readonly trouble: Trouble | null;
}

/** Before the first answer. */
export const startLoading = <Criteria>(criteria: Criteria): Loaded<Criteria, never> => ({
  phase: "loading",
  criteria,
  shown: null,
  trouble: null,
});

/** The state of a list, from its snapshot. Pure. */
export function connectLoading<Criteria, Page>({
  value,
  context: { criteria, shown, trouble },
}: Pick<SnapshotFrom<ReturnType<typeof createLoading<Criteria, Page>>>, "value" | "context">): Loaded<Criteria, Page> {
  return { phase: value, criteria, shown, trouble };
}
