// Knows how a person signs in (§4.1–§4.3, §7.3, decisions 3).
import { readDevice, type TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { tryGuess } from "./limit-guesses.ts";
import { openSession } from "./open-session.ts";
import { readActor } from "./read-actor.ts";

/** `login` is the identifier, client slug included (§4.2). Whoever fails is told the same, as slowly. */
export async function logIn(
  world: Pick<
    World,
    | "users"
    | "clients"
    | "passwords"
    | "loginFailures"
    | "sessions"
    | "impersonations"
    | "tokens"
    | "clock"
    | "dice"
    | "rest"
  >,
  input: {
    readonly login: string;
    readonly password: string;
    readonly address: string;
    /** What the browser says that it is. */
    readonly userAgent?: string | undefined;
  },
): Outcome<TokenPair> {
  const found = await tryGuess(world, { identifier: input.login, address: input.address }, () => find(world, input));
  if (!found.ok) return found;
  if (!found.value) return refuse("bad-credentials");
  return succeed(await openSession(world, found.value, null, readDevice(input.userAgent)));
}

async function find(
  world: Pick<World, "users" | "clients" | "passwords" | "sessions" | "impersonations" | "clock">,
  { login, password }: { readonly login: string; readonly password: string },
) {
  // An account that was never activated has no password, and is as slow to refuse as one that does not exist.
  const user = await world.users.findByIdentifier(login);
  const right = await world.passwords.verify(user?.passwordHash || null, password);
  if (!user || !right) return null;
  return readActor(world, {
    id: null,
    clientId: user.clientId,
    userId: user.id,
    scope: "session",
    binding: null,
    activeClientId: null,
  });
}
