// Knows how one slot is run by who holds it: opened, people enrolled and taken out, called off.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer, onTrouble, onValue } from "../answering/on-answer.ts";
import type { ClassroomGateway, SlotDetails, Trouble } from "../ports/index.ts";

type Action =
  | { type: "people.enrolled"; userIds: readonly string[] }
  | { type: "person.withdrawn"; userId: string }
  | { type: "removal.confirmed" };
/** What can happen to the slot. An action that comes while another is under way is passed over. */
export type SlotEvent =
  | Action
  | { type: "retry.asked" }
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

/** One slot, to be run by XState with a `SlotInput`. What was done is read anew, for others do things there too. */
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
  actions: {
    takeSlot: assign((_, slot: SlotDetails) => ({ slot, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeActionTrouble: assign((_, actionTrouble: Trouble) => ({ actionTrouble })),
  },
}).createMachine({
  id: "slot",
  context: ({ input }) => ({ ...input, page: 1, slot: null, trouble: null, actionTrouble: null }),
  initial: "loading",
  on: {
    "page.turned": { target: ".loading", actions: assign({ page: ({ event }) => event.page }) },
    "trouble.dismissed": { actions: assign({ actionTrouble: null }) },
    "retry.asked": ".loading",
  },
  states: {
    loading: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<SlotDetails>()(
          { target: "ready", action: "takeSlot" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: {},
    ready: { on: { "people.enrolled": "acting", "person.withdrawn": "acting", "removal.confirmed": "removing" } },
    acting: {
      entry: assign({ actionTrouble: null }),
      invoke: {
        src: "act",
        input: ({ context, event }) => ({ input: context, action: event as Action }),
        onDone: onTrouble("renewing", { target: "renewing", action: "takeActionTrouble" }),
      },
    },
    /** What could not be read anew stays as it was seen last. */
    renewing: {
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
