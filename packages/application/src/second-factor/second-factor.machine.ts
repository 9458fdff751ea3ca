// Knows how somebody gives their account a second factor: begun with the password, confirmed with a code, and its
// recovery codes told once.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { BegunSecondFactor, SecondFactorGateway, SecondFactorState, Trouble } from "../ports/index.ts";

/** What is asked for; each but the confirmation with the password. */
export type SecondFactorAct =
  | { readonly kind: "begin" | "renew" | "remove"; readonly password: string }
  | { readonly kind: "confirm"; readonly code: string };
/** What came of it, and nothing else is remembered. */
interface Outcome {
  readonly begun: BegunSecondFactor | null;
  /** Recovery codes, which are told once. */
  readonly codes: readonly string[] | null;
}
interface Context extends Outcome {
  readonly gateway: SecondFactorGateway;
  /** Null before the first answer. */
  readonly stored: SecondFactorState | null;
  readonly act: SecondFactorAct | null;
  readonly trouble: Trouble | null;
}
/** What can happen to it. */
export type SecondFactorEvent =
  | { type: "act.asked"; act: SecondFactorAct }
  /** The recovery codes were written down. */
  | { type: "codes.kept" }
  /** What was begun is given up. */
  | { type: "setup.left" }
  | { type: "retry.asked" };

const NOTHING: Outcome = { begun: null, codes: null };

async function perform({ gateway, act }: Pick<Context, "gateway" | "act">): Promise<Result<Outcome, Trouble>> {
  if (act === null) return { ok: true, value: NOTHING };
  if (act.kind === "begin") {
    const begun = await gateway.begin(act.password);
    return begun.ok ? { ok: true, value: { ...NOTHING, begun: begun.value } } : begun;
  }
  if (act.kind === "remove") {
    const removed = await gateway.remove(act.password);
    return removed.ok ? { ok: true, value: NOTHING } : removed;
  }
  const codes = await (act.kind === "confirm" ? gateway.confirm(act.code) : gateway.renew(act.password));
  return codes.ok ? { ok: true, value: { ...NOTHING, codes: codes.value } } : codes;
}

/** The second factor of one's own account, run in XState with a `SecondFactorGateway`. */
export const secondFactorMachine = setup({
  types: {} as { context: Context; events: SecondFactorEvent; input: { readonly gateway: SecondFactorGateway } },
  actors: {
    load: fromPromise<Result<SecondFactorState, Trouble>, SecondFactorGateway>(({ input }) => input.read()),
    perform: fromPromise<Result<Outcome, Trouble>, Context>(({ input }) => perform(input)),
  },
  actions: {
    /** A trouble stays told: it may be why it was read anew. */
    take: assign((_, stored: SecondFactorState) => ({ stored })),
    takeOutcome: assign((_, outcome: Outcome) => ({ ...outcome, act: null, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble, act: null })),
    choose: assign((_, { act }: { act: SecondFactorAct }) => ({ act, trouble: null })),
    forget: assign({ ...NOTHING, trouble: null }),
    forgetOutcome: assign(NOTHING),
  },
  guards: {
    isTold: ({ context }) => context.begun !== null || context.codes !== null,
    isOutdated: ({ context }) => context.trouble?.kind === "conflict",
  },
}).createMachine({
  id: "second-factor",
  context: ({ input }) => ({ ...input, ...NOTHING, stored: null, act: null, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.gateway,
        onDone: onAnswer<SecondFactorState>()(
          { target: "ready", action: "take" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    ready: {
      on: {
        "act.asked": { target: "acting", actions: { type: "choose", params: ({ event }) => ({ act: event.act }) } },
        "codes.kept": { target: "loading", actions: "forget" },
        "setup.left": { target: "loading", actions: "forget" },
        "retry.asked": { target: "loading", actions: "forget" },
      },
    },
    acting: {
      invoke: {
        src: "perform",
        input: ({ context }) => context,
        onDone: onAnswer<Outcome>()(
          { target: "acted", action: "takeOutcome" },
          { target: "refused", action: "takeTrouble" },
        ),
      },
    },
    /** What brought something to tell is told first; the rest is read anew. */
    acted: { always: [{ guard: "isTold", target: "ready" }, { target: "loading" }] },
    /** What it was changed to elsewhere is read anew. */
    refused: {
      always: [{ guard: "isOutdated", target: "loading", actions: "forgetOutcome" }, { target: "ready" }],
    },
  },
});

/** A second factor as it is shown. */
export interface SecondFactorView extends Outcome {
  readonly phase: "loading" | "failed" | "off" | "setting-up" | "codes" | "on";
  readonly stored: SecondFactorState | null;
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `secondFactorMachine`. Pure. */
export function connectSecondFactor(snapshot: SnapshotFrom<typeof secondFactorMachine>): SecondFactorView {
  const { stored, begun, codes, trouble } = snapshot.context;
  return { phase: phaseOf(snapshot), stored, begun, codes, trouble, isBusy: !snapshot.matches("ready") };
}

function phaseOf({ context }: SnapshotFrom<typeof secondFactorMachine>): SecondFactorView["phase"] {
  const { stored, begun, codes, trouble } = context;
  if (codes) return "codes";
  if (begun) return "setting-up";
  if (stored) return stored.since === null ? "off" : "on";
  return trouble ? "failed" : "loading";
}
