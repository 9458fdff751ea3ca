// Knows how the goes that wait on a device are sent without the player of their game, as the player would.
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
