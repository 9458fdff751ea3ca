// Knows the report of a game that is a product to a host (§4.113–§4.116), before it is put into the words of a version.
import { type Game, hasVictoryThreshold } from "@academiz/domain/games";
import type { GamePlay } from "@academiz/domain/plays";
import { listGameInteractions } from "@academiz/domain/scorm";
import type { Report } from "./report.ts";

/** The answers are those of the attempt that goes on, or has just ended; the score may come from another attempt. */
export const makeGameReport = (
  game: Game,
  productSlug: string,
  { status, score, percentage, goes }: GamePlay,
  rest: Pick<Report, "seconds" | "suspendData" | "exitReading">,
): Report => ({
  ...rest,
  status,
  isPassFail: hasVictoryThreshold(game.config),
  score,
  percentage,
  location: null,
  objectives: [],
  interactions: listGameInteractions(game, productSlug, goes.at(-1)?.data),
});
