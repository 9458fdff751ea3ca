// Knows how somebody reads the terms of use of their organisation, and accepts the version that they read.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer, onTrouble } from "../answering/on-answer.ts";
import type { OwnTerms, OwnTermsGateway, Trouble } from "../ports/index.ts";

interface Context {
  readonly gateway: OwnTermsGateway;
  /** Null before the first answer. */
  readonly shown: OwnTerms | null;
  readonly trouble: Trouble | null;
}
type Accepted = Pick<Context, "gateway"> & { readonly version: number };

/** Runs in XState with an `OwnTermsGateway`. `settled`: nothing is left to accept. */
export const ownTermsMachine = setup({
  types: {} as {
    context: Context;
    events: { type: "terms.accepted" } | { type: "retry.asked" };
    input: Pick<Context, "gateway">;
  },
  actors: {
    load: fromPromise<Result<OwnTerms, Trouble>, OwnTermsGateway>(({ input }) => input.read()),
    accept: fromPromise<Result<unknown, Trouble>, Accepted>(({ input }) => input.gateway.accept(input.version)),
  },
  guards: {
    isSettled: ({ context: { shown } }) => shown !== null && (shown.terms === null || shown.acceptedAt !== null),
    isChanged: ({ context: { trouble } }) => trouble?.detail === "terms.changed",
  },
  actions: {
    take: assign((_, shown: OwnTerms) => ({ shown })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    forgetTrouble: assign({ trouble: null }),
  },
}).createMachine({
  id: "own-terms",
  context: ({ input }) => ({ ...input, shown: null, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.gateway,
        onDone: onAnswer<OwnTerms>()(
          { target: "reading", action: "take" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": { target: "loading", actions: "forgetTrouble" } } },
    reading: {
      always: { guard: "isSettled", target: "settled" },
      on: { "terms.accepted": { target: "accepting", actions: "forgetTrouble" } },
    },
    accepting: {
      invoke: {
        src: "accept",
        input: ({ context: { gateway, shown } }) => ({ gateway, version: shown?.terms?.version ?? 0 }),
        onDone: onTrouble("settled", { target: "refused", action: "takeTrouble" }),
      },
    },
    /** Another version was written meanwhile: it is read before it is accepted. */
    refused: { always: [{ guard: "isChanged", target: "loading" }, { target: "reading" }] },
    settled: {},
  },
});

export interface OwnTermsView {
  readonly phase: "loading" | "failed" | "reading" | "settled";
  /** Null before the first answer. */
  readonly shown: OwnTerms | null;
  readonly isAccepting: boolean;
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `ownTermsMachine`. Pure. */
export function connectOwnTerms(snapshot: SnapshotFrom<typeof ownTermsMachine>): OwnTermsView {
  const { shown, trouble } = snapshot.context;
  const isAccepting = snapshot.matches("accepting");
  const phase = snapshot.matches("failed")
    ? "failed"
    : snapshot.matches("settled")
      ? "settled"
      : snapshot.matches("loading")
        ? "loading"
        : "reading";
  return { phase, shown, trouble, isAccepting };
}
