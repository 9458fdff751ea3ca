// Knows how a package is played in its frame: every word of its content is kept on the device at once, then told to the page.
import {
  chooseFirstItem,
  EMPTY_PACKAGE_DATA,
  findNeighbour,
  isOpen,
  type LaunchSave,
  listLaunchable,
  type ScormActivity,
} from "@academiz/domain/scorm";
import { assign, enqueueActions, fromPromise, raise, setup } from "xstate";
import { findRequested } from "./find-requested.ts";
import { type Opened, type Opening, openItem } from "./open-item.ts";
import { readWays } from "./read-ways.ts";
import type { ScormFrameContext, ScormFrameEvent, ScormFramePorts } from "./scorm-frame.types.ts";
import { readData, takeSave } from "./take-save.ts";

/** What a content wrote without a commit is kept as if it had committed, after this pause. */
const KEEP_AFTER_MS = 200;
/** Calls are told in bundles. */
const TELL_CALLS_MS = 2_000;
const MOST_CALLS = 500;
const LONGEST_TEXT = 500;
/** §9.26: what a content says on its way out is waited for. */
const LEAVE_MS = 100;

/** What the page around it cannot hear any more goes to the server. */
function sayLast({ ticket, calls, sendLeaving }: ScormFrameContext, progress: LaunchSave, isEnd: boolean): void {
  if (ticket !== null) sendLeaving(ticket, { progress, calls, isEnd });
}

/** The item that the learner asks for; null where that way is not open. By rules the item is theirs to say: what is asked is where it begins. */
function findAsked(context: ScormFrameContext, event: ScormFrameEvent): ScormActivity | null {
  const { order, open, ways } = context;
  if (!order || !ways) return null;
  const launchable = listLaunchable(order.items);
  if (event.type === "open")
    return launchable.find(({ identifier }) => identifier === event.identifier && isOpen(ways, identifier)) ?? null;
  if (event.type !== "go" || !ways[event.to]) return null;
  if (order.rules) return open?.activity ?? launchable[0] ?? null;
  return open && findNeighbour(order.items, open.activity.identifier, event.to === "next" ? 1 : -1);
}

const cut = (text: string): string => text.slice(0, LONGEST_TEXT);

/**
 * The frame of a package, to be run by XState with `ScormFramePorts`, in the origin of uploaded content: it learns from its page what to play and
 * what to resume from before any content is there to ask. A commit is answered the truth: `isSafe` of the context after it.
 */
