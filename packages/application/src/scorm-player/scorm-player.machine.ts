// Knows how an uploaded package is played: its frame is told what to resume from, and what it reports is stored.
import { EMPTY_PACKAGE_DATA } from "@academiz/domain/scorm";
import { not } from "xstate";
import { onAnswer, onValue } from "../answering/on-answer.ts";
import type { ScormLaunch } from "../ports/index.ts";
import { savingOf, scormPlayerSetup } from "./scorm-player.setup.ts";

/**
 * A learner in an uploaded package, run in XState with a `ScormPlayerInput`. It launches the package, hands its frame
 * what is stored, or what an earlier launch left on the device where that is newer, and stores what the frame reports,
 * tried again after 2, 4, 8 … 60 seconds.
 */
export const scormPlayerMachine = scormPlayerSetup.createMachine({
  id: "scorm-player",
  context: ({ input }) => ({
    ...input,
    launch: null,
    journal: null,
    trouble: null,
    tellFrame: null,
    data: EMPTY_PACKAGE_DATA,
    storedWord: null,
    save: null,
    shown: null,
    isAway: false,
    isEnded: false,
    ways: null,
    unsaved: null,
    ended: null,
    told: null,
    isSafe: true,
    blockedWindows: 0,
    calls: [],
    seconds: 0,
    saveTrouble: null,
    answer: null,
    savedAt: null,
    standing: "stored",
    isUnloading: false,
  }),
  initial: "loading",
  on: {
    "frame.told": { actions: "hear" },
    "page.unloading": { actions: "noteUnloading" },
  },
  states: {
    loading: {
      invoke: {
        src: "launch",
        input: ({ context }) => context,
        onDone: onAnswer<ScormLaunch>()(
          { target: "opening", action: "takeLaunch" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: {
      on: {
        // No frame stands before the new launch is there: what it told would be heard by nobody.
        "retry.asked": { target: "loading", actions: "forgetLaunch" },
        "network.returned": { guard: "isOffline", target: "loading", actions: "forgetLaunch" },
        "leave.asked": "left",
      },
    },
    opening: {
      on: {
        "frame.loaded": { actions: ["link", "hello"] },
        "frame.ready": [
          {
            guard: "isNewer",
            target: "playing",
            actions: "takeLeftover",
          },
          { target: "playing" },
        ],
        "frame.broken": "broken",
        "leave.asked": "left",
      },
      after: { framePatience: "broken" },
    },
    broken: {
      entry: "loseFrame",
      always: "failed",
    },
    playing: {
      entry: ["launchFrame", "tellStanding"],
      type: "parallel",
      on: {
        "frame.broken": "broken",
        // A content has loaded the frame anew: it goes on from what was told last, and tells its ways again.
        "frame.loaded": { target: "opening", actions: ["link", "hello", "forgetWays"] },
        "window.offered": { actions: "offerWindow" },
        "item.chosen": { actions: "openItem" },
        "way.taken": { actions: "takeWay" },
        "leave.asked": "leaving",
        "exit.asked": { guard: not("isUnloading"), target: "leaving" },
      },
      states: {
        saving: {
          initial: "judging",
          states: {
            /** A preview, and who stands in for a learner, keep nothing. */
            judging: { always: [{ guard: "keepsProgress", target: "on" }, { target: "off" }] },
            off: { entry: "keepNothing", on: { "save.wanted": { actions: "keepNothing" } } },
            on: {
              invoke: {
                id: "saving",
                src: "saving",
                input: ({ context }) => savingOf(context, "on"),
                onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
              },
              on: {
                "save.wanted": { actions: "tellSaving" },
                "network.returned": { actions: "passOn" },
                "retry.asked": { actions: "passOn" },
              },
            },
          },
        },
        /** Apart from what is saved, which waits for the network too. */
        showing: { on: { "reload.asked": { actions: "reload" }, "network.returned": { actions: "reload" } } },
        ticket: {
          initial: "valid",
          states: {
            valid: { after: { renewal: { guard: "keepsProgress", target: "renewing" } } },
            renewing: {
              invoke: {
                src: "renew",
                input: ({ context }) => context,
                onDone: onValue<string>()({ target: "renewed", action: "takeTicket" }, "retrying"),
              },
            },
            renewed: { entry: "tellTicket", always: "valid" },
            retrying: { after: { renewalRetry: "renewing" } },
          },
        },
        logging: {
          initial: "resting",
          states: {
            resting: {
              after: {
                log: [
                  { guard: "hasCalls", target: "telling" },
                  { target: "resting", reenter: true },
                ],
              },
            },
            telling: {
              invoke: {
                src: "log",
                input: ({ context }) => ({ context, isEnd: false }),
                onDone: { target: "resting", actions: { type: "dropTold", params: ({ event }) => event.output } },
              },
            },
          },
        },
      },
    },
    leaving: {
      entry: ["forgetUnloading", "askToLeave"],
      on: { "frame.left": "flushing", "frame.broken": "flushing" },
      after: { leavePatience: "flushing" },
    },
    /** The last word is stored before the learner goes, if that can be had soon. */
    flushing: {
      always: { guard: "storesNothing", target: "going" },
      initial: "storing",
      states: {
        storing: {
          invoke: {
            src: "saving",
            input: ({ context }) => savingOf(context, "last"),
            onDone: {
              target: "logging",
              actions: { type: "takeLast", params: ({ event }) => event.output },
            },
          },
        },
        logging: {
          invoke: { src: "log", input: ({ context }) => ({ context, isEnd: true }), onDone: "done" },
        },
        done: { type: "final" },
      },
      onDone: "going",
      after: { flushPatience: "going" },
    },
    going: { always: [{ guard: "isUnloading", target: "staying" }, { target: "left" }] },
    /** §4.121: nobody is taken away from where they are going. A page that is still there went nowhere. */
    staying: { on: { "leave.asked": "left" }, after: { unloadPatience: "left" } },
    left: { type: "final" },
  },
});
