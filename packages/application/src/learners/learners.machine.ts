// Knows how an author sees who has started a course and how far each is.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { LearnerRow, LearnizLibrary, Trouble } from "../ports/index.ts";

/** What the list of learners is started with. */
export interface LearnersInput {
  readonly library: Pick<LearnizLibrary, "listLearners">;
  /** The product's. */
  readonly slug: string;
}
interface Context extends LearnersInput {
  readonly rows: readonly LearnerRow[];
  readonly trouble: Trouble | null;
}

/**
 * The learners of a course, to be run by XState with a `LearnersInput`: `loading`, `ready` or `failed`; `retry.asked` loads them
 * anew.
 */
export const learnersMachine = setup({
  types: {} as { context: Context; events: { type: "retry.asked" }; input: LearnersInput },
  actors: {
    list: fromPromise<Result<readonly LearnerRow[], Trouble>, Context>(({ input }) =>
      input.library.listLearners(input.slug),
    ),
  },
}).createMachine({
  id: "learners",
  context: ({ input }) => ({ ...input, rows: [], trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "list",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "ready",
            actions: assign(({ event }) => (event.output.ok ? { rows: event.output.value, trouble: null } : {})),
          },
          {
            target: "failed",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
        ],
      },
    },
    ready: { on: { "retry.asked": "loading" } },
    failed: { on: { "retry.asked": "loading" } },
  },
});

/** What the list of learners shows. */
export interface LearnersView {
  readonly phase: "loading" | "ready" | "failed";
  /** Those who have started; empty until they are loaded. They stay while they are loaded anew. */
  readonly rows: readonly LearnerRow[];
  /** Why they could not be loaded; null when they could. */
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `learnersMachine`. Pure. */
export function connectLearners(snapshot: SnapshotFrom<typeof learnersMachine>): LearnersView {
  const { rows, trouble } = snapshot.context;
  const phase = snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "ready";
  return { phase, rows, trouble };
}
