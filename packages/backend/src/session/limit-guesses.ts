// Knows how guessing passwords is limited (decisions 3): so many failures of one name from one address, and of all names from one address, within 15 minutes.
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../outcome.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { ADDRESS_LIMIT, LOGIN_LIMIT, LOGIN_WINDOW } from "./lifetimes.ts";

/** Counts an attempt as failed, in advance. `identifier` names what is guessed at; guesses at different things are counted apart. */
export async function limitGuesses(
  world: Pick<World, "loginFailures" | "clock">,
  identifier: string,
  address: string,
): Promise<Result<undefined, Refusal>> {
  const now = world.clock.now();
  const attempt = { identifier, address, now: toIso(now), since: toIso(now - LOGIN_WINDOW) };
  const oldest = await world.loginFailures.reserve(attempt, LOGIN_LIMIT, ADDRESS_LIMIT);
  if (oldest === null) return succeed(undefined);
  const retryAfter = Math.max(1, Math.ceil((Date.parse(oldest) + LOGIN_WINDOW - now) / 1000));
  return refuse("login.too-many", { retryAfter });
}
