// Knows how a person signs in (§4.1–§4.3, §7.3, decisions 3).
import { readDevice, readTypedCode, type TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { noteEvents } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, SecondFactor } from "../ports/index.ts";
import { tryGuess } from "./limit-guesses.ts";
import { openSession } from "./open-session.ts";
import { readActor } from "./read-actor.ts";

interface Input {
  readonly login: string;
  readonly password: string;
  /** Of the second factor, or one of its recovery codes; absent before it is asked for. */
  readonly code?: string | undefined;
  readonly address: string;
  /** What the browser says that it is. */
  readonly userAgent?: string | undefined;
}
type Needed = Pick<
  World,
  | "users"
  | "clients"
  | "passwords"
  | "loginFailures"
  | "secondFactors"
  | "vault"
  | "oneTimeCodes"
  | "sessions"
  | "impersonations"
  | "tokens"
  | "clock"
  | "dice"
  | "rest"
  | "transact"
>;

/**
 * `login` is the identifier, client slug included (§4.2). Whoever fails is told the same, as slowly; that there is a
 * second factor only whoever knows the password hears. A password that is changed meanwhile opens nothing.
 */
export async function logIn(world: Needed, input: Input): Outcome<TokenPair> {
  const found = await tryGuess(world, { identifier: input.login, address: input.address }, () => find(world, input));
  if (!found.ok) return found;
  if (!found.value) return refuse("bad-credentials");
  const { who, passwordHash } = found.value;
  const factor = await world.secondFactors.read(who.home, who.userId);
  if (factor?.confirmedAt) {
    if (input.code === undefined || input.code.trim() === "") return refuse("second-factor.needed");
    const shown = await showCode(world, who, factor, input.code);
    if (!shown.ok) return shown;
    if (!shown.value) return refuse("second-factor.wrong");
  }
  return world.transact(who.home, async (inside) => {
    if (!(await inside.users.holdPassword(who.home, who.userId, passwordHash))) return refuse("bad-credentials");
    return succeed(await openSession({ ...world, ...inside }, who, null, readDevice(input.userAgent)));
  });
}

/**
 * Counted by the account, wherever the guesses come from: whoever makes them knows the password, and may have many
 * addresses. The right code of its owner gives a guesser beside them no more tries.
 */
function showCode(world: Needed, who: Omit<Actor, "sessionId">, factor: SecondFactor, typed: string) {
  const guessed = `code ${who.identifier}`;
  const look = async () => {
    const code = readTypedCode(typed);
    const secret = world.vault.open(factor.sealed);
    const step = secret && world.oneTimeCodes.findStep(secret, code, world.clock.now());
    if (step !== null) return (await world.secondFactors.takeStep(who.home, who.userId, step)) || null;
    return (await takeRecovery(world, who, hashRecovery(world, who.userId, code))) || null;
  };
  return tryGuess(world, { identifier: guessed, address: guessed }, look, { forgives: false });
}

/** It is written down: whoever has one opens the account without the app. */
const takeRecovery = (world: Needed, { home, userId }: Omit<Actor, "sessionId">, hash: string): Promise<boolean> =>
  world.transact(home, async (inside) => {
    const isTaken = await inside.secondFactors.takeCode(home, userId, hash);
    const by = { userId, clientId: home.clientId };
    if (isTaken) await noteEvents(inside, world, home, by, [{ userId, kind: "recovery-code-used" }]);
    return isTaken;
  });

/** The stored form of a recovery code: nobody can guess the code from it without the platform's secret. */
export const hashRecovery = ({ vault }: Pick<World, "vault">, userId: string, code: string): string =>
  vault.deriveKey(`recovery code ${userId} ${code}`);

async function find(
  world: Pick<World, "users" | "clients" | "passwords" | "sessions" | "impersonations" | "clock">,
  { login, password }: { readonly login: string; readonly password: string },
) {
  // An account that was never activated has no password, and is as slow to refuse as one that does not exist.
  const user = await world.users.findByIdentifier(login);
  const right = await world.passwords.verify(user?.passwordHash || null, password);
  if (!user || !right) return null;
  const who = await readActor(world, {
    id: null,
    clientId: user.clientId,
    userId: user.id,
    scope: "session",
    binding: null,
    activeClientId: null,
  });
  return who && { who, passwordHash: user.passwordHash };
}
