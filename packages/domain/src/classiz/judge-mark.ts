// Knows when who runs a slot may say that somebody was there or was not (decisions 11).
import { isThere, type Mark } from "./marks.ts";

/** What somebody says of a learner. */
export interface PresenceClaim {
  readonly isPresent: boolean;
  readonly reason: string;
}

/**
 * "same": that stands there already. Else it can be marked, or its slot has not begun, or nobody says why. `startAt`
 * and `now` in milliseconds.
 */
export function judgeMark(
  { isPresent, reason }: PresenceClaim,
  last: Pick<Mark, "kind" | "reason"> | null,
  startAt: number,
  now: number,
): "same" | "possible" | "early" | "unreasoned" {
  if (last && isThere(last) === isPresent && (last.reason ?? "") === reason) return "same";
  if (reason === "") return "unreasoned";
  return now < startAt ? "early" : "possible";
}
