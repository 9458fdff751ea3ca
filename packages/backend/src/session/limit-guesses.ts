// Knows how guessing passwords is limited (decisions 3): so many failures of one name from one address, and of all
// names from one address, within 15 minutes.
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { ADDRESS_LIMIT, LOGIN_LIMIT, LOGIN_LOST, LOGIN_PATIENCE, LOGIN_WINDOW } from "./lifetimes.ts";

/** Milliseconds between two looks whether those that are under way have ended. */
const PAUSE = 25;

export interface Guess {
  /** Names what is guessed at; guesses at different things are counted apart. */
  readonly identifier: string;
  readonly address: string;
}
type Needed = Pick<World, "loginFailures" | "clock" | "rest">;

/**
 * What `look` finds; null is a wrong guess, and counts. A right one never does, however many come at once: where those
 * under way could use up what may fail, the next waits until they are known, so that no more are tried than may fail.
 * `forgives`: a right one makes those forgotten that failed before it; not where others guess beside its owner.
 */
export async function tryGuess<T>(
  world: Needed,
  guess: Guess,
  look: () => Promise<T | null>,
  { forgives = true }: { readonly forgives?: boolean } = {},
): Promise<Result<T | null, Refusal>> {
  const place = await waitForPlace(world, guess);
  if (!place.ok) return place;
  const { identifier, address } = guess;
  let outcome: "wrong" | "right" | "none" = "none";
  try {
    const found = await look();
    outcome = found === null ? "wrong" : forgives ? "right" : "none";
    return succeed(found);
  } finally {
    await world.loginFailures.settle(identifier, address, outcome);
  }
}

async function waitForPlace(world: Needed, guess: Guess): Promise<Result<undefined, Refusal>> {
  for (let waited = 0; waited < LOGIN_PATIENCE; waited += PAUSE) {
    const now = world.clock.now();
    const dates = { now: toIso(now), since: toIso(now - LOGIN_WINDOW), lostBefore: toIso(now - LOGIN_LOST) };
    const place = await world.loginFailures.begin({ ...guess, ...dates }, LOGIN_LIMIT, ADDRESS_LIMIT);
    if (place === "open") return succeed(undefined);
    if (place !== "full") {
      const retryAfter = Math.max(1, Math.ceil((Date.parse(place.oldest) + LOGIN_WINDOW - now) / 1000));
      return refuse("login.too-many", { retryAfter });
    }
    await world.rest(PAUSE);
  }
  return refuse("login.too-many", { retryAfter: 1 });
}
