// Knows how an author sees who has started a course and how far each is.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { LearnerRow, LearnizLibrary, Trouble } from "../ports/index.ts";

/** The port and the product whose learners are listed. */
export interface LearnersInput {
  readonly library: Pick<LearnizLibrary, "listLearners">;
  readonly slug: string;
}
interface Context extends LearnersInput {
  readonly rows: readonly LearnerRow[];
  readonly trouble: Trouble | null;
}

/** Loads who follows a course: `loading`, `ready` or `failed`; `retry.asked` loads anew. */
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
  readonly rows: readonly LearnerRow[];
  readonly trouble: Trouble | null;
}

/** What is shown of the machine's snapshot. */
export function connectLearners(snapshot: SnapshotFrom<typeof learnersMachine>): LearnersView {
  const { rows, trouble } = snapshot.context;
  const phase = snapshot.matches("loading") ? "loading" : snapshot.matches("failed") ? "failed" : "ready";
  return { phase, rows, trouble };
}
