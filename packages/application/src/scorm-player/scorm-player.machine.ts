// Knows how an uploaded package is played: its frame is told what to resume from, and what it reports is stored.
import { readModeEffects } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import { isFinished } from "@academiz/domain/scoring";
import {
  EMPTY_PACKAGE_DATA,
  type LaunchSave,
  launchSaveSchema,
  type PackageData,
  readPackageData,
  readPackageResult,
} from "@academiz/domain/scorm";
import { assign, enqueueActions, fromPromise, setup, stateIn } from "xstate";
import type { ScormLaunch, Trouble, TroubleKind } from "../ports/index.ts";
import { hearFrame } from "./hear-frame.ts";
import type { ScormPlayerContext, ScormPlayerEvent, ScormPlayerInput } from "./scorm-player.types.ts";
import { type Stored, storeSave } from "./store-save.ts";

/** §9.34 */
const SAVE_DEBOUNCE_MS = 200;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
/** A frame that is not there by then will not come. */
const FRAME_PATIENCE_MS = 20_000;
/** A right to commit lasts 15 minutes. */
const RENEWAL_MS = 600_000;
const RENEWAL_RETRY_MS = 30_000;
const LOG_MS = 5_000;
/** Who leaves is not held for longer: what is not stored waits on the device. */
const LEAVE_PATIENCE_MS = 2_000;
const FLUSH_PATIENCE_MS = 5_000;
/** Calls that wait to be told. */
const MOST_CALLS = 500;

/** Another try of the same would not help: it stays on the device, and the next change is sent. */
const FINAL: readonly TroubleKind[] = ["invalid", "forbidden", "not-found", "gone", "session-lost", "unauthorised"];

function rememberStored(context: ScormPlayerContext, answer: Result<Stored, Trouble>): Partial<ScormPlayerContext> {
  if (!answer.ok) return { saveTrouble: answer.error, failedSaves: context.failedSaves + 1 };
  const { save, eventDate, isOutdated, ended } = answer.value;
  return {
    saveTrouble: null,
    failedSaves: 0,
    savedAt: context.ports.clock.now(),
    isOutdated,
    storedEventDate: eventDate,
    ...(context.unsaved === save && { unsaved: null }),
    ...(context.ended === ended && { ended: null }),
  };
}

/** What is stored of a learner who has played it before; null where nothing is, or nothing that can be read. */
function readStored({ storedProgress: stored }: ScormLaunch): LaunchSave | null {
  if (typeof stored !== "object" || stored === null) return null;
  const scormProperties = readPackageData("scormProperties" in stored ? stored.scormProperties : null);
  const read = launchSaveSchema.safeParse({ score: null, ...stored, scormProperties });
  return read.success ? read.data : null;
}

/** What was left open goes on; what has ended begins again. */
function nextAttempt({ version, items, rules }: ScormLaunch, data: PackageData, save: LaunchSave | null): number {
  const last = save?.attempt ?? 1;
  // Where there are rules they have judged.
  const status = rules ? (save?.status ?? "NOT_STARTED") : readPackageResult(version, items, data).status;
  return isFinished(status) ? last + 1 : last;
}

const tell = (context: ScormPlayerContext, message: Parameters<NonNullable<ScormPlayerContext["tellFrame"]>>[0]) =>
  context.tellFrame?.(message);

/**
 * A learner in an uploaded package, to be run by XState with a `ScormPlayerInput`. It launches the package, hands its frame what is stored, or
 * what an earlier launch left on the device where that is newer, and stores what the frame reports, tried again after 2, 4, 8 … 60 seconds.
 */
