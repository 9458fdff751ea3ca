// Knows how the goes at a game that wait are sent without its player: as its player would.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ports/index.ts";
import type { GamePlayerInput } from "./game-player.types.ts";
import { loadGame } from "./load-game.ts";
import { storePlay } from "./store-play.ts";

export async function sendWaitingGame(input: GamePlayerInput): Promise<Result<unknown, Trouble>> {
  const { loaded } = await loadGame(input);
  if (!loaded.ok) return loaded;
  const { toPlay, play } = loaded.value;
  return storePlay(input.ports, toPlay.productSlug, play);
}
