// Knows whether a game was failed for good.
import { isOutOfAttempts, readGame } from "../games/index.ts";
import { readGameResult } from "./read-result.ts";

/** §4.64: what counts of the stored result is failed, and the content that is served allows no further attempt. */
export function isGameLost(content: Readonly<Record<string, unknown>>, stored: unknown): boolean {
  const result = readGameResult(stored);
  const game = readGame({ params: content });
  return result?.status === "FAILED" && game.ok && isOutOfAttempts(game.value.config, result.nbTimeDone);
}
