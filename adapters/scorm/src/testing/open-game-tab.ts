// Knows a tab with a packaged game in an LMS that keeps whatever comes last: its player without a page.
import { connectGamePlayer, type GamePlayerEvent, gamePlayerMachine } from "@academiz/application/game-player";
import type { ExitReading } from "@academiz/domain/scorm";
import type { KeepingLms } from "@academiz/testkit/scorm";
import { createActor, waitFor } from "xstate";
import { createPackagedGame } from "../packaged/packaged-game.ts";
import type { FinishedWork } from "../packaged/packaged-learniz.ts";
import type { Version } from "./open-lms.ts";
import { ALONE, CONTENT, NOWHERE, startInLms } from "./start-in-lms.ts";

export interface GameTabOptions {
  readonly version: Version;
  readonly game: object;
  /** Milliseconds since the first tab was opened. */
  readonly at?: number;
  /** What the browser holds of finished work; absent: nothing. */
  readonly finished?: FinishedWork | undefined;
  readonly exitReading?: ExitReading;
}

/** Opened, with its game on the screen. */
export async function openGameTab(
  lms: KeepingLms,
  { version, game, at = 0, finished, exitReading = "BY_STATUS" }: GameTabOptions,
) {
  const { window, clock, now, faults, telling, settle, close } = startInLms(lms, version, at);
  const packaged = createPackagedGame({
    content: {
      ...CONTENT,
      type: "game",
      name: "A game",
      config: game,
      host: version,
      exitReading,
    },
    telling,
    clock: now,
    warn: () => {},
    finished,
  });
  const actor = createActor(gamePlayerMachine, {
    input: { mode: "STANDALONE", saveAfter: 50, ports: { ...packaged, ...NOWHERE, windows: ALONE, clock: now } },
    clock,
  }).start();
  const view = () => connectGamePlayer(actor.getSnapshot());
  const send = async (...events: readonly GamePlayerEvent[]) => {
    for (const event of events) actor.send(event);
    await settle(() => view().saving === "saving");
  };
  await waitFor(actor, (snapshot) => !snapshot.matches("loading"));
  await send({ type: "game.begun" });
  return {
    window,
    faults,
    view,
    send,
    /** Begins another attempt where the last one has ended; `isEnded` asks for its result. */
    play: (data: unknown, isEnded: boolean) =>
      send(
        { type: "game.retried" },
        { type: "game.answered", data },
        ...(isEnded ? [{ type: "game.submitted" } as const] : []),
      ),
    close() {
      const said = close(() => actor.send({ type: "page.left" }), packaged);
      actor.stop();
      return said;
    },
  };
}
