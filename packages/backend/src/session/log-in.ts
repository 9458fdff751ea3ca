// Knows how a person signs in (§4.1–§4.3, §7.3, decisions 3).
import type { TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { World } from "../world.ts";
import { limitGuesses } from "./limit-guesses.ts";
import { openSession } from "./open-session.ts";
import { readActor } from "./read-actor.ts";

/** `login` is the identifier, client slug included (§4.2). Whoever fails is told the same, as slowly. */
export async function logIn(
  world: Pick<
    World,
    "users" | "clients" | "passwords" | "loginFailures" | "sessions" | "impersonations" | "tokens" | "clock" | "dice"
  >,
  input: { readonly login: string; readonly password: string; readonly address: string },
): Outcome<TokenPair> {
  const limited = await limitGuesses(world, input.login, input.address);
  if (!limited.ok) return limited;
  // An account that was never activated has no password, and is as slow to refuse as one that does not exist.
  const user = await world.users.findByIdentifier(input.login);
  const right = await world.passwords.verify(user?.passwordHash || null, input.password);
  if (!user || !right) return refuse("bad-credentials");
  const who = await readActor(world, {
    id: null,
    clientId: user.clientId,
    userId: user.id,
    scope: "session",
    binding: null,
    activeClientId: null,
  });
  if (!who) return refuse("bad-credentials");
  await world.loginFailures.forget(input.login, input.address);
  return succeed(await openSession(world, who));
}