export const scormPlayerMachine = setup({
  types: {} as { context: ScormPlayerContext; events: ScormPlayerEvent; input: ScormPlayerInput },
  actors: {
    launch: fromPromise<Result<ScormLaunch, Trouble>, ScormPlayerInput>(({ input }) => input.ports.source.launch()),
    store: fromPromise<Result<Stored, Trouble>, ScormPlayerContext>(({ input }) => storeSave(input)),
    renew: fromPromise<Result<string, Trouble>, ScormPlayerContext>(async ({ input: { launch, ports } }) =>
      launch?.commit
        ? ports.gateway.renew(launch.perimeterSlug, launch.commit.launch)
        : { ok: false, error: { kind: "not-found", detail: "launch.none" } },
    ),
    log: fromPromise<Result<void, Trouble>, { context: ScormPlayerContext; isEnd: boolean }>(
      async ({ input: { context, isEnd } }) => {
        const { launch, calls, ports } = context;
        if (!launch?.commit) return { ok: true, value: undefined };
        const sent = { calls: calls.slice(0, MOST_CALLS), isEnd };
        return ports.gateway.log(launch.perimeterSlug, launch.commit.launch, sent);
      },
    ),
  },
  delays: {
    debounce: SAVE_DEBOUNCE_MS,
    framePatience: FRAME_PATIENCE_MS,
    renewal: RENEWAL_MS,
    renewalRetry: RENEWAL_RETRY_MS,
    log: LOG_MS,
    leavePatience: LEAVE_PATIENCE_MS,
    flushPatience: FLUSH_PATIENCE_MS,
    retry: ({ context }) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (context.failedSaves - 1)),
  },
  guards: {
    keepsProgress: ({ context }) => readModeEffects(context).keepsProgress && context.launch?.commit !== null,
    hasUnsaved: ({ context }) => context.unsaved !== null,
    hasCalls: ({ context }) => context.calls.length > 0 && context.launch?.commit !== null,
    isNewer: ({ context, event }) =>
      event.type === "frame.ready" &&
      event.leftover !== null &&
      event.leftover.eventDate > (context.storedEventDate ?? ""),
  },
  actions: {
    hear: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "frame.told") return;
      const { change, next } = hearFrame(context, event.message);
      if (change) enqueue.assign(change);
      if (next) enqueue.raise(next);
    }),
    link: assign(({ event }) => (event.type === "frame.loaded" ? { tellFrame: event.tellFrame } : {})),
    hello: ({ context }) => {
      const { launch } = context;
      const journal = launch?.commit && {
        name: `${launch.learner.id}.${launch.perimeterSlug}`,
        key: launch.commit.journalKey,
      };
      tell(context, { type: "hello", journal: journal ?? null });
    },
    takeLeftover: assign(({ event }) =>
      event.type === "frame.ready" && event.leftover
        ? { save: event.leftover, unsaved: event.leftover, data: event.leftover.scormProperties }
        : {},
    ),
    launchFrame: ({ context }) => {
      const { launch, data, save, storedEventDate } = context;
      if (!launch) return;
      const { version, items, rules, contentUrl, learner } = launch;
      const ticket = launch.commit?.ticket ?? null;
      const attempt = nextAttempt(launch, data, save);
      tell(context, {
        type: "launch",
        order: { version, items: [...items], rules, contentUrl, learner, data, attempt, storedEventDate, ticket },
      });
    },
    tellStored: ({ context }) => {
      if (context.storedEventDate) tell(context, { type: "stored", eventDate: context.storedEventDate });
    },
    openItem: ({ context, event }) => {
      if (event.type === "item.chosen") tell(context, { type: "open", identifier: event.identifier });
    },
    takeWay: ({ context, event }) => {
      if (event.type === "way.taken") tell(context, { type: "go", to: event.to });
    },
    tellTicket: ({ context }) => {
      const ticket = context.launch?.commit?.ticket;
      if (ticket) tell(context, { type: "ticket", ticket });
    },
    askToLeave: ({ context }) => tell(context, { type: "leave" }),
  },
}).createMachine({
  id: "scorm-player",
  context: ({ input }) => ({
    ...input,
    launch: null,
    trouble: null,
    tellFrame: null,
    data: EMPTY_PACKAGE_DATA,
    storedEventDate: null,
    save: null,
    shown: null,
    ways: null,
    unsaved: null,
    ended: null,
    told: null,
    isSafe: true,
    calls: [],
    saveTrouble: null,
    failedSaves: 0,
    savedAt: null,
    isOutdated: false,
  }),
  initial: "loading",
  on: { "frame.told": { actions: "hear" } },
  states: {
    loading: {
      invoke: {
        src: "launch",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "opening",
            actions: assign(({ event }) => {
              if (!event.output.ok) return {};
              const save = readStored(event.output.value);
              return {
                launch: event.output.value,
                trouble: null,
                save,
                told: save,
                data: save?.scormProperties ?? EMPTY_PACKAGE_DATA,
                storedEventDate: save?.eventDate ?? null,
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
    failed: { on: { "retry.asked": "loading", "leave.asked": "left" } },
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
      entry: "launchFrame",
      type: "parallel",
      on: {
        "frame.broken": "broken",
        // A content has loaded the frame anew: it goes on from what was told last.
        "frame.loaded": { target: "opening", actions: ["link", "hello"] },
        "item.chosen": { actions: "openItem" },
        "way.taken": { actions: "takeWay" },
        "leave.asked": "leaving",
      },
      states: {
        saving: {
          initial: "resting",
          states: {
            resting: {
              always: { guard: "hasUnsaved", target: "judging" },
              on: { "save.wanted": "judging" },
            },
            /** A preview, and who stands in for a learner, keep nothing. */
            judging: {
              always: [{ guard: "keepsProgress", target: "waiting" }, { target: "off" }],
            },
            off: { entry: assign({ unsaved: null }), on: { "save.wanted": { actions: assign({ unsaved: null }) } } },
            waiting: { after: { debounce: "sending" } },
            sending: {
              initial: "upToDate",
              states: { upToDate: { on: { "save.wanted": "outdated" } }, outdated: {} },
              invoke: {
                src: "store",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => !event.output.ok && !FINAL.includes(event.output.error.kind),
                    target: "retrying",
                    actions: assign(({ context, event }) => rememberStored(context, event.output)),
                  },
                  {
                    guard: stateIn({ playing: { saving: { sending: "outdated" } } }),
                    target: "waiting",
                    actions: [assign(({ context, event }) => rememberStored(context, event.output)), "tellStored"],
                  },
                  {
                    target: "settled",
                    actions: [assign(({ context, event }) => rememberStored(context, event.output)), "tellStored"],
                  },
                ],
              },
            },
            /** Stored, or refused for good. */
            settled: {
              on: { "save.wanted": "waiting", "retry.asked": { guard: "hasUnsaved", target: "sending" } },
            },
            retrying: {
              after: { retry: "sending" },
              on: { "network.returned": "sending", "retry.asked": "sending" },
            },
          },
        },
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
                    calls: event.output.ok ? context.calls.slice(MOST_CALLS) : context.calls.slice(-MOST_CALLS),
                  })),
                },
              },
            },
          },
        },
      },
    },
    leaving: {
      entry: "askToLeave",
      on: { "frame.left": "flushing", "frame.broken": "flushing" },
      after: { leavePatience: "flushing" },
    },
    /** The last word is stored before the learner goes, if that can be had soon. */
    flushing: {
      always: { guard: ({ context }) => context.launch?.commit === null, target: "left" },
      initial: "storing",
      states: {
        storing: {
          invoke: {
            src: "store",
            input: ({ context }) => context,
            onDone: {
              target: "logging",
              actions: [assign(({ context, event }) => rememberStored(context, event.output)), "tellStored"],
            },
          },
        },
        logging: {
          invoke: { src: "log", input: ({ context }) => ({ context, isEnd: true }), onDone: "done" },
        },
        done: { type: "final" },
      },
      onDone: "left",
      after: { flushPatience: "left" },
    },
    left: { type: "final" },
  },
});
