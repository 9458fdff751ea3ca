// Knows how a package is played in its frame: every word of its content is kept on the device at once, then told to the
// page.
import { chooseFirstItem, EMPTY_PACKAGE_DATA, unescapePackageData } from "@academiz/domain/scorm";
import { assign, raise } from "xstate";
import { findRequested } from "./find-requested.ts";
import type { Opening } from "./open-item.ts";
import { scormFrameSetup } from "./scorm-frame.setup.ts";

/**
 * The frame of a package, run in XState with `ScormFramePorts`, in the origin of uploaded content: it learns from its
 * page what to play and what to resume from before any content is there to ask. A commit is answered the truth:
 * `isSafe` of the context after it.
 */
export const scormFrameMachine = scormFrameSetup.createMachine({
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
    isSafe: true,
    hasWritten: false,
    isOutdated: false,
    calls: [],
    told: 0,
    hadWindows: false,
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
    "page.left": { actions: ["keepLeaving", "closeWindows"] },
    reload: { actions: ({ context }) => context.stage.reload() },
    offer: { actions: ({ context, event }) => context.stage.offerWindow(event.words) },
    "content.called": { actions: "noteCall" },
    behind: {
      actions: [
        assign(({ context: { order }, event }) =>
          order ? { order: { ...order, storedEventDate: event.eventDate } } : {},
        ),
        "keep",
      ],
    },
    outdated: { actions: ["forget", assign({ isOutdated: true, isSafe: false })] },
    "content.changed": [
      { guard: ({ context }) => context.isGone, actions: ["noteChange", "keep"] },
      { actions: "noteChange" },
    ],
    "content.committed": { actions: "keepWord" },
    "content.ended": { actions: "keepWord" },
  },
  states: {
    waiting: { on: { hello: { target: "greeted", actions: "greet" } } },
    greeted: {
      on: {
        launch: {
          target: "entering",
          actions: assign(({ event: { order }, context }) => ({
            order,
            ticket: order.ticket,
            data: unescapePackageData(order.data),
            launchedAt: context.clock.now(),
            wanted: order.rules ? null : chooseFirstItem(order.version, order.items, order.data),
          })),
        },
      },
    },
    /** The files of the package open to this browser. */
    entering: {
      invoke: {
        src: "enter",
        input: ({ context }) => context,
        onDone: "opening",
        onError: { target: "playing", actions: "tellBroken" },
      },
      on: { leave: "leaving" },
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
          actions: [
            assign(({ event }) => ({ ...event.output, wanted: null, step: null })),
            "show",
            "keepOpened",
            "tellWays",
          ],
        },
        onError: { target: "playing", actions: "tellBroken" },
      },
      on: { leave: "leaving" },
    },
    playing: {
      on: {
        "content.ended": [
          { guard: "isByRules", actions: ["keepWord", "takeStep", raise({ type: "step.taken" })] },
          {
            guard: "hasNext",
            target: "changing",
            actions: [
              "keepWord",
              assign(({ context, event }) => ({ wanted: event.request && findRequested(context, event.request) })),
            ],
          },
          { guard: "wantsToLeave", actions: ["keepWord", "tellExit"] },
          { actions: ["keepWord", "tellWays"] },
        ],
        "step.taken": [
          { guard: ({ context }) => context.step?.kind === "deliver", target: "changing" },
          { guard: ({ context }) => context.step?.kind === "over", actions: ["rest", "tellExit"] },
          { actions: ["rest", "tellWays"] },
        ],
        "content.committed": { actions: ["keepWord", "tellWays"] },
        open: { guard: "isWayOpen", target: "changing", actions: "ask" },
        go: { guard: "isWayOpen", target: "changing", actions: "ask" },
        leave: "leaving",
      },
      type: "parallel",
      states: {
        keeping: {
          initial: "resting",
          states: {
            resting: {
              on: {
                "content.changed": {
                  guard: ({ context }) => !context.isGone,
                  target: "waiting",
                  actions: "noteChange",
                },
              },
            },
            waiting: {
              after: {
                keep: [
                  { guard: "hasNews", target: "resting", actions: ["keep", "tellWays"] },
                  // A commit in between has kept it.
                  { target: "resting", actions: "tellWays" },
                ],
              },
            },
          },
        },
        ending: {
          initial: "playing",
          states: {
            playing: {
              on: { "content.ended": { guard: "hasEnded", target: "ended", actions: ["keepWord", "tellWays"] } },
            },
            ended: {
              after: { over: { target: "over", actions: "tellEnded" } },
              on: { "content.called": { guard: "begins", target: "playing", actions: "noteCall" } },
            },
            over: {
              on: { "content.called": { guard: "begins", target: "playing", actions: ["noteCall", "tellBegun"] } },
            },
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
      after: {
        leave: [
          {
            guard: "hasSaidSomething",
            target: "left",
            actions: ["settle", "keep", "tellCalls", "tellTime", "tellLeft"],
          },
          { target: "left", actions: ["settle", "tellCalls", "tellTime", "tellLeft"] },
        ],
      },
    },
    left: {},
  },
});
