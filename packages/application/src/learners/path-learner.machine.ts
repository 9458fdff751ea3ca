// Knows how an author looks at one learner on a path, opens a step before its turn, or lets it count as done.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { AskedOverride, LedRun, PathLearners, Trouble } from "../ports/index.ts";

/** What it is started with; `slug` is the product's, `identifier` the learner's. */
export interface PathLearnerInput {
  readonly learners: PathLearners;
  readonly slug: string;
  readonly identifier: string;
}
interface Context extends PathLearnerInput {
  /** Null until they are read. */
  readonly runs: readonly LedRun[] | null;
  /** Why they could not be read. */
  readonly trouble: Trouble | null;
  /** The override that is asked for; it stays with its reason until it is done, or cancelled. */
  readonly asked: AskedOverride | null;
  /** Why the override could not be done. */
  readonly actionTrouble: Trouble | null;
}
/** What can happen there. */
export type PathLearnerEvent =
  | { type: "override.asked"; asked: Omit<AskedOverride, "reason"> }
  | { type: "reason.written"; reason: string }
  | { type: "override.confirmed" }
  | { type: "override.dropped" }
  | { type: "retry.asked" };

type Answer = Result<readonly LedRun[], Trouble>;
const read = fromPromise<Answer, Context>(({ input: { learners, slug, identifier } }) =>
  learners.read(slug, identifier),
);
const act = fromPromise<Answer, Context>(({ input: { learners, slug, identifier, asked } }) =>
  asked ? learners.override(slug, identifier, asked) : learners.read(slug, identifier),
);

/** Runs in XState with a `PathLearnerInput`. */
export const pathLearnerMachine = setup({
  types: {} as { context: Context; events: PathLearnerEvent; input: PathLearnerInput },
  actors: { read, act },
  actions: {
    takeRuns: assign((_, runs: readonly LedRun[]) => ({ runs, trouble: null, asked: null, actionTrouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeActionTrouble: assign((_, actionTrouble: Trouble) => ({ actionTrouble })),
    drop: assign({ asked: null, actionTrouble: null }),
  },
}).createMachine({
  id: "path-learner",
  context: ({ input }) => ({ ...input, runs: null, trouble: null, asked: null, actionTrouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<readonly LedRun[]>()(
          { target: "ready", action: "takeRuns" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      on: {
        "override.asked": {
          actions: assign(({ event }) => ({ asked: { ...event.asked, reason: "" }, actionTrouble: null })),
        },
        "reason.written": {
          actions: assign(({ context, event }) => ({
            asked: context.asked && { ...context.asked, reason: event.reason },
          })),
        },
        "override.dropped": { actions: "drop" },
        "override.confirmed": {
          guard: ({ context }) => context.asked !== null && context.asked.reason.trim() !== "",
          target: "acting",
        },
      },
    },
    acting: {
      invoke: {
        src: "act",
        input: ({ context }) => context,
        onDone: onAnswer<readonly LedRun[]>()(
          { target: "ready", action: "takeRuns" },
          { target: "ready", action: "takeActionTrouble" },
        ),
      },
    },
  },
});
