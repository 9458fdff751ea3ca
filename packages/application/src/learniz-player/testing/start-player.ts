// Knows a player without a page: its world is in memory, and the test moves its time.
import type { SessionMode } from "@academiz/domain/identity";
import type { Learniz } from "@academiz/domain/learniz";
import {
  createMemoryProgressJournal,
  createMemoryProgressStore,
  createMemoryRunningAttempts,
  createMemorySource,
  createMemoryWindows,
  createNetworkLine,
} from "@academiz/testkit/clients";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { joinProgress } from "../../joining/index.ts";
import type { LearnizToPlay } from "../../ports/index.ts";
import {
  connectLearnizPlayer,
  connectResult,
  type LearnizPlayerEvent,
  type LearnizPlayerView,
  learnizPlayerMachine,
} from "../index.ts";

export const MORNING = Date.parse("2026-03-01T08:00:00.000Z");

/** What outlives a page: the device's journal and what is stored. */
export function createWorld() {
  const line = createNetworkLine();
  const storage = { isFull: false };
  return {
    line,
    storage,
    store: createMemoryProgressStore(line),
    journal: createMemoryProgressJournal(storage),
    running: createMemoryRunningAttempts(),
    windows: createMemoryWindows(),
  };
}
export type World = ReturnType<typeof createWorld>;

export interface PlayerOptions {
  readonly mode?: SessionMode;
  readonly isImpersonated?: boolean;
  readonly enforcesRules?: boolean;
  readonly startSlug?: string;
  readonly isOpened?: boolean;
  readonly saveAfter?: number;
  /** False: as in an LMS, where another attempt may have begun. */
  readonly joins?: boolean;
  readonly world?: World;
  readonly toPlay?: Partial<LearnizToPlay>;
}

export function openPlayer(
  learniz: Learniz,
  {
    mode = "NORMAL",
    isImpersonated = false,
    enforcesRules = true,
    startSlug,
    isOpened = false,
    saveAfter,
    joins = true,
    world,
    toPlay,
  }: PlayerOptions = {},
) {
  const { line, store, journal, running, windows } = world ?? createWorld();
  const clock = new SimulatedClock();
  const device = { startsAt: MORNING };
  const ports = {
    source: createMemorySource(line, learniz, store.stored, toPlay),
    journal,
    running,
    gateway: store.gateway,
    histories: store.histories,
    windows: windows.open(),
    clock: { now: () => device.startsAt + clock.now() },
    ...(joins && { bringJoining: async () => joinProgress }),
  };
  const actor = createActor(learnizPlayerMachine, {
    input: {
      ports,
      mode,
      isImpersonated,
      enforcesRules,
      isOpened,
      ...(startSlug === undefined ? {} : { startSlug }),
      ...(saveAfter === undefined ? {} : { saveAfter }),
    },
    clock,
  }).start();
  const view = () => connectLearnizPlayer(actor.getSnapshot());
  const until = async (isTrue: (view: LearnizPlayerView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectLearnizPlayer(snapshot)));
    return view();
  };
  return {
    actor,
    clock,
    device,
    line,
    store,
    journal,
    view,
    until,
    send: (...events: readonly LearnizPlayerEvent[]) => {
      for (const event of events) actor.send(event);
    },
    result: () => {
      const { loaded } = actor.getSnapshot().context;
      return loaded && connectResult(loaded);
    },
    progress: () => {
      const { loaded } = actor.getSnapshot().context;
      if (!loaded) throw new Error("no course is loaded");
      return loaded.progress;
    },
    /** Lets the delay after a fact pass, so that waiting facts are saved. */
    async save() {
      clock.increment(200);
      return until(({ saving }) => saving === "saved");
    },
  };
}

/** A player whose course is read and whose first save is done. */
export async function startPlayer(learniz: Learniz, options: PlayerOptions = {}) {
  const player = openPlayer(learniz, options);
  await player.until(({ phase }) => phase === "ready");
  if (player.view().saving !== "off") await player.save();
  return player;
}
export type Player = Awaited<ReturnType<typeof startPlayer>>;
