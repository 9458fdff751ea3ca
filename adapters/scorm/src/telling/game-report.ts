// Knows what a game that is a product has to say to a host (§4.113–§4.116), before it is put into the words of a
// version.
import { type Game, hasVictoryThreshold } from "@academiz/domain/games";
import type { GamePlay } from "@academiz/domain/plays";
import { listGameInteractions } from "@academiz/domain/scorm";
import type { Report } from "./report.ts";

/** Told of what was answered is the attempt that goes on, or has just ended: what counts may be another one. */
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
