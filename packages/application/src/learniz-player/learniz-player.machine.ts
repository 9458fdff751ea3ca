// Knows how a learner plays a learniz, and how every fact is kept: on the device at once, then on the server or in the
// LMS.
import type { Result } from "@academiz/domain/kernel";
import { addTime, applySlideChange, applySlideCheck, type LearnizProgress } from "@academiz/domain/progress";
import { assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import { dateTime, TIME_SAVE_SECONDS } from "../playing/date-fact.ts";
import { watchWindows } from "../playing/watch-windows.ts";
import type { Trouble } from "../ports/index.ts";
import {
  connectSaving,
  createSavingMachine,
  NOTHING_TO_SAVE,
  type Saved,
  type SavingInput,
  type SavingSnapshot,
  type Stored,
} from "../saving/index.ts";
import {
  type Advance,
  advance,
  answerGame,
  chooseReview,
  enterGodMode,
  readEnd,
  readSlideToEnd,
  retryGame,
  seePart,
  submitGame,
  turnPage,
} from "./advance.ts";
import { isOvertaken, keepsProgress, mayKeep } from "./keeps-progress.ts";
import type {
  LearnizPlayerContext,
  LearnizPlayerEvent,
  LearnizPlayerInput,
  LoadedCourse,
} from "./learniz-player.types.ts";
import { loadCourse } from "./load-course.ts";
import { readIdleSeconds } from "./read-idle-seconds.ts";
import { type CourseFact, saveProgress } from "./save-progress.ts";
import { withWaiting } from "./waiting-attempts.ts";

/** What one event changes in the memory of the player; null: nothing. */
function move(context: LearnizPlayerContext, event: LearnizPlayerEvent): Advance | null {
  switch (event.type) {
    case "slide.chosen": {
      const chosen = advance(context, ({ course, progress }) => applySlideChange(course, progress, event.place));
      return chosen && { ...chosen, lockedOut: null };
    }
    case "slide.scrolled":
      return advance(context, readSlideToEnd);
    case "game.answered":
      return answerGame(context, event.slug, event.data);
    case "game.submitted":
      return submitGame(context, event.slug);
    case "game.retried":
      return retryGame(context, event.slug);
    case "part.seen":
      return seePart(context, event.slug, event.part);
    case "review.chosen":
      return chooseReview(context, true);
    case "anew.chosen":
      return chooseReview(context, false);
    case "god-mode.entered":
      return enterGodMode(context);
    default:
      return null;
  }
}

function hasMoved(context: LearnizPlayerContext, moved: Advance | null): boolean {
  return moved?.loaded !== undefined && moved.loaded?.progress !== context.loaded?.progress;
}

const saving = createSavingMachine<CourseFact>();

const savingOf = ({ ports, saveAfter }: LearnizPlayerContext): SavingInput<CourseFact> => ({
  saveAfter,
  store: (fact, stored) => saveProgress(ports, dropStored(fact, stored)),
  sayLast: ({ progress, attempts }) => {
    ports.journal.keep(withWaiting(progress, attempts));
    ports.gateway.sendLeaving(progress);
  },
  clock: ports.clock,
});

/** Time is no fact of its own: it is sent with the date of the fact before it. */
function dateSeconds(progress: LearnizProgress): LearnizProgress {
  const { eventDate } = progress;
  return eventDate === undefined ? progress : { ...progress, eventDate: dateTime(eventDate) };
}

/** A fact that happened during the last save may hold the attempts that were stored with it. */
const dropStored = (fact: CourseFact, stored: Stored<CourseFact, Saved> | null): CourseFact => ({
  ...fact,
  attempts: fact.attempts.filter((attempt) => !stored?.fact?.attempts.includes(attempt)),
});

/**
 * A learner in a course, run in XState with a `LearnizPlayerInput`: it loads course and progress (the newer of what is
 * stored and what waits on the device), applies every event by the rules, keeps each fact on the device at once and
 * sends it 200 ms after the first one that was not sent yet (§9.34), however many follow. After a failure it tries
 * again after 2, 4, 8 … 60 seconds, unless another try cannot help. PREVIEW, DEV and god mode keep and send nothing
 * (decisions 6, §4.80). A course without slides cannot be played.
 */
export const learnizPlayerMachine = setup({
  types: {} as { context: LearnizPlayerContext; events: LearnizPlayerEvent; input: LearnizPlayerInput },
  actors: {
    load: fromPromise<Result<LoadedCourse, Trouble>, LearnizPlayerInput>(({ input }) => loadCourse(input)),
    saving,
    watchWindows,
  },
  guards: {
    mayKeep: ({ context }) => mayKeep(context),
    isOvertaken: ({ context }) => isOvertaken(context),
    isGod: ({ context }) => context.isGod,
    mayPause: ({ context }) => readIdleSeconds(context) !== null,
  },
  actions: {
    takeLoaded: assign((_, loaded: LoadedCourse) => ({
      loaded,
      unsentAttempts: loaded.waiting,
      drafts: loaded.running,
      told: loaded.progress,
      trouble: null,
    })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    move: enqueueActions(({ context, event, enqueue }) => {
      const moved = move(context, event);
      if (!moved) return;
      enqueue.assign(event.type === "slide.chosen" ? turnPage(context, moved) : moved);
      if (!hasMoved(context, moved)) return;
      if (moved.loaded && mayKeep(context)) context.ports.windows.tell(moved.loaded.progress);
      enqueue.raise({ type: "progress.changed" });
    }),
    leaveGodMode: assign({ isGod: false, lockedOut: null, celebration: null, due: null }),
    renew: assign(({ context, event }) => (event.type === "course.renewed" && !keepsProgress(context) ? event.as : {})),
    showShortfall: assign({ celebration: { kind: "short", slug: "" }, due: null }),
    showEnd: assign(({ context }) => ({ celebration: readEnd(context), due: null })),
    showResult: assign({ celebration: { kind: "learniz", slug: "" }, due: null }),
    dismissCelebration: assign({ celebration: null }),
    hearSaving: assign(({ context }, snapshot: SavingSnapshot<CourseFact>) => {
      const told = snapshot.context.stored?.fact?.attempts ?? [];
      const unsentAttempts = context.unsentAttempts.filter((attempt) => !told.includes(attempt));
      return { saving: connectSaving(snapshot), unsentAttempts };
    }),
    stepBack: sendTo("saving", { type: "overtaken" }),
    passOn: sendTo("saving", ({ event }) => event),
    /**
     * §4.45: entering a slide validates it, also the first slide of a visit. Facts that an earlier visit could not send
     * are sent with it.
     */
    enterSlide: enqueueActions(({ context, enqueue }) => {
      const moved = advance(context, ({ course, progress }) => applySlideCheck(course, progress));
      if (moved) enqueue.assign(moved);
      if (context.loaded?.isPending || hasMoved(context, moved)) enqueue.raise({ type: "progress.changed" });
    }),
    tellSaving: enqueueActions(({ context: { loaded, unsentAttempts: attempts }, enqueue }) => {
      if (!loaded) return;
      const { progress } = loaded;
      enqueue.sendTo("saving", { type: "fact.kept", fact: { progress, attempts } });
      enqueue.assign({ told: progress });
    }),
    /** The page may close in a moment: time that was not sent yet goes out now. */
    tellLeaving: enqueueActions(({ context: { loaded, told, unsentAttempts: attempts }, enqueue }) => {
      if (!loaded) return;
      const hasTime = loaded.progress !== told;
      const progress = hasTime ? dateSeconds(loaded.progress) : loaded.progress;
      enqueue.assign({ loaded: { ...loaded, progress }, told: progress });
      enqueue.sendTo("saving", { type: "page.left", fact: hasTime ? { progress, attempts } : null });
    }),
    countSecond: enqueueActions(({ context, enqueue }) => {
      const { loaded, unsentAttempts } = context;
      if (!loaded) return;
      const counted = addTime(loaded.progress, 1);
      const countSaves = ({ time }: LearnizProgress) => Math.floor(time / TIME_SAVE_SECONDS);
      const isDue = countSaves(counted) > countSaves(loaded.progress) && mayKeep(context);
      const progress = isDue ? dateSeconds(counted) : counted;
      const isSafe = isDue ? context.ports.journal.keep(withWaiting(progress, unsentAttempts)) : context.isSafe;
      enqueue.assign({ loaded: { ...loaded, progress }, isSafe });
      if (isDue) enqueue.raise({ type: "progress.changed" });
    }),
  },
}).createMachine({
  id: "learniz-player",
  context: ({ input }) => ({
    ...input,
    loaded: null,
    trouble: null,
    drafts: {},
    told: null,
    lockedOut: null,
    isGod: false,
    unsentAttempts: [],
    saving: NOTHING_TO_SAVE,
    isSafe: true,
    celebration: null,
    due: null,
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context,
        onDone: onAnswer<LoadedCourse>()(
          { target: "ready", action: "takeLoaded" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      type: "parallel",
      on: { "god-mode.left": { guard: "isGod", target: "loading", actions: "leaveGodMode" } },
      invoke: {
        src: "watchWindows",
        input: ({ context: { ports, loaded } }) => ({ windows: ports.windows, slug: loaded?.progress.slug ?? "" }),
      },
      states: {
        playing: {
          entry: "enterSlide",
          on: {
            "slide.chosen": { actions: ["dismissCelebration", "move"] },
            "slide.scrolled": { actions: "move" },
            "game.answered": { actions: "move" },
            "game.submitted": { actions: "move" },
            "game.retried": { actions: "move" },
            "part.seen": { actions: "move" },
            "review.chosen": { actions: "move" },
            "anew.chosen": { actions: "move" },
            "god-mode.entered": { actions: "move" },
            "course.renewed": { actions: ["renew", "enterSlide"] },
            "shortfall.asked": { actions: "showShortfall" },
            "celebration.dismissed": { actions: "dismissCelebration" },
            "celebration.asked": { actions: "showEnd" },
            "result.asked": { actions: "showResult" },
          },
        },
        /** §4.169: time does not count while the learner is away. */
        attention: {
          initial: "there",
          states: {
            there: {
              on: {
                "second.passed": { actions: "countSecond" },
                "idle.noticed": { guard: "mayPause", target: "away" },
              },
            },
            away: { on: { "attention.returned": "there" } },
          },
        },
        saving: {
          initial: "on",
          // §4.80: what was not stored before god mode is in the journal, and is sent at the next start.
          on: { "god-mode.entered": ".off" },
          states: {
            off: {},
            on: {
              invoke: {
                id: "saving",
                src: "saving",
                input: ({ context }) => savingOf(context),
                onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
              },
              on: {
                "progress.changed": [
                  { guard: "mayKeep", actions: "tellSaving" },
                  { guard: "isOvertaken", actions: "stepBack" },
                ],
                "page.left": { guard: "mayKeep", actions: "tellLeaving" },
                "other-window.told": { guard: "isOvertaken", actions: "stepBack" },
                "network.returned": { actions: "passOn" },
                "retry.asked": { actions: "passOn" },
              },
            },
          },
        },
      },
    },
  },
});
