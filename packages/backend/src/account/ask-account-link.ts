// Knows how anybody asks for an account link (§7.17, decisions 3): told the same, in the same time, whether there is such a user or not.
import { completeLogin } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import { ADDRESS_LIMIT, LOGIN_LIMIT, LOGIN_WINDOW } from "../session/lifetimes.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";

export interface LinkAsk {
  readonly clientSlug: string;
  readonly login: string;
  readonly address: string;
}

/** Writes the request down and looks nobody up: who answers it later knows. Limited as logins are. */
export async function askAccountLink(
  world: Pick<World, "loginFailures" | "accountLinks" | "clock" | "dice">,
  { clientSlug, login, address }: LinkAsk,
): Outcome<undefined> {
  const now = world.clock.now();
  const identifier = completeLogin(clientSlug.trim().toLowerCase(), login.trim());
  // Counted apart from the logins: asking for a mail never locks a person out. No login holds a blank.
  const attempt = {
    identifier: `link ${identifier}`,
    address,
    now: toIso(now),
    since: toIso(now - LOGIN_WINDOW),
  };
  const oldest = await world.loginFailures.reserve(attempt, LOGIN_LIMIT, ADDRESS_LIMIT);
  if (oldest !== null) {
    const retryAfter = Math.max(1, Math.ceil((Date.parse(oldest) + LOGIN_WINDOW - now) / 1000));
    return refuse("login.too-many", { retryAfter });
  }
  await world.accountLinks.ask({ id: world.dice.createId(), identifier }, toIso(now));
  return succeed(undefined);
}
