// Knows which game an interactivity plays, or why nobody can play it.
import { fail, type Result } from "../kernel/index.ts";
import type { Interactivity } from "../learniz/index.ts";
import { type Game, type GameFailure, readGame } from "./registry.ts";

/**
 * Why an interactivity has no game that can be played (§8.32): it has no media that could hold one, or the media holds
 * none.
 */
export type UnplayableGame = { readonly kind: "no-media" } | GameFailure;

/**
 * The game that an interactivity plays: its first media holds it (§3.131). Never throws; what is no game has no media
 * either.
 */
export function findGame(interactivity: Interactivity): Result<Game, UnplayableGame> {
  const media = interactivity.type === "game" ? interactivity.medias[0] : undefined;
  return media ? readGame(media) : fail({ kind: "no-media" });
}
