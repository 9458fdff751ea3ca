// Knows how a trainer runs one slot: they open it, enrol and withdraw people, and call it off.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer, onTrouble, onValue } from "../answering/on-answer.ts";
import type { ClassroomGateway, SlotDetails, Trouble } from "../ports/index.ts";

type Action =
  | { type: "people.enrolled"; userIds: readonly string[] }
  | { type: "person.withdrawn"; userId: string }
  | { type: "removal.confirmed" };
/**
 * The events of the machine. An action that comes while another is under way is ignored; a reading gives way to an
 * action.
 */
export type SlotEvent =
  | Action
  /** Asked by the reader: a failure is told. */
  | { type: "retry.asked" }
  /** Asked by the clock: on a failure the slot stays as it was last seen, and nobody is told. */
  | { type: "slot.aged" }
  /** The page of its people, from 1. */
  | { type: "page.turned"; page: number }
  | { type: "trouble.dismissed" };

/** What the page of a slot is started with. */
export interface SlotInput {
  readonly gateway: Pick<ClassroomGateway, "readSlot" | "enrol" | "withdraw" | "remove">;
  readonly slug: string;
}
interface Context extends SlotInput {
  readonly page: number;
  /** The page of people that is shown: it stays where another one could not be read. */
  readonly shownPage: number;
  /** Null before the first answer. */
  readonly slot: SlotDetails | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  /** Why the last action was not done. */
  readonly actionTrouble: Trouble | null;
}

function act({ gateway, slug }: SlotInput, action: Action): Promise<Result<unknown, Trouble>> {
  if (action.type === "people.enrolled") return gateway.enrol(slug, action.userIds);
  if (action.type === "person.withdrawn") return gateway.withdraw(slug, action.userId);
  return gateway.remove(slug);
}

const ACTIONS = { "people.enrolled": "acting", "person.withdrawn": "acting", "removal.confirmed": "removing" } as const;

/**
 * One slot, run in XState with a `SlotInput`. After each action it is read again, because others change it too. What
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
      // The slot is read again at the end.
      on: { "page.turned": { actions: "turnPage" } },
      invoke: {
        src: "act",
        input: ({ context, event }) => ({ input: context, action: event as Action }),
        onDone: onTrouble("renewing", { target: "renewing", action: "takeActionTrouble" }),
      },
    },
    /** Where it cannot be read again, the slot stays as it was last seen. */
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
