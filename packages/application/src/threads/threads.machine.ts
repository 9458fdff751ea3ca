// Knows how somebody goes through the threads about a product, reads one, and settles it.
import type { Result } from "@academiz/domain/kernel";
import { assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import { connectLoading, createLoading, type Loaded, startLoading } from "../listing/index.ts";
import type { ThreadDetails, ThreadGateway, ThreadHead, ThreadsAbout, Trouble } from "../ports/index.ts";
import type { ThreadsEvent, ThreadsFilter, ThreadsInput, ThreadsShown } from "./threads.types.ts";

interface Context extends ThreadsInput {
  readonly list: Loaded<ThreadsAbout, readonly ThreadHead[]>;
  /** Null while nothing is looked at. */
  readonly shown: ThreadsShown | null;
  readonly filter: ThreadsFilter;
  /** The thread that is looked at; null while it is on its way. */
  readonly details: ThreadDetails | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  /** Why it could not be settled, or a message not be deleted. */
  readonly actTrouble: Trouble | null;
  /** The thread that is settled, or of which a message goes. */
  readonly actedOn: string | null;
  /** What was asked for meanwhile, to be done one after the other. */
  readonly queue: readonly Act[];
}
type Act = Extract<ThreadsEvent, { type: "thread.settled" | "message.removed" }>;

const carryOut = (gateway: ThreadGateway, act: Act): Promise<Result<ThreadDetails | null, Trouble>> =>
  act.type === "thread.settled" ? gateway.settle(act.slug, act.isResolved) : gateway.remove(act.slug, act.number);

/** The open ones about one part: none where no part is named. */
const listOpenAt = (heads: readonly ThreadHead[] | null, slug: string | undefined): readonly ThreadHead[] =>
  (heads ?? []).filter(({ place, resolved }) => slug !== undefined && place?.slug === slug && resolved === null);

const lastNumberOf = ({ messages }: ThreadDetails): number => messages.at(-1)?.number ?? 0;

/** The threads about one product, run in XState with a `ThreadsInput`. */
export const threadsMachine = setup({
  types: {} as { context: Context; events: ThreadsEvent; input: ThreadsInput },
  actors: {
    list: createLoading<ThreadsAbout, readonly ThreadHead[]>("threads-list"),
    read: fromPromise<Result<ThreadDetails, Trouble>, { gateway: ThreadGateway; slug: string }>(
      ({ input: { gateway, slug } }) => gateway.read(slug),
    ),
    mark: fromPromise<Result<void, Trouble>, { gateway: ThreadGateway; thread: ThreadDetails }>(
      ({ input: { gateway, thread } }) => gateway.mark(thread.slug, lastNumberOf(thread)),
    ),
    act: fromPromise<Result<ThreadDetails | null, Trouble>, { gateway: ThreadGateway; act: Act }>(
      ({ input: { gateway, act } }) => carryOut(gateway, act),
    ),
  },
  actions: {
    reload: sendTo("list", { type: "retry.asked" }),
    show: assign((_, shown: ThreadsShown | null) => ({ shown, details: null, trouble: null, actTrouble: null })),
    showOnlyOne: assign(({ context: { list } }, near: string | undefined) => ({
      shown: { kind: "thread" as const, slug: listOpenAt(list.shown, near)[0]?.slug ?? "" },
      ...{ details: null, trouble: null, actTrouble: null },
    })),
    takeDetails: assign((_, details: ThreadDetails) => ({ details, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeActTrouble: assign((_, actTrouble: Trouble) => ({ actTrouble })),
    noteAct: assign((_, { slug }: Act) => ({ actedOn: slug, actTrouble: null })),
    queueAct: assign(({ context: { queue } }, act: Act) => ({ queue: [...queue, act] })),
    /** What is next in the queue is told as if it were asked for now. */
    tellNext: enqueueActions(({ enqueue, context: { queue } }) => {
      const [next, ...rest] = queue;
      if (!next) return;
      enqueue.assign({ queue: rest });
      enqueue.raise(next);
    }),
    /** Of the part that is asked about the open ones are told. */
    filterNear: assign(({ context: { filter } }, near: string | undefined) => ({
      filter: near === undefined ? filter : ("open" as const),
    })),
    /** What was answered of the thread that is looked at takes its place; one that is gone leads back to the list. */
    takeActed: enqueueActions(({ enqueue, context }, thread: ThreadDetails | null) => {
      const { shown, actedOn } = context;
      if (shown?.kind !== "thread" || shown.slug !== actedOn) return;
      if (thread) enqueue.assign({ details: thread });
      else enqueue.raise({ type: "list.opened" });
    }),
    dismiss: assign({ actTrouble: null }),
  },
  guards: {
    isOnlyOne: ({ context: { list } }, near: string | undefined) => listOpenAt(list.shown, near).length === 1,
    isUnread: ({ context: { details, isReader } }) => !isReader && details !== null && details.unread > 0,
    /** It was marked by another look at it, and the list does not know yet. */
    isListBehind: ({ context: { details, list } }) =>
      details?.unread === 0 && list.shown?.some(({ slug, unread }) => slug === details.slug && unread > 0) === true,
    isThreadShown: ({ context: { shown } }) => shown?.kind === "thread",
    isToldShown: ({ context: { shown }, event }) =>
      event.type === "thread.told" &&
      (shown?.kind === "new" || (shown?.kind === "thread" && shown.slug === event.thread.slug)),
  },
}).createMachine({
  id: "threads",
  context: ({ input }) => ({
    ...input,
    list: startLoading(input.about),
    ...{ shown: null, filter: "open", details: null, trouble: null, actTrouble: null, actedOn: null, queue: [] },
  }),
  invoke: {
    id: "list",
    src: "list",
    input: ({ context: { gateway, about } }) => ({ load: (wanted) => gateway.list(wanted), criteria: about }),
    onSnapshot: { actions: assign({ list: ({ event }) => connectLoading(event.snapshot) }) },
  },
  type: "parallel",
  states: {
    looking: {
      initial: "elsewhere",
      on: {
        "list.opened": [
          {
            guard: { type: "isOnlyOne", params: ({ event: { near } }) => near },
            target: ".reading",
            actions: [
              { type: "showOnlyOne", params: ({ event: { near } }) => near },
              { type: "filterNear", params: ({ event: { near } }) => near },
            ],
          },
          {
            target: ".elsewhere",
            actions: [
              { type: "show", params: ({ event: { near } }) => ({ kind: "list", near: near ?? null }) },
              { type: "filterNear", params: ({ event: { near } }) => near },
              "reload",
            ],
          },
        ],
        "new.begun": {
          target: ".elsewhere",
          actions: { type: "show", params: ({ event: { place } }) => ({ kind: "new", place }) },
        },
        "thread.opened": {
          target: ".reading",
          actions: { type: "show", params: ({ event: { slug } }) => ({ kind: "thread", slug }) },
        },
        "threads.left": { target: ".elsewhere", actions: { type: "show", params: null } },
        "thread.told": [
          {
            guard: "isToldShown",
            target: ".seen",
            actions: [
              { type: "show", params: ({ event: { thread } }) => ({ kind: "thread", slug: thread.slug }) },
              { type: "takeDetails", params: ({ event: { thread } }) => thread },
              "reload",
            ],
          },
          { actions: "reload" },
        ],
        "threads.looked": [{ guard: "isThreadShown", target: ".reading", actions: "reload" }, { actions: "reload" }],
      },
      states: {
        elsewhere: {},
        reading: {
          invoke: {
            src: "read",
            input: ({ context: { gateway, shown } }) => ({ gateway, slug: shown?.kind === "thread" ? shown.slug : "" }),
            onDone: onAnswer<ThreadDetails>()(
              { target: "seen", action: "takeDetails" },
              { target: "failed", action: "takeTrouble" },
            ),
          },
        },
        failed: {},
        // It stands on the screen: what others wrote is read. Where that is not kept it is unread the next time.
        seen: {
          always: [
            { guard: "isUnread", target: "marking" },
            { guard: "isListBehind", target: "marked", actions: "reload" },
          ],
        },
        marking: {
          invoke: {
            src: "mark",
            input: ({ context }) => ({ gateway: context.gateway, thread: context.details as ThreadDetails }),
            onDone: {
              target: "marked",
              actions: "reload",
            },
          },
        },
        marked: {},
      },
    },
    acting: {
      initial: "idle",
      on: { "trouble.dismissed": { actions: "dismiss" } },
      states: {
        idle: {
          entry: "tellNext",
          on: {
            "thread.settled": { target: "busy", actions: { type: "noteAct", params: ({ event }) => event } },
            "message.removed": { target: "busy", actions: { type: "noteAct", params: ({ event }) => event } },
          },
        },
        busy: {
          on: {
            "thread.settled": { actions: { type: "queueAct", params: ({ event }) => event } },
            "message.removed": { actions: { type: "queueAct", params: ({ event }) => event } },
          },
          invoke: {
            src: "act",
            input: ({ context, event }) => ({ gateway: context.gateway, act: event as Act }),
            onDone: onAnswer<ThreadDetails | null>()(
              { target: "done", action: "takeActed" },
              { target: "idle", action: "takeActTrouble" },
            ),
          },
        },
        // What the others see has changed too.
        done: { always: { target: "idle", actions: "reload" } },
      },
    },
    filtering: { on: { "filter.chosen": { actions: assign({ filter: ({ event }) => event.filter }) } } },
  },
});
