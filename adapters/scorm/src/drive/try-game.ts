// Knows how a game is tried: half of its answers, then all of them, all right.
import { readGame, scoreGame, solveGame } from "@academiz/domain/games";
import { applyGo, type GamePlay, type GameRules, loadGamePlay, measureGo } from "@academiz/domain/plays";
import { createPackagedGame } from "../packaged/packaged-game.ts";
import type { PackageContent } from "../packaged/read-package.ts";
import type { Tried } from "./trial.ts";

/** Null where the content is not a game. */
export function tryGame({ config, perimeterSlug }: PackageContent): Tried<GamePlay> | null {
  const content = typeof config === "object" && config !== null ? { ...config } : {};
  const parsed = readGame({ params: content });
  if (!parsed.ok) return null;
  const game = parsed.value;
  const rules: GameRules = { content, strategy: "LAST" };
  const solution = solveGame(game);
  const half = solveGame(game, Math.ceil(scoreGame(game, null).items.length / 2));
  const read = (stored: unknown) =>
    loadGamePlay(rules, { slug: perimeterSlug, publishedDate: "" }, { stored, pending: null });

  const play = (before: GamePlay, data: unknown, isOver: boolean, eventDate: string): GamePlay =>
    applyGo(rules, before, {
      ...measureGo(game, data, isOver),
      ...{ time: 0, badge: null, data, attempt: 1, publishedDate: "", eventDate },
    });
  return {
    create: createPackagedGame,
    playHalf: (date) => play(read(null), half, false, date()),
    playOn: (before, date) => play(before, solution, true, date()),
    read,
    describe: ({ status, percentage, score, nbTimeDone, data }) =>
      JSON.stringify([status, percentage, score, nbTimeDone, data]),
  };
}
