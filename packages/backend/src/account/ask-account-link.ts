// Knows how anybody asks for an account link (§7.17, decisions 3): told the same, in the same time, whether there is
// such a user or not.
import { completeLogin } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { tryGuess } from "../session/limit-guesses.ts";

export interface LinkAsk {
  readonly clientSlug: string;
  readonly login: string;
  readonly address: string;
  /** Asked for in the office: its link leads back there. */
  readonly isFromOffice: boolean;
}

/** Writes the request down and looks nobody up: who answers it later knows. Limited as logins are. */
export async function askAccountLink(
  world: Pick<World, "loginFailures" | "accountLinks" | "clock" | "dice" | "rest">,
  { clientSlug, login, address, isFromOffice }: LinkAsk,
): Outcome<undefined> {
  const identifier = completeLogin(clientSlug.trim().toLowerCase(), login.trim());
  // Counted apart from the logins: asking for a mail never locks a person out. No login holds a blank.
  const limited = await tryGuess(world, { identifier: `link ${identifier}`, address }, async () => null);
  if (!limited.ok) return limited;
  await world.accountLinks.ask({ id: world.dice.createId(), identifier, isFromOffice }, toIso(world.clock.now()));
  return succeed(undefined);
}
