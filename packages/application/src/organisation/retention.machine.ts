// Knows how an administrator chooses for how long data is kept, and is told what that deletes before it is stored.
import type { KeptDays, KeptKind } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { Forgotten, Retention, RetentionGateway, Trouble } from "../ports/index.ts";

interface Context {
  readonly gateway: RetentionGateway;
  /** Null before the first answer. */
  readonly stored: Retention | null;
  /** The choice that is not stored yet. */
  readonly chosen: KeptDays | null;
  /** What the choice would delete; null: it is still being counted, or nothing is chosen. */
  readonly forgotten: Forgotten | null;
  readonly trouble: Trouble | null;
  /** How often it was stored. */
  readonly saves: number;
}
/** The events of the machine. */
export type RetentionEvent =
  | { type: "days.chosen"; kind: KeptKind; days: number | null }
  | { type: "choice.saved" }
  | { type: "choice.dropped" }
  | { type: "retry.asked" };
type Asked = Pick<Context, "gateway" | "stored" | "chosen">;
const NONE: KeptDays = { notifications: null, visits: null, events: null, launches: null };

const isSame = (one: KeptDays | null, other: KeptDays | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Runs in XState with a `RetentionGateway`. */
export const retentionMachine = setup({
  types: {} as { context: Context; events: RetentionEvent; input: { readonly gateway: RetentionGateway } },
  actors: {
    load: fromPromise<Result<Retention, Trouble>, RetentionGateway>(({ input }) => input.read()),
    count: fromPromise<Result<Forgotten, Trouble>, Asked>(({ input: { gateway, chosen } }) =>
      gateway.count(chosen ?? NONE),
    ),
    store: fromPromise<Result<Retention, Trouble>, Asked>(({ input: { gateway, chosen, stored } }) =>
      gateway.write(chosen ?? NONE, stored?.days ?? NONE),
    ),
  },
  guards: {
    isCounted: ({ context: { forgotten } }) => forgotten !== null,
    isUnchanged: ({ context: { chosen, stored } }) => isSame(chosen, stored?.days ?? null),
    isUnknown: ({ context: { stored } }) => stored === null,
  },
  actions: {
    take: assign((_, stored: Retention) => ({ stored, chosen: stored.days, forgotten: null, trouble: null })),
    takeSaved: assign(({ context: { saves } }, stored: Retention) => ({
      ...{ stored, chosen: stored.days, forgotten: null, trouble: null },
      saves: saves + 1,
    })),
    takeForgotten: assign((_, forgotten: Forgotten) => ({ forgotten, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    choose: assign(({ context: { chosen }, event }) =>
      event.type === "days.chosen" && chosen
        ? { chosen: { ...chosen, [event.kind]: event.days }, forgotten: null, trouble: null }
        : {},
    ),
    drop: assign(({ context: { stored } }) => ({ chosen: stored?.days ?? null, forgotten: null, trouble: null })),
  },
}).createMachine({
  id: "retention",
  context: ({ input }) => ({
    ...input,
    ...{ stored: null, chosen: null, forgotten: null, trouble: null, saves: 0 },
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.gateway,
        onDone: onAnswer<Retention>()({ target: "ready", action: "take" }, { target: "ready", action: "takeTrouble" }),
      },
    },
    ready: {
      on: {
        "days.chosen": { target: "counting", actions: "choose" },
        "choice.dropped": { actions: "drop" },
        "choice.saved": { guard: "isCounted", target: "saving" },
        "retry.asked": [{ guard: "isUnknown", target: "loading" }, { target: "counting" }],
      },
    },
    /** A newer choice is counted instead. */
    counting: {
      always: { guard: "isUnchanged", target: "ready" },
      on: {
        "days.chosen": { target: "counting", reenter: true, actions: "choose" },
        "choice.dropped": { target: "ready", actions: "drop" },
      },
      invoke: {
        src: "count",
        input: ({ context }) => context,
        onDone: onAnswer<Forgotten>()(
          { target: "ready", action: "takeForgotten" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    saving: {
      invoke: {
        src: "store",
        input: ({ context }) => context,
        onDone: onAnswer<Retention>()(
          { target: "ready", action: "takeSaved" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
  },
});

/** For how long data is kept, as it is shown. */
export interface RetentionView {
  readonly phase: "loading" | "ready" | "failed";
  readonly stored: Retention | null;
  readonly chosen: KeptDays | null;
  readonly isChanged: boolean;
  readonly forgotten: Forgotten | null;
  readonly isCounting: boolean;
  readonly isSaving: boolean;
  readonly trouble: Trouble | null;
  readonly saves: number;
}

/** The view of a snapshot of `retentionMachine`. Pure. */
export function connectRetention(snapshot: SnapshotFrom<typeof retentionMachine>): RetentionView {
  const { stored, chosen, forgotten, trouble, saves } = snapshot.context;
  return {
    phase: stored ? "ready" : trouble ? "failed" : "loading",
    ...{ stored, chosen, forgotten, trouble, saves },
    isChanged: !isSame(chosen, stored?.days ?? null),
    isCounting: snapshot.matches("counting"),
    isSaving: snapshot.matches("saving"),
  };
}
