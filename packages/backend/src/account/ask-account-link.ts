// Knows how anybody asks for an account link (§7.17, decisions 3): the answer and its time are the same whether such a
// user exists or not.
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
  /** True: it was asked for in the office, and its link leads back there. */
  readonly isFromOffice: boolean;
}

/** Only writes the request down, without looking for the user. Limited as logins are. */
export async function askAccountLink(
  world: Pick<World, "loginFailures" | "accountLinks" | "clock" | "dice" | "rest">,
  { clientSlug, login, address, isFromOffice }: LinkAsk,
): Outcome<undefined> {
  const identifier = completeLogin(clientSlug.trim().toLowerCase(), login.trim());
  // Counted apart from logins, so that asking for a mail never locks a person out. The blank keeps the two apart: no
  // login has one.
  const limited = await tryGuess(world, { identifier: `link ${identifier}`, address }, async () => null);
  if (!limited.ok) return limited;
  await world.accountLinks.ask({ id: world.dice.createId(), identifier, isFromOffice }, toIso(world.clock.now()));
  return succeed(undefined);
}
