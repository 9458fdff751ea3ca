// Knows which game an interactivity plays, or why nobody can play it.
import { type Game, readGame } from "../../games/index.ts";
import { fail, type Result } from "../../kernel/index.ts";
import type { UnplayableGame } from "../kind/kind-rules.ts";
import type { GameInteractivity } from "./schema.ts";

/** Its first media holds the game (§3.131). Never throws. */
export function findOwnGame({ medias }: GameInteractivity): Result<Game, UnplayableGame> {
  const [media] = medias;
  return media ? readGame(media) : fail({ kind: "no-media" });
}
