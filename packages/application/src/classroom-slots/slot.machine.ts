// Knows how one slot is run by who holds it: opened, people enrolled and taken out, called off.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer, onTrouble, onValue } from "../answering/on-answer.ts";
import type { ClassroomGateway, SlotDetails, Trouble } from "../ports/index.ts";

type Action =
  | { type: "people.enrolled"; userIds: readonly string[] }
  | { type: "person.withdrawn"; userId: string }
  | { type: "removal.confirmed" };
/**
 * What can happen to the slot. An action that comes while another is under way is passed over; a reading gives way to it.
 */
export type SlotEvent =
  | Action
  /** By whoever looks: a failure is told. */
  | { type: "retry.asked" }
  /** By the clock: what cannot be read now stays as it was seen last, and nobody is told. */
  | { type: "slot.aged" }
  /** From 1, of its people. */
  | { type: "page.turned"; page: number }
  | { type: "trouble.dismissed" };

/** What the page of a slot is started with. */
export interface SlotInput {
  readonly gateway: Pick<ClassroomGateway, "readSlot" | "enrol" | "withdraw" | "remove">;
  readonly slug: string;
}
interface Context extends SlotInput {
  readonly page: number;
  /** The page of the people who are shown: one that could not be had is not turned to. */
  readonly shownPage: number;
  /** Null before the first answer. */
  readonly slot: SlotDetails | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  /** Why what was asked for was not done. */
  readonly actionTrouble: Trouble | null;
}

function act({ gateway, slug }: SlotInput, action: Action): Promise<Result<unknown, Trouble>> {
  if (action.type === "people.enrolled") return gateway.enrol(slug, action.userIds);
  if (action.type === "person.withdrawn") return gateway.withdraw(slug, action.userId);
  return gateway.remove(slug);
}

const ACTIONS = { "people.enrolled": "acting", "person.withdrawn": "acting", "removal.confirmed": "removing" } as const;

/**
 * One slot, to be run by XState with a `SlotInput`. What was done is read anew, for others do things there too. What
 * was shown once stays, whatever happens to the network: a room may be looking at its code.
 */
export const slotMachine = setup({
  types: {} as { context: Context; events: SlotEvent; input: SlotInput },
  actors: {
    read: fromPromise<Result<SlotDetails, Trouble>, Context>(({ input: { gateway, slug, page } }) =>
      gateway.readSlot(slug, page),
    ),
    act: fromPromise<Result<unknown, Trouble>, { readonly input: SlotInput; readonly action: Action }>(
      ({ input: { input, action } }) => act(input, action),
    ),
  },
  guards: { isShown: ({ context }) => context.slot !== null },
  actions: {
    takeSlot: assign(({ context }, slot: SlotDetails) => ({ slot, trouble: null, shownPage: context.page })),
    takeTrouble: assign(({ context: { slot, shownPage } }, trouble: Trouble) =>
      slot === null ? { trouble } : { actionTrouble: trouble, page: shownPage },
    ),
    turnPage: assign(({ event }) => (event.type === "page.turned" ? { page: event.page } : {})),
    takeActionTrouble: assign((_, actionTrouble: Trouble) => ({ actionTrouble })),
  },
}).createMachine({
  id: "slot",
  context: ({ input }) => ({ ...input, page: 1, shownPage: 1, slot: null, trouble: null, actionTrouble: null }),
  initial: "loading",
  on: { "trouble.dismissed": { actions: assign({ actionTrouble: null }) } },
  states: {
    loading: {
      on: { ...ACTIONS, "page.turned": { target: "loading", reenter: true, actions: "turnPage" } },
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<SlotDetails>()(
          { target: "ready", action: "takeSlot" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { always: { guard: "isShown", target: "ready" }, on: { "retry.asked": "loading" } },
    ready: {
      on: {
        ...ACTIONS,
        "page.turned": { target: "loading", actions: "turnPage" },
        "retry.asked": "loading",
        "slot.aged": "renewing",
      },
    },
    acting: {
      entry: assign({ actionTrouble: null }),
      // It is read anew in the end.
      on: { "page.turned": { actions: "turnPage" } },
      invoke: {
        src: "act",
        input: ({ context, event }) => ({ input: context, action: event as Action }),
        onDone: onTrouble("renewing", { target: "renewing", action: "takeActionTrouble" }),
      },
    },
    /** What could not be read anew stays as it was seen last. */
    renewing: {
      on: { ...ACTIONS, "page.turned": { target: "loading", actions: "turnPage" }, "retry.asked": "loading" },
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onValue<SlotDetails>()({ target: "ready", action: "takeSlot" }, "ready"),
      },
    },
    removing: {
      entry: assign({ actionTrouble: null }),
      invoke: {
        src: "act",
        input: ({ context, event }) => ({ input: context, action: event as Action }),
        onDone: onTrouble("removed", { target: "renewing", action: "takeActionTrouble" }),
      },
    },
    removed: { type: "final" },
  },
});

/** A slot as it is shown. */
export interface SlotView {
  readonly phase: "loading" | "ready" | "failed" | "removed";
  readonly slot: SlotDetails | null;
  /** Of its people, from 1. */
  readonly page: number;
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  readonly actionTrouble: Trouble | null;
}

/** The view of a snapshot of `slotMachine`. Pure. */
export function connectSlot(snapshot: SnapshotFrom<typeof slotMachine>): SlotView {
  const { slot, page, trouble, actionTrouble } = snapshot.context;
  const phase = snapshot.matches("removed")
    ? ("removed" as const)
    : snapshot.matches("failed")
      ? ("failed" as const)
      : slot === null
        ? ("loading" as const)
        : ("ready" as const);
  const isBusy = (["acting", "renewing", "removing"] as const).some((state) => snapshot.matches(state));
  return { phase, slot, page, isBusy, trouble, actionTrouble };
}
