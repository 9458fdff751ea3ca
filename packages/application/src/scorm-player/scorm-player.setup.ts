// Knows what the player of uploaded packages does at each step: what it asks the server, what it tells the frame, how
// long it waits.
import type { Result } from "@academiz/domain/kernel";
import { EMPTY_PACKAGE_DATA, isLaterWord, listPageless, tellAfter } from "@academiz/domain/scorm";
import { assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import type { ScormLaunch, Trouble } from "../ports/index.ts";
import {
  createSavingMachine,
  readAnswer,
  type SavingAnswer,
  type SavingInput,
  type SavingSnapshot,
} from "../saving/index.ts";
import { hearFrame } from "./hear-frame.ts";
import { keepsProgress, keepWord, openOwnJournal, placeJournal } from "./own-journal.ts";
import type {
  LaunchFact,
  ScormPlayerContext,
  ScormPlayerEvent,
  ScormPlayerInput,
  StoredSave,
} from "./scorm-player.types.ts";
import { nextAttempt, readStored, readStoredWord, rememberStored } from "./server-answers.ts";
import { storeSave } from "./store-save.ts";

/** A frame that is not there by then will not come. */
const FRAME_PATIENCE_MS = 20_000;
/** A right to commit lasts 15 minutes. */
const RENEWAL_MS = 600_000;
const RENEWAL_RETRY_MS = 30_000;
const LOG_MS = 5_000;
/** Who leaves is not held for longer: what is not stored waits on the device. */
const LEAVE_PATIENCE_MS = 2_000;
const FLUSH_PATIENCE_MS = 5_000;
/** A page that is still there by then went nowhere: what was asked for was a download, or did not answer. */
const UNLOAD_PATIENCE_MS = 10_000;
/** Calls that wait to be told. */
const MOST_CALLS = 500;

const tell = (context: ScormPlayerContext, message: Parameters<NonNullable<ScormPlayerContext["tellFrame"]>>[0]) =>
  context.tellFrame?.(message);

/** What is stored waits on the device no longer. */
function tellStanding(context: ScormPlayerContext): void {
  const { standing, storedWord, journal } = context;
  if (storedWord && standing !== "behind") journal?.forget(storedWord);
  if (storedWord) tell(context, { type: standing, ...storedWord });
}

const readUnsaved = ({ unsaved: save, ended }: ScormPlayerContext): LaunchFact | null => save && { save, ended };

/** `begins`: as `SavingInput` says. */
export const savingOf = (context: ScormPlayerContext, begins: "on" | "last"): SavingInput<LaunchFact, StoredSave> => ({
  store: (fact, stored) => storeSave(context, fact, stored),
  clock: context.ports.clock,
  begins,
  fact: readUnsaved(context),
});

export const scormPlayerSetup = setup({
  types: {} as { context: ScormPlayerContext; events: ScormPlayerEvent; input: ScormPlayerInput },
  actors: {
    launch: fromPromise<Result<ScormLaunch, Trouble>, ScormPlayerInput>(({ input }) => input.ports.source.launch()),
    saving: createSavingMachine<LaunchFact, StoredSave>(),
    renew: fromPromise<Result<string, Trouble>, ScormPlayerContext>(async ({ input: { launch, ports } }) =>
      launch?.commit
        ? ports.gateway.renew(launch.perimeterSlug, launch.commit.launch)
        : { ok: false, error: { kind: "not-found", detail: "launch.none" } },
    ),
    /** How many calls were told: others may have come meanwhile. */
    log: fromPromise<Result<number, Trouble>, { context: ScormPlayerContext; isEnd: boolean }>(
      async ({ input: { context, isEnd } }) => {
        const { launch, ports } = context;
        if (!launch?.commit) return { ok: true, value: 0 };
        const calls = context.calls.slice(0, MOST_CALLS);
        const { seconds } = context;
        const told = await ports.gateway.log(launch.perimeterSlug, launch.commit.launch, { calls, seconds, isEnd });
        return told.ok ? { ok: true, value: calls.length } : told;
      },
    ),
  },
  delays: {
    framePatience: FRAME_PATIENCE_MS,
    renewal: RENEWAL_MS,
    renewalRetry: RENEWAL_RETRY_MS,
    log: LOG_MS,
    leavePatience: LEAVE_PATIENCE_MS,
    flushPatience: FLUSH_PATIENCE_MS,
    unloadPatience: UNLOAD_PATIENCE_MS,
  },
  guards: {
    keepsProgress: ({ context }) => keepsProgress(context, context.launch),
    isOffline: ({ context }) => context.trouble?.kind === "offline",
    storesNothing: ({ context }) => context.launch?.commit === null,
    isUnloading: ({ context }) => context.isUnloading,
    hasCalls: ({ context }) => context.calls.length > 0 && context.launch?.commit !== null,
    isNewer: ({ context, event }) =>
      event.type === "frame.ready" &&
      event.leftover !== null &&
      (context.storedWord === null || isLaterWord(event.leftover, context.storedWord)),
  },
  actions: {
    takeLaunch: assign(({ context }, launch: ScormLaunch) => {
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
    forgetLaunch: assign({ launch: null }),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    loseFrame: assign({ trouble: { kind: "offline", detail: "frame.silent" }, tellFrame: null }),
    forgetWays: assign({ ways: null }),
    noteUnloading: assign({ isUnloading: true }),
    forgetUnloading: assign({ isUnloading: false }),
    keepNothing: assign({ unsaved: null }),
    hear: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "frame.told") return;
      const { change, next } = hearFrame(context, event.message);
      const { save } = change ?? {};
      if (save) enqueue(() => keepWord(context, save));
      if (change) enqueue.assign(change);
      if (next) enqueue.raise(next);
    }),
    link: assign(({ event }) => (event.type === "frame.loaded" ? { tellFrame: event.tellFrame } : {})),
    hello: ({ context }) => {
      const { launch } = context;
      tell(context, { type: "hello", journal: launch && placeJournal(launch) });
    },
    takeLeftover: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "frame.ready" || !event.leftover) return;
      const save = tellAfter(event.leftover, context.storedWord?.eventDate ?? null);
      enqueue(() => keepWord(context, save));
      enqueue.assign({ save, unsaved: save, data: save.scormProperties });
    }),
    launchFrame: ({ context }) => {
      const { launch, data, save, storedWord } = context;
      if (!launch) return;
      const { version, items, rules, completion, problems, contentUrl, pass, learner } = launch;
      const ticket = launch.commit?.ticket ?? null;
      const attempt = nextAttempt(launch, data, save);
      const storedEventDate =
        [save, storedWord]
          .flatMap((word) => word?.eventDate ?? [])
          .sort()
          .at(-1) ?? null;
      const launchedAt = launch.commit?.startedAt ?? null;
      tell(context, {
        type: "launch",
        order: {
          version,
          items: [...items],
          rules,
          completion,
          pageless: [...listPageless(items, problems)],
          contentUrl,
          pass,
          learner,
          data,
          attempt,
          storedEventDate,
          launchedAt,
          ticket,
        },
      });
    },
    tellSaving: enqueueActions(({ context, enqueue }) => {
      const fact = readUnsaved(context);
      if (fact) enqueue.sendTo("saving", { type: "fact.kept", fact });
    }),
    hearSaving: enqueueActions(({ context, enqueue }, snapshot: SavingSnapshot<LaunchFact, StoredSave>) => {
      const answer = readAnswer(snapshot, context.answer);
      if (!answer) return;
      const change = rememberStored(context, answer);
      enqueue.assign({ ...change, answer });
      enqueue(() => tellStanding({ ...context, ...change }));
    }),
    takeLast: enqueueActions(({ context, enqueue }, answer: SavingAnswer<LaunchFact, StoredSave> | null) => {
      const change = rememberStored(context, answer);
      enqueue.assign(change);
      enqueue(() => tellStanding({ ...context, ...change }));
    }),
    passOn: sendTo("saving", ({ event }) => event),
    tellStanding: ({ context }) => tellStanding(context),
    takeTicket: assign(({ context: { launch } }, ticket: string) =>
      launch?.commit ? { launch: { ...launch, commit: { ...launch.commit, ticket } } } : {},
    ),
    /** Calls that could not be told are told later; what nobody takes goes, oldest first. */
    dropTold: assign(({ context }, told: Result<number, Trouble>) => ({
      calls: context.calls.slice(told.ok ? told.value : -MOST_CALLS),
    })),
    openItem: ({ context, event }) => {
      if (event.type === "item.chosen") tell(context, { type: "open", identifier: event.identifier });
    },
    reload: ({ context }) => {
      if (context.isAway) tell(context, { type: "reload" });
    },
    offerWindow: ({ context, event }) => {
      if (event.type === "window.offered") tell(context, { type: "offer", words: event.words });
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
});
