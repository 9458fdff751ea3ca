// Knows how the same action is done on many items, one after the other: how far it is, what failed, and that it can be
// stopped.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import type { Trouble } from "../ports/index.ts";

/** The action on one item. Never throws: a failure is part of its result. */
export type BulkAct<Item> = (item: Item) => Promise<Result<unknown, Trouble>>;
/** An item on which the action failed, and why. */
export interface BulkFailure<Item> {
  readonly item: Item;
  readonly trouble: Trouble;
}
/** The result, once the action is over. */
export interface BulkOver<Item> {
  /** The items on which it was done. */
  readonly carried: readonly Item[];
  /** True where it was done on every item. */
  readonly isWhole: boolean;
}
/** The memory of the machine: once an action is over, its result. */
export interface BulkContext<Item> {
  readonly items: readonly Item[];
  readonly act: BulkAct<Item>;
  /** Is told once, when the action is over. */
  readonly tell: (over: BulkOver<Item>) => void;
  /** For how many items it was tried. */
  readonly done: number;
  readonly failures: readonly BulkFailure<Item>[];
  /** True: the remaining items are left as they are. */
  readonly isStopped: boolean;
}
/** The events of the machine. An action that is asked for while another is under way is ignored, and never told. */
export type BulkEvent<Item> =
  | { type: "bulk.asked"; items: readonly Item[]; act: BulkAct<Item>; tell?: BulkContext<Item>["tell"] }
  /** The item that is under way is the last. */
  | { type: "bulk.stopped" }
  /** The result of the last action was read. */
  | { type: "bulk.dismissed" };

/** The result so far. Pure. */
export function readOver<Item>({
  items,
  done,
  failures,
}: Pick<BulkContext<Item>, "items" | "done" | "failures">): BulkOver<Item> {
  const failed = new Set(failures.map(({ item }) => item));
  const carried = items.slice(0, done).filter((item) => !failed.has(item));
  return { carried, isWhole: carried.length === items.length };
}

/** Runs in XState without input; stopping undoes nothing. */
export const createBulk = <Item>() =>
  setup({
    types: {} as { context: BulkContext<Item>; events: BulkEvent<Item> },
    actors: {
      act: fromPromise<Result<unknown, Trouble>, BulkContext<Item>>(async ({ input: { items, act, done } }) => {
        const item = items[done];
        return item === undefined ? { ok: true, value: undefined } : act(item);
      }),
    },
    guards: {
      hasItems: ({ event }) => event.type === "bulk.asked" && event.items.length > 0,
      isLast: ({ context }) => context.isStopped || context.done + 1 >= context.items.length,
    },
    actions: {
      begin: assign(({ event }) =>
        event.type === "bulk.asked"
          ? {
              items: event.items,
              act: event.act,
              tell: event.tell ?? (() => {}),
              done: 0,
              failures: [],
              isStopped: false,
            }
          : {},
      ),
      count: assign(({ context }, result: Result<unknown, Trouble>) => {
        const item = context.items[context.done];
        const isFailed = !result.ok && item !== undefined;
        return {
          done: context.done + 1,
          failures: isFailed ? [...context.failures, { item, trouble: result.error }] : context.failures,
        };
      }),
      stop: assign({ isStopped: true }),
      tell: ({ context }) => context.tell(readOver(context)),
      forget: assign({ items: [], done: 0, failures: [], isStopped: false }),
    },
  }).createMachine({
    id: "bulk",
    context: {
      items: [],
      act: async () => ({ ok: true, value: undefined }),
      tell: () => {},
      done: 0,
      failures: [],
      isStopped: false,
    },
    initial: "idle",
    states: {
      idle: { on: { "bulk.asked": { guard: "hasItems", target: "acting", actions: "begin" } } },
      acting: {
        invoke: {
          src: "act",
          input: ({ context }) => context,
          onDone: [
            {
              guard: "isLast",
              target: "over",
              actions: { type: "count", params: ({ event }) => event.output },
            },
            {
              target: "acting",
              reenter: true,
              actions: { type: "count", params: ({ event }) => event.output },
            },
          ],
        },
        on: { "bulk.stopped": { actions: "stop" } },
      },
      over: {
        entry: "tell",
        on: {
          "bulk.dismissed": { target: "idle", actions: "forget" },
          "bulk.asked": { guard: "hasItems", target: "acting", actions: "begin" },
        },
      },
    },
  });
