// Knows how a learner goes through a learniz, and how every fact is kept: on the device at once, then where it belongs.
import type { Result } from "@academiz/domain/kernel";
import { addTime, applySlideChange, applySlideCheck, type LearnizProgress } from "@academiz/domain/progress";
import { assign, enqueueActions, fromPromise, setup, stateIn } from "xstate";
import type { Trouble, TroubleKind } from "../ports/index.ts";
import { type Advance, advance, answerGame, enterGodMode, readSlideToEnd, retryGame, submitGame } from "./advance.ts";
import { dateProgress, keepsProgress } from "./keeps-progress.ts";
import type {
  LearnizPlayerContext,
  LearnizPlayerEvent,
  LearnizPlayerInput,
  LoadedCourse,
} from "./learniz-player.types.ts";
import { loadCourse } from "./load-course.ts";
import { type Saved, saveProgress } from "./save-progress.ts";

/** §9.34 */
const SAVE_DEBOUNCE_MS = 200;
/** While nothing else happens, the time spent is saved this often. */
const TIME_SAVE_SECONDS = 30;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** What one event does to the memory of the player; null: nothing. */
function move(context: LearnizPlayerContext, event: LearnizPlayerEvent): Advance | null {
  switch (event.type) {
    case "slide.chosen":
      return advance(context, ({ course, progress }) => applySlideChange(course, progress, event.place));
    case "slide.scrolled":
      return advance(context, readSlideToEnd);
    case "game.answered":
      return answerGame(context, event.slug, event.data);
    case "game.submitted":
      return submitGame(context, event.slug);
    case "game.retried":
      return retryGame(context, event.slug);
    case "god-mode.entered":
      return enterGodMode(context);
    default:
      return null;
  }
}

function hasMoved(context: LearnizPlayerContext, moved: Advance | null): boolean {
  return moved?.loaded !== undefined && moved.loaded?.progress !== context.loaded?.progress;
}

/** Another try of the same would not help: it stays in the journal, and the next change is sent. */
const FINAL: readonly TroubleKind[] = ["invalid", "forbidden", "not-found", "gone", "session-lost", "unauthorised"];

function rememberAnswer(context: LearnizPlayerContext, answer: Result<Saved, Trouble>): Partial<LearnizPlayerContext> {
  if (!answer.ok) return { saveTrouble: answer.error, failedSaves: context.failedSaves + 1 };
  const { isOutdated, attempts } = answer.value;
  return {
    savedAt: context.ports.clock.now(),
    saveTrouble: null,
    failedSaves: 0,
    isOutdated,
    unsentAttempts: context.unsentAttempts.filter((attempt) => !attempts.includes(attempt)),
  };
}

/**
 * A learner in a course, to be run by XState with a `LearnizPlayerInput`: it loads course and progress (the newer of what is
 * stored and what waits on the device), applies every event by the rules, keeps each fact on the device at once and sends it
 * after a pause of 200 ms (§9.34); when that failed again after 2, 4, 8 … 60 seconds, unless another try of the same would not
 * help. PREVIEW, DEV and god mode keep and send nothing (decisions 6, §4.80). A course without slides cannot be played.
 */
