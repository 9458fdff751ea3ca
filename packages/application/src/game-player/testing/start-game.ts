// Knows a game player without a page: its world in memory, its time in the test's hand.
import type { GamePlay } from "@academiz/domain/plays";
import {
  createMemoryGameStore,
  createMemoryProgressJournal,
  createMemoryRunningAttempts,
  createMemoryWindows,
  createNetworkLine,
} from "@academiz/testkit/clients";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { GameToPlay, ProgressJournal } from "../../ports/index.ts";
import {
  connectGamePlayer,
  type GamePlayerEvent,
  type GamePlayerInput,
  type GamePlayerView,
  gamePlayerMachine,
} from "../index.ts";

const MORNING = Date.parse("2026-03-01T08:00:00.000Z");
const STATEMENTS = ["one", "two", "three", "four"];
export type Content = Readonly<Record<string, unknown>>;

/** Each statement is true. */
export const makeContent = (config: object = {}, context: object = {}): Content => ({
  publishedDate: "2026-02-01T00:00:00.000Z",
  context: { title: "A game", ...context },
  config: { gameType: "VRAI_FAUX", local: "EN", ...config },
  content: { statements: STATEMENTS.map((slug) => ({ slug, text: slug, correct: true, explanation: `why ${slug}` })) },
});
/** So many answers, the first of them right. */
export const answers = (right: number, given = STATEMENTS.length) => ({
  answers: Object.fromEntries(STATEMENTS.slice(0, given).map((slug, at) => [slug, at < right])),
});
export const begin = { type: "game.begun" } as const;
export const submit = { type: "game.submitted" } as const;
export const retry = { type: "game.retried" } as const;
export const second = { type: "second.passed" } as const;
export const leave = { type: "page.left" } as const;
export const answer = (right: number, given?: number) =>
  ({ type: "game.answered", data: answers(right, given) }) as const;
/** A whole attempt. */
export const attempt = (right: number) => [answer(right), submit] as const;

/** What outlives a page: the device's journal and what is stored. */
export function createWorld(content: Content = makeContent(), strategy: GameStrategy = "BEST_SCORE") {
  const line = createNetworkLine();
  const storage = { isFull: false };
  const journal = createMemoryProgressJournal(storage) as ProgressJournal<GamePlay>;
  const windows = createMemoryWindows();
  const running = createMemoryRunningAttempts();
  return {
    line,
    storage,
    journal,
    running,
    windows,
    content,
    strategy,
    store: createMemoryGameStore(line, { content, strategy }),
  };
}
type GameStrategy = "BEST_SCORE" | "LAST" | "FIRST";
export type World = ReturnType<typeof createWorld>;

export interface GameOptions extends Partial<Omit<GamePlayerInput, "ports">> {
  readonly world?: World;
  readonly toPlay?: Partial<GameToPlay>;
}

export function openGame({ world = createWorld(), toPlay = {}, mode = "NORMAL", ...input }: GameOptions = {}) {
  const { line, store, journal, running, windows, content, strategy } = world;
  const clock = new SimulatedClock();
  const device = { startsAt: MORNING };
  const given: GameToPlay = {
    perimeterSlug: "p",
    productSlug: "product",
    name: "The product",
    config: content,
    storedProgress: store.stored(),
    documentFiles: [],
    markType: "mark100",
    scoreStrategies: [strategy],
    theme: {},
    demo: false,
    returnUrl: null,
    ...toPlay,
  };
  const ports = {
    source: { load: () => line.pass("load", () => ({ ok: true, value: given })) },
    journal,
    running,
    gateway: store.gateway,
    histories: store.histories,
    windows: windows.open(),
    clock: { now: () => device.startsAt + clock.now() },
  } satisfies GamePlayerInput["ports"];
  const actor = createActor(gamePlayerMachine, { input: { ports, mode, ...input }, clock }).start();
  const view = () => connectGamePlayer(actor.getSnapshot());
  const until = async (isTrue: (view: GamePlayerView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectGamePlayer(snapshot)));
    return view();
  };
  return {
    ...world,
    actor,
    clock,
    device,
    view,
    until,
    game: () => {
      const { game } = view();
      if (!game) throw new Error("no game is loaded");
      return game;
    },
    play: (): GamePlay => {
      const { loaded } = actor.getSnapshot().context;
      if (!loaded) throw new Error("no game is loaded");
      return loaded.play;
    },
    send: (...events: readonly GamePlayerEvent[]) => {
      for (const event of events) actor.send(event);
    },
    /** The pause after a fact passes, and what is to be saved is. */
    async save() {
      clock.increment(200);
      return until(({ saving }) => saving === "saved");
    },
  };
}

/** A player whose game is read and begun. */
export async function startGame(options: GameOptions = {}) {
  const player = openGame(options);
  await player.until(({ phase }) => phase === "ready");
  player.send(begin);
  return player;
}
