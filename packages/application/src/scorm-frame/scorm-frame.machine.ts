// Knows how a package is played in its frame: every word of its content is kept on the device at once, then told to the page.
import { chooseFirstItem, EMPTY_PACKAGE_DATA, type LaunchSave, listLaunchable } from "@academiz/domain/scorm";
import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { findRequested } from "./find-requested.ts";
import { type Opening, openItem } from "./open-item.ts";
import type { OpenItem, ScormFrameContext, ScormFrameEvent, ScormFramePorts } from "./scorm-frame.types.ts";
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

const cut = (text: string): string => text.slice(0, LONGEST_TEXT);

/**
 * The frame of a package, to be run by XState with `ScormFramePorts`, in the origin of uploaded content: it learns from its page what to play and
 * what to resume from before any content is there to ask. A commit is answered the truth: `isSafe` of the context after it.
 */
export const scormFrameMachine = setup({
  types: {} as { context: ScormFrameContext; events: ScormFrameEvent; input: ScormFramePorts },
  actors: {
    open: fromPromise<OpenItem, Opening>(({ input }) => openItem(input)),
  },
  delays: { keep: KEEP_AFTER_MS, tellCalls: TELL_CALLS_MS, leave: LEAVE_MS },
  guards: {
    isThere: ({ context, event }) =>
      event.type === "open" &&
      listLaunchable(context.order?.items ?? []).some((one) => one.identifier === event.identifier),
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
    clearStage: ({ context }) => context.stage.clear(),
    close: assign(({ context }) => ({ data: readData(context), open: null })),
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
            wanted: chooseFirstItem(order.items, order.data),
          })),
        },
      },
    },
    opening: {
      // A package that starts nothing: its page says so.
      always: { guard: ({ context }) => context.wanted === null, target: "playing" },
      invoke: {
        src: "open",
        input: ({ context, self }): Opening => ({
          context,
          send: self.send,
          readIsSafe: () => self.getSnapshot().context.isSafe,
        }),
        onDone: {
          target: "playing",
          actions: [assign(({ event }) => ({ open: event.output, wanted: null })), "show", "keep"],
        },
        onError: { target: "playing", actions: "tellBroken" },
      },
      on: { leave: "leaving" },
    },
    playing: {
      on: {
        "content.ended": [
          {
            guard: "hasNext",
            target: "changing",
            actions: [
              "keep",
              assign(({ context, event }) => ({ wanted: event.request && findRequested(context, event.request) })),
            ],
          },
          { guard: "wantsToLeave", actions: ["keep", "tellExit"] },
          { actions: "keep" },
        ],
        open: {
          guard: "isThere",
          target: "changing",
          actions: assign(({ context, event }) => ({
            wanted:
              listLaunchable(context.order?.items ?? []).find((one) => one.identifier === event.identifier) ?? null,
          })),
        },
        leave: "leaving",
      },
      type: "parallel",
      states: {
        keeping: {
          initial: "resting",
          states: {
            resting: { on: { "content.changed": { guard: ({ context }) => !context.isGone, target: "waiting" } } },
            waiting: { after: { keep: { target: "resting", actions: "keep" } } },
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
      after: { leave: { target: "opening", actions: ["keep", "close"] } },
      on: { leave: "leaving" },
    },
    leaving: {
      entry: "clearStage",
      after: { leave: { target: "left", actions: ["keep", "tellCalls", "tellLeft"] } },
    },
    left: {},
  },
});
