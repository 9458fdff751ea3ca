// Knows how a learner plays a game that is itself a product: its intro, its attempts, and how every fact is kept.
import { forgetGoes, type GamePlay } from "@academiz/domain/plays";
import { assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import { watchWindows } from "../playing/watch-windows.ts";
import {
  connectSaving,
  createSavingMachine,
  NOTHING_TO_SAVE,
  type Saved,
  type SavingInput,
  type SavingSnapshot,
  type Stored,
} from "../saving/index.ts";
import type { GamePlayerContext, GamePlayerEvent, GamePlayerInput } from "./game-player.types.ts";
import { type Loading, loadGame } from "./load-game.ts";
import {
  answerGo,
  countSecond,
  isPlayOvertaken,
  keepsPlay,
  leaveGame,
  type Move,
  mayKeepPlay,
  resumeDraft,
  retryGo,
  submitGo,
} from "./play-go.ts";
import { storePlay } from "./store-play.ts";

/** What one event changes in the memory of the player; null: nothing. */
function move(context: GamePlayerContext, event: GamePlayerEvent): Move | null {
  switch (event.type) {
    case "game.answered":
      return answerGo(context, event.data);
    case "game.submitted":
      return submitGo(context);
    case "game.retried":
      return retryGo(context);
    case "second.passed":
      return countSecond(context);
    default:
      return null;
  }
}

const saving = createSavingMachine<GamePlay>();
type StoredPlay = Stored<GamePlay, Saved> | null;

const savingOf = ({ ports, loaded, saveAfter }: GamePlayerContext): SavingInput<GamePlay> => ({
  saveAfter,
  store: (play, stored) => storePlay(ports, loaded?.toPlay.productSlug ?? "", dropStored(play, stored)),
  sayLast: (play, stored) => ports.gateway.sendLeaving(dropStored(play, stored)),
  clock: ports.clock,
});

const dropStored = (play: GamePlay, stored: StoredPlay): GamePlay =>
  stored?.fact ? forgetGoes(play, stored.fact) : play;

/**
 * A learner in a game (§2.26–§2.28), run in XState with a `GamePlayerInput`: it loads the game with what is stored and
 * what waits on the device, shows its intro, then the game; keeps each fact on the device at once and has it stored.
 * PREVIEW and stand-ins keep and send nothing (§4.117).
 */
export const gamePlayerMachine = setup({
  types: {} as { context: GamePlayerContext; events: GamePlayerEvent; input: GamePlayerInput },
  actors: {
    load: fromPromise<Loading, GamePlayerInput>(({ input }) => loadGame(input)),
    saving,
    watchWindows,
  },
  guards: {
    hasFailed: ({ context }) => context.trouble !== null,
    isOvertaken: ({ context }) => isPlayOvertaken(context),
    mayRetry: ({ context }) => retryGo(context) !== null,
    /** §2.28 */
    skipsIntro: ({ context: { isInModal, loaded } }) => isInModal === true && loaded?.intro.isSimplify === true,
  },
  actions: {
    takeLoading: assign(({ context }, { loaded, notices }: Loading) =>
      loaded.ok
        ? { loaded: loaded.value, draft: resumeDraft(context, loaded.value), trouble: null, notices }
        : { trouble: loaded.error, notices },
    ),
    hearSaving: assign(({ context: { loaded } }, snapshot: SavingSnapshot<GamePlay>) => {
      const play = loaded && dropStored(loaded.play, snapshot.context.stored);
      return { saving: connectSaving(snapshot), loaded: loaded && play && { ...loaded, play } };
    }),
    renew: assign(({ context, event }) => (event.type === "game.renewed" && !keepsPlay(context) ? event.as : {})),
    stepBack: sendTo("saving", { type: "overtaken" }),
    passOn: sendTo("saving", ({ event }) => event),
    move: enqueueActions(({ context, event, enqueue }) => {
      const moved = move(context, event);
      if (!moved) return;
      enqueue.assign(moved.change);
      const play = moved.change.loaded?.play;
      if (!moved.isToStore || !play) return;
      if (mayKeepPlay(context)) enqueue.sendTo("saving", { type: "fact.kept", fact: play });
      else if (isPlayOvertaken(context)) enqueue.sendTo("saving", { type: "overtaken" });
    }),
    leave: enqueueActions(({ context, enqueue }) => {
      if (!mayKeepPlay(context)) return;
      const moved = leaveGame(context);
      if (moved) enqueue.assign(moved.change);
      enqueue.sendTo("saving", { type: "page.left", fact: moved?.change.loaded?.play ?? null });
    }),
    /** Facts that an earlier visit could not send are sent at once. */
    tellPending: enqueueActions(({ context, enqueue }) => {
      const play = context.loaded?.play;
      if (play && play.goes.length > 0) enqueue.sendTo("saving", { type: "fact.kept", fact: play });
    }),
  },
}).createMachine({
  id: "game-player",
  context: ({ input }) => ({
    ...input,
    loaded: null,
    trouble: null,
    draft: null,
    saving: NOTHING_TO_SAVE,
    isSafe: true,
    notices: [],
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context,
        onDone: { target: "loaded", actions: { type: "takeLoading", params: ({ event }) => event.output } },
      },
    },
    loaded: { always: [{ guard: "hasFailed", target: "failed" }, { target: "ready" }] },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      invoke: [
        {
          src: "watchWindows",
          input: ({ context: { ports, loaded } }) => ({ windows: ports.windows, slug: loaded?.play.slug ?? "" }),
        },
        {
          id: "saving",
          src: "saving",
          input: ({ context }) => savingOf(context),
          onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
        },
      ],
      initial: "opening",
      on: {
        "page.left": { actions: "leave" },
        "other-window.told": { guard: "isOvertaken", actions: "stepBack" },
        "game.renewed": { actions: "renew" },
        "network.returned": { actions: "passOn" },
        "retry.asked": { actions: "passOn" },
      },
      states: {
        opening: { entry: "tellPending", always: [{ guard: "skipsIntro", target: "game" }, { target: "intro" }] },
        intro: {
          on: {
            "game.begun": "game",
            "game.retried": { guard: "mayRetry", target: "game", actions: "move" },
          },
        },
        game: {
          on: {
            "game.answered": { actions: "move" },
            "game.submitted": { actions: "move" },
            "game.retried": { actions: "move" },
            "second.passed": { actions: "move" },
          },
        },
      },
    },
  },
});
