// Knows which adapter keeps which promise when the platform plays a game.
import type { GamePlayerPorts } from "@academiz/application/game-player";
import { createGameGateway, createGameSource } from "@academiz/http";
import type { Ground } from "./compose.ts";

/** By the slug of its perimeter; in a preview by that of its product. */
export const composeGame = (ground: Ground, slug: string, identifier: string): GamePlayerPorts => ({
  source: createGameSource(ground.api, { slug, ...ground.enter("game") }),
  gateway: createGameGateway(ground.api),
  ...ground.keep(identifier),
});