export const scormFrameMachine = setup({
  types: {} as { context: ScormFrameContext; events: ScormFrameEvent; input: ScormFramePorts },
  actors: {
    open: fromPromise<Opened, Opening>(({ input }) => openItem(input)),
  },
  delays: { keep: KEEP_AFTER_MS, tellCalls: TELL_CALLS_MS, leave: LEAVE_MS },
  guards: {
    isWayOpen: ({ context, event }) => findAsked(context, event) !== null,
    isByRules: ({ context }) => context.pack !== null,
    hasNext: ({ context, event }) =>
      event.type === "content.ended" && event.request !== null && findRequested(context, event.request) !== null,
    wantsToLeave: ({ event }) => event.type === "content.ended" && event.request !== null,
  },
  actions: {
    greet: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "hello") return;
      const journal = event.journal && context.openJournal(event.journal);
      enqueue.assign({ journal });
      enqueue(() => context.tellPage({ type: "ready", leftover: journal?.read() ?? null }));
    }),
    /** On the device first, then to the page. */
    keep: enqueueActions(({ context, event, enqueue }) => {
      const taken = takeSave(context);
      if (!taken) return;
      // Where nothing is kept at all there is nothing to lose.
      const isSafe = context.ticket === null || (context.journal?.keep(taken.save) ?? false);
      const isEnd = event.type === "content.ended";
      enqueue.assign({ ...taken, isSafe });
      enqueue(() => context.tellPage({ type: "progress", save: taken.save, isSafe, isEnd }));
      // A content hears of its end after the page around it does, and may still have something to say.
      if (!context.isGone) return;
      enqueue(() => sayLast(context, taken.save, true));
      enqueue.assign({ calls: [] });
    }),
    keepLeaving: enqueueActions(({ context, event, enqueue }) => {
      const taken = takeSave(context);
      if (!taken) return;
      if (context.ticket !== null) context.journal?.keep(taken.save);
      // Hidden comes after gone, and takes nothing of it back.
      const isGone = context.isGone || (event.type === "page.left" && event.isGone);
      enqueue.assign({ ...taken, isGone, calls: [] });
      enqueue(() => sayLast(context, taken.save, isGone));
    }),
    noteCall: assign(({ context, event }) => {
      if (event.type !== "content.called" || !context.open) return {};
      const { name, args, result, error } = event.call;
      const call = {
        at: context.clock.now() - context.launchedAt,
        item: context.open.activity.identifier,
        name,
        args: args.slice(0, 3).map(cut),
        result: cut(result),
        error,
      };
      return { calls: [...context.calls.slice(1 - MOST_CALLS), call] };
    }),
    tellCalls: enqueueActions(({ context, enqueue }) => {
      if (context.calls.length === 0) return;
      enqueue(() => context.tellPage({ type: "calls", calls: [...context.calls] }));
      enqueue.assign({ calls: [] });
    }),
    forget: ({ context, event }) => {
      if (event.type === "stored") context.journal?.forget(event.eventDate);
    },
    show: ({ context: { open, order, stage, tellPage } }) => {
      if (!open || !order) return;
      tellPage({ type: "opened", identifier: open.activity.identifier });
      stage.show(order.contentUrl + open.activity.href, open.activity.title, open.running);
    },
    /** What the open content says has opened a way, or closed one. */
    tellWays: enqueueActions(({ context, enqueue }) => {
      const ways = context.isGone ? null : readWays(context);
      if (!ways || JSON.stringify(ways) === JSON.stringify(context.ways)) return;
      enqueue.assign({ ways });
      enqueue(() => context.tellPage({ type: "ways", ways }));
    }),
    /** The rules are asked when the content has gone: until then its end means what the learner wants. */
    ask: assign(({ context, event }) => {
      const wanted = findAsked(context, event);
      if (!context.pack) return { wanted };
      if (event.type === "go") context.pack.wish({ kind: event.to === "next" ? "continue" : "previous" });
      if (event.type === "open") context.pack.wish({ kind: "choice", identifier: event.identifier });
      return {};
    }),
    askToSuspend: ({ context }) => context.pack?.wish({ kind: "suspendAll" }),
    settle: assign(({ context: { pack, step } }) => {
      if (!pack) return {};
      pack.settle();
      // Where the rules have led already, the learner goes there.
      return step ? {} : { step: pack.takeStep() };
    }),
    takeStep: assign(({ context: { pack } }) => (pack ? { step: pack.takeStep() } : {})),
    clearStage: ({ context }) => context.stage.clear(),
    close: assign(({ context }) => ({ data: readData(context), open: null })),
    rest: assign({ step: null }),
    tellExit: ({ context }) => context.tellPage({ type: "exit" }),
    tellLeft: ({ context }) => context.tellPage({ type: "left" }),
    tellBroken: ({ context }) => context.tellPage({ type: "broken" }),
  },
}).createMachine({
  id: "scorm-frame",
  context: ({ input }) => ({
    ...input,
    journal: null,
    order: null,
    ticket: null,
    data: EMPTY_PACKAGE_DATA,
    open: null,
    wanted: null,
    pack: null,
    step: null,
    ways: null,
    launchedAt: 0,
    save: null,
    isSafe: false,
    calls: [],
    isGone: false,
  }),
  initial: "waiting",
  on: {
    stored: {
      actions: [
        "forget",
        assign(({ context, event }) => (event.eventDate >= (context.save?.eventDate ?? "") ? { isSafe: true } : {})),
      ],
    },
    ticket: { actions: assign({ ticket: ({ event }) => event.ticket }) },
    "page.left": { actions: "keepLeaving" },
    "content.called": { actions: "noteCall" },
    "content.changed": { guard: ({ context }) => context.isGone, actions: "keep" },
    "content.committed": { actions: "keep" },
    "content.ended": { actions: "keep" },
  },
  states: {
    waiting: { on: { hello: { target: "greeted", actions: "greet" } } },
    greeted: {
      on: {
        launch: {
          target: "opening",
          actions: assign(({ event: { order }, context }) => ({
            order,
            ticket: order.ticket,
            data: order.data,
            launchedAt: context.clock.now(),
            wanted: order.rules ? null : chooseFirstItem(order.version, order.items, order.data),
          })),
        },
      },
    },
    opening: {
      // A package that starts nothing: its page says so.
      always: { guard: ({ context }) => context.wanted === null && !context.order?.rules, target: "playing" },
      invoke: {
        src: "open",
        input: ({ context, self }): Opening => ({
          context,
          send: self.send,
          readIsSafe: () => self.getSnapshot().context.isSafe,
        }),
        onDone: {
          target: "playing",
          actions: [assign(({ event }) => ({ ...event.output, wanted: null, step: null })), "show", "keep", "tellWays"],
        },
        onError: { target: "playing", actions: "tellBroken" },
      },
      on: { leave: "leaving" },
    },
    playing: {
      on: {
        "content.ended": [
          { guard: "isByRules", actions: ["keep", "takeStep", raise({ type: "step.taken" })] },
          {
            guard: "hasNext",
            target: "changing",
            actions: [
              "keep",
              assign(({ context, event }) => ({ wanted: event.request && findRequested(context, event.request) })),
            ],
          },
          { guard: "wantsToLeave", actions: ["keep", "tellExit"] },
          { actions: ["keep", "tellWays"] },
        ],
        "step.taken": [
          { guard: ({ context }) => context.step?.kind === "deliver", target: "changing" },
          { guard: ({ context }) => context.step?.kind === "over", actions: ["rest", "tellExit"] },
          { actions: ["rest", "tellWays"] },
        ],
        "content.committed": { actions: ["keep", "tellWays"] },
        open: { guard: "isWayOpen", target: "changing", actions: "ask" },
        go: { guard: "isWayOpen", target: "changing", actions: "ask" },
        leave: "leaving",
      },
      type: "parallel",
      states: {
        keeping: {
          initial: "resting",
          states: {
            resting: { on: { "content.changed": { guard: ({ context }) => !context.isGone, target: "waiting" } } },
            waiting: { after: { keep: { target: "resting", actions: ["keep", "tellWays"] } } },
          },
        },
        telling: {
          initial: "resting",
          states: { resting: { after: { tellCalls: { target: "resting", reenter: true, actions: "tellCalls" } } } },
        },
      },
    },
    changing: {
      entry: "clearStage",
      after: {
        leave: [
          { guard: "isByRules", target: "settling", actions: ["settle", "keep", "close"] },
          { target: "opening", actions: ["keep", "close"] },
        ],
      },
      on: { leave: "leaving" },
    },
    settling: {
      always: [
        { guard: ({ context }) => context.step?.kind === "over", target: "playing", actions: ["rest", "tellExit"] },
        { target: "opening" },
      ],
    },
    leaving: {
      entry: ["askToSuspend", "clearStage"],
      after: { leave: { target: "left", actions: ["settle", "keep", "tellCalls", "tellLeft"] } },
    },
    left: {},
  },
});
