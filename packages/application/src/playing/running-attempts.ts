// Knows which answers that waited on the device belong to an attempt that can still continue.
import type { Game } from "@academiz/domain/games";
import type { RunningAttempt } from "../ports/index.ts";
import { type KeptGame, mayRetry, numberAttempt } from "./draft.ts";

/**
 * The waiting attempt at the game with this slug, where it is the next after those that ended: another device, or an
 * author who allows no further one, may have ended it. Otherwise undefined. Never throws.
 */
export function findRunning(kept: unknown, slug: string, game: Game, result: KeptGame): RunningAttempt | undefined {
  if (typeof kept !== "object" || kept === null || !Object.hasOwn(kept, slug)) return undefined;
  const one: unknown = Reflect.get(kept, slug);
  if (typeof one !== "object" || one === null || !("attempt" in one) || !("data" in one)) return undefined;
  const attempt = numberAttempt(result);
  if (one.attempt !== attempt || !mayRetry(game, result, undefined)) return undefined;
  const time = "time" in one && typeof one.time === "number" && one.time >= 0 ? one.time : undefined;
  return { attempt, data: one.data, ...(time !== undefined && { time }) };
}
