// Knows how an uploaded package is played: its frame is told what to resume from, and what it reports is stored.
import { EMPTY_PACKAGE_DATA } from "@academiz/domain/scorm";
import { assign, not, sendTo } from "xstate";
import { openOwnJournal } from "./own-journal.ts";
import { MOST_CALLS, savingOf, scormPlayerSetup } from "./scorm-player.setup.ts";
import { readStored, readStoredWord, rememberStored } from "./server-answers.ts";

/**
 * A learner in an uploaded package, to be run by XState with a `ScormPlayerInput`. It launches the package, hands its
 * frame what is stored, or what an earlier launch left on the device where that is newer, and stores what the frame
 * reports, tried again after 2, 4, 8 … 60 seconds.
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
    "page.unloading": { actions: assign({ isUnloading: true }) },
  },
  states: {
    loading: {
      invoke: {
        src: "launch",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "opening",
            actions: assign(({ context, event }) => {
              if (!event.output.ok) return {};
              const launch = event.output.value;
              const save = readStored(launch);
              return {
                launch,
                journal: openOwnJournal(context, launch),
                trouble: null,
                save,
                told: save,
                data: save?.scormProperties ?? EMPTY_PACKAGE_DATA,
                storedWord: readStoredWord(launch),
              };
            }),
          },
          {
            target: "failed",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
        ],
      },
    },
    failed: {
      on: {
        // No frame stands before the new launch is there: what it told would be heard by nobody.
        "retry.asked": { target: "loading", actions: assign({ launch: null }) },
        "network.returned": { guard: "isOffline", target: "loading", actions: assign({ launch: null }) },
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
      entry: assign({ trouble: { kind: "offline", detail: "frame.silent" }, tellFrame: null }),
      always: "failed",
    },
    playing: {
      entry: ["launchFrame", "tellStanding"],
      type: "parallel",
      on: {
        "frame.broken": "broken",
        // A content has loaded the frame anew: it goes on from what was told last, and tells its ways again.
        "frame.loaded": { target: "opening", actions: ["link", "hello", assign({ ways: null })] },
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
            off: { entry: assign({ unsaved: null }), on: { "save.wanted": { actions: assign({ unsaved: null }) } } },
            on: {
              invoke: {
                id: "saving",
                src: "saving",
                input: ({ context }) => savingOf(context, "on"),
                onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
              },
              on: {
                "save.wanted": { actions: "tellSaving" },
                "network.returned": { actions: sendTo("saving", { type: "network.returned" }) },
                "retry.asked": { actions: sendTo("saving", { type: "retry.asked" }) },
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
                onDone: [
                  {
                    guard: ({ event }) => event.output.ok,
                    target: "valid",
                    actions: [
                      assign(({ context: { launch }, event: { output } }) =>
                        launch?.commit && output.ok
                          ? { launch: { ...launch, commit: { ...launch.commit, ticket: output.value } } }
                          : {},
                      ),
                      "tellTicket",
                    ],
                  },
                  { target: "retrying" },
                ],
              },
            },
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
                onDone: {
                  target: "resting",
                  // Calls that could not be told are told later; what nobody takes goes, oldest first.
                  actions: assign(({ context, event }) => ({
                    calls: context.calls.slice(event.output.ok ? event.output.value : -MOST_CALLS),
                  })),
                },
              },
            },
          },
        },
      },
    },
    leaving: {
      entry: [assign({ isUnloading: false }), "askToLeave"],
      on: { "frame.left": "flushing", "frame.broken": "flushing" },
      after: { leavePatience: "flushing" },
    },
    /** The last word is stored before the learner goes, if that can be had soon. */
    flushing: {
      always: { guard: ({ context }) => context.launch?.commit === null, target: "going" },
      initial: "storing",
      states: {
        storing: {
          invoke: {
            src: "saving",
            input: ({ context }) => savingOf(context, "last"),
            onDone: {
              target: "logging",
              actions: [assign(({ context, event }) => rememberStored(context, event.output)), "tellStanding"],
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