export const learnizPlayerMachine = setup({
  types: {} as { context: LearnizPlayerContext; events: LearnizPlayerEvent; input: LearnizPlayerInput },
  actors: {
    load: fromPromise<Result<LoadedCourse, Trouble>, LearnizPlayerInput>(({ input }) => loadCourse(input)),
    save: fromPromise<Result<Saved, Trouble>, LearnizPlayerContext>(({ input }) => saveProgress(input)),
  },
  delays: {
    debounce: SAVE_DEBOUNCE_MS,
    retry: ({ context }) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (context.failedSaves - 1)),
  },
  guards: { keepsProgress: ({ context }) => keepsProgress(context) },
  actions: {
    move: enqueueActions(({ context, event, enqueue }) => {
      const moved = move(context, event);
      if (!moved) return;
      enqueue.assign(moved);
      if (hasMoved(context, moved)) enqueue.raise({ type: "progress.changed" });
    }),
    /** §4.45: entering a slide validates it, the first one of a visit too; what an earlier visit could not send goes along. */
    enterSlide: enqueueActions(({ context, enqueue }) => {
      const moved = advance(context, ({ course, progress }) => applySlideCheck(course, progress));
      if (moved) enqueue.assign(moved);
      if (context.loaded?.isPending || hasMoved(context, moved)) enqueue.raise({ type: "progress.changed" });
    }),
    countSecond: enqueueActions(({ context, enqueue }) => {
      const { loaded } = context;
      if (!loaded) return;
      const counted = addTime(loaded.progress, 1);
      const countSaves = ({ time }: LearnizProgress) => Math.floor(time / TIME_SAVE_SECONDS);
      const isDue = countSaves(counted) > countSaves(loaded.progress) && keepsProgress(context);
      const progress = isDue ? dateProgress(counted, context.ports.clock.now()) : counted;
      if (isDue) context.ports.journal.keep(progress);
      enqueue.assign({ loaded: { ...loaded, progress } });
      if (isDue) enqueue.raise({ type: "progress.changed" });
    }),
    /** The page may be gone in a moment: what is not stored is kept on the device and sent on its way. */
    saveLeaving: enqueueActions(({ context, enqueue }) => {
      const { loaded, ports } = context;
      if (!loaded || !keepsProgress(context)) return;
      const progress = dateProgress(loaded.progress, ports.clock.now());
      ports.journal.keep(progress);
      ports.gateway.sendLeaving(progress);
      enqueue.assign({ loaded: { ...loaded, progress } });
    }),
  },
}).createMachine({
  id: "learniz-player",
  context: ({ input }) => ({
    ...input,
    loaded: null,
    trouble: null,
    drafts: {},
    isGod: false,
    unsentAttempts: [],
    isOutdated: false,
    saveTrouble: null,
    failedSaves: 0,
    savedAt: null,
    celebration: null,
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "ready",
            actions: assign(({ event }) => (event.output.ok ? { loaded: event.output.value, trouble: null } : {})),
          },
          {
            target: "failed",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
        ],
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      type: "parallel",
      states: {
        playing: {
          entry: "enterSlide",
          on: {
            "slide.chosen": { actions: "move" },
            "slide.scrolled": { actions: "move" },
            "game.answered": { actions: "move" },
            "game.submitted": { actions: "move" },
            "game.retried": { actions: "move" },
            "god-mode.entered": { actions: "move" },
            "second.passed": { actions: "countSecond" },
            "page.left": { actions: "saveLeaving" },
            "celebration.dismissed": { actions: assign({ celebration: null }) },
          },
        },
        saving: {
          initial: "resting",
          // §4.80: what was not stored before god mode is in the journal and goes at the next start.
          on: { "god-mode.entered": ".off" },
          states: {
            off: {},
            resting: { on: { "progress.changed": { guard: "keepsProgress", target: "waiting" } } },
            waiting: {
              on: { "progress.changed": { target: "waiting", reenter: true } },
              after: { debounce: "sending" },
            },
            sending: {
              initial: "upToDate",
              states: {
                upToDate: { on: { "progress.changed": "outdated" } },
                /** Something happened while the save was on its way: another one follows. */
                outdated: {},
              },
              invoke: {
                src: "save",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => !event.output.ok && !FINAL.includes(event.output.error.kind),
                    target: "retrying",
                    actions: assign(({ context, event }) => rememberAnswer(context, event.output)),
                  },
                  {
                    guard: stateIn({ ready: { saving: { sending: "outdated" } } }),
                    target: "waiting",
                    actions: assign(({ context, event }) => rememberAnswer(context, event.output)),
                  },
                  {
                    target: "resting",
                    actions: assign(({ context, event }) => rememberAnswer(context, event.output)),
                  },
                ],
              },
            },
            retrying: {
              after: { retry: "sending" },
              on: { "network.returned": "sending", "retry.asked": "sending" },
            },
          },
        },
      },
    },
  },
});
