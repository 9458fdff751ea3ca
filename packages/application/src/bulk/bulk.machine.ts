// Knows how the same is done with many, one after the other: how far it is, what failed of it, and that it can be
// stopped.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import type { Trouble } from "../ports/index.ts";

/** What is done with one of them. Never throws: failures are the result's. */
export type BulkAct<Item> = (item: Item) => Promise<Result<unknown, Trouble>>;
/** One with which it could not be done, and why. */
export interface BulkFailure<Item> {
  readonly item: Item;
  readonly trouble: Trouble;
}
/** What came of it, once it is over. */
export interface BulkOver<Item> {
  /** With which it was done. */
  readonly carried: readonly Item[];
  /** With each of them, none left out. */
  readonly isWhole: boolean;
}
/** What doing it with many remembers: of the last time, once that is over. */
export interface BulkContext<Item> {
  readonly items: readonly Item[];
  readonly act: BulkAct<Item>;
  /** Hears once that it is over. */
  readonly tell: (over: BulkOver<Item>) => void;
  /** With how many it was tried. */
  readonly done: number;
  readonly failures: readonly BulkFailure<Item>[];
  /** The others are left as they are. */
  readonly isStopped: boolean;
}
/** What can happen to it. What is asked for while something is under way is passed over, and never told of. */
export type BulkEvent<Item> =
  | { type: "bulk.asked"; items: readonly Item[]; act: BulkAct<Item>; tell?: BulkContext<Item>["tell"] }
  /** The one that is under way is the last. */
  | { type: "bulk.stopped" }
  /** What was told of the last time was read. */
  | { type: "bulk.dismissed" };

/** What came of it so far. Pure. */
export function readOver<Item>({
  items,
  done,
  failures,
}: Pick<BulkContext<Item>, "items" | "done" | "failures">): BulkOver<Item> {
  const failed = new Set(failures.map(({ item }) => item));
  const carried = items.slice(0, done).filter((item) => !failed.has(item));
  return { carried, isWhole: carried.length === items.length };
}

/** To be run by XState without input; nothing is undone when it is stopped. */
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
