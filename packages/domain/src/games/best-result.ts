// Knows the best that a learner can make of an interactivity, played as it stands.
import { assertNever } from "../kernel/index.ts";
import type { Interactivity } from "../learniz/index.ts";
import { findGame } from "./find-game.ts";
import { type Game, scoreGame, solveGame } from "./registry.ts";

/** How an interactivity ends at best. */
export interface BestResult {
  /** FAILED for a game that nobody can pass: its victory threshold lies above every score. */
  readonly status: "COMPLETE" | "FAILED";
  /** 0–100; absent for what gives no score: texts, and games with nothing to answer. */
  readonly score?: number;
}

/**
 * The best result that the player can report of an interactivity (§4.51): of a text that it was read; of a game what
 * the right answers are worth. Undefined where no learner ends anything: a game that cannot be played (§8.32), and
 * cards and attachments, which no player of the platform shows yet. No event of a learner is better; the engine of
 * progress itself believes any.
 */
export function findBestResult(interactivity: Interactivity): BestResult | undefined {
  switch (interactivity.type) {
    case "text-box":
      return { status: "COMPLETE" };
    case "game": {
      const game = findGame(interactivity);
      return game.ok ? playWell(game.value) : undefined;
    }
    case "flip-card":
    case "card-modal":
    case "attachment":
      return undefined;
    default:
      return assertNever(interactivity);
  }
}

function playWell(game: Game): BestResult | undefined {
  const { status, score } = scoreGame(game, solveGame(game));
  if (status !== "COMPLETE" && status !== "FAILED") return undefined;
  return score === undefined ? { status } : { status, score };
}
