// Knows how an author helps one learner of a product: a new beginning, more time or attempts, a message.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { LearnerAddress, LearnerStanding, NewExtension, OneLearner, Trouble } from "../ports/index.ts";

/** What it is started with. */
export interface OneLearnerInput {
  readonly learners: OneLearner;
  readonly address: LearnerAddress;
}
/** What is done for a learner. */
export type LearnerDeed =
  | { readonly kind: "reset"; readonly reason: string }
  | { readonly kind: "extend"; readonly extension: NewExtension }
  | { readonly kind: "end" }
  | { readonly kind: "message"; readonly text: string };

interface Context extends OneLearnerInput {
  /** Null until it is read. */
  readonly standing: LearnerStanding | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  /** What somebody is about to do; it stays until it is done, or dropped. */
  readonly asked: LearnerDeed["kind"] | null;
  readonly deed: LearnerDeed | null;
  /** Why it could not be done. */
  readonly actionTrouble: Trouble | null;
  /** What was done last; null: nothing yet. */
  readonly done: LearnerDeed["kind"] | null;
  /** Slug of the conversation that was begun last. */
  readonly conversation: string | null;
  /** How often something was changed that lists of learners show. */
  readonly changes: number;
}
/** What can happen there. */
export type OneLearnerEvent =
  | { type: "deed.asked"; kind: LearnerDeed["kind"] }
  | { type: "deed.dropped" }
  | { type: "deed.confirmed"; deed: LearnerDeed }
  | { type: "retry.asked" };

interface Outcome {
  readonly standing: LearnerStanding | null;
  readonly conversation: string | null;
}
const read = fromPromise<Result<LearnerStanding, Trouble>, Context>(({ input: { learners, address } }) =>
  learners.read(address),
);
const act = fromPromise<Result<Outcome, Trouble>, Context>(async ({ input: { learners, address, deed } }) => {
  if (deed?.kind === "message") {
    const written = await learners.write(address, deed.text);
    return written.ok ? { ok: true, value: { standing: null, conversation: written.value } } : written;
  }
  const changed =
    deed?.kind === "reset"
      ? await learners.reset(address, deed.reason)
      : deed?.kind === "extend"
        ? await learners.extend(address, deed.extension)
        : await learners.endExtension(address);
  return changed.ok ? { ok: true, value: { standing: changed.value, conversation: null } } : changed;
});

/** Runs in XState with a `OneLearnerInput`. */
export const oneLearnerMachine = setup({
  types: {} as { context: Context; events: OneLearnerEvent; input: OneLearnerInput },
  actors: { read, act },
  actions: {
    takeStanding: assign((_, standing: LearnerStanding) => ({ standing, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeOutcome: assign(({ context }, { standing, conversation }: Outcome) => ({
      standing: standing ?? context.standing,
      ...{ conversation, asked: null, actionTrouble: null, done: context.asked },
      changes: context.changes + (standing ? 1 : 0),
    })),
    takeActionTrouble: assign((_, actionTrouble: Trouble) => ({ actionTrouble })),
  },
}).createMachine({
  id: "one-learner",
  context: ({ input }) => ({
    ...input,
    ...{ standing: null, trouble: null, asked: null, deed: null, actionTrouble: null },
    ...{ done: null, conversation: null, changes: 0 },
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<LearnerStanding>()(
          { target: "ready", action: "takeStanding" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      on: {
        "deed.asked": { actions: assign(({ event }) => ({ asked: event.kind, actionTrouble: null })) },
        "deed.dropped": { actions: assign({ asked: null, actionTrouble: null }) },
        "deed.confirmed": {
          guard: ({ context, event }) => context.asked === event.deed.kind,
          target: "acting",
          actions: assign(({ event }) => ({ deed: event.deed })),
        },
      },
    },
    acting: {
      invoke: {
        src: "act",
        input: ({ context }) => context,
        onDone: onAnswer<Outcome>()(
          { target: "ready", action: "takeOutcome" },
          { target: "ready", action: "takeActionTrouble" },
        ),
      },
    },
  },
});
