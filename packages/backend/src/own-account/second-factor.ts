// Knows how somebody adds a second factor to their account, removes it, and how an administrator removes somebody
// else's (decision 0053).
import type { AnswerOf, ownAccount } from "@academiz/contract";
import { type Result, succeed } from "@academiz/domain/kernel";
import { noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, type Refusal, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findLesser } from "../policies/find-lesser.ts";
import { isSecondFactorDemanded } from "../policies/second-factor-demanded.ts";
import type { Actor, UserRecord } from "../ports/index.ts";
import { tryGuess } from "../session/limit-guesses.ts";
import { hashRecovery } from "../session/log-in.ts";
import { findChangeable } from "./find-changeable.ts";
import { tellGuardFell } from "./tell-guard-fell.ts";

/** How many recovery codes are given at once. */
const RECOVERY_CODES = 10;
/** A factor is removed, or its codes renewed, so often within so many milliseconds: its owner gets a mail each time. */
const MOST_CHANGES = 10;
const CHANGES_WINDOW = 15 * 60_000;

type Proving = Pick<World, "users" | "passwords" | "loginFailures" | "guessCounts" | "clock" | "rest">;
interface Proof {
  readonly password: string;
  readonly address: string;
}

export async function readSecondFactor(
  world: Pick<World, "users" | "clients" | "secondFactors">,
  { home, userId }: Actor,
): Outcome<AnswerOf<typeof ownAccount.readSecondFactor>> {
  const [user, client, factor] = await Promise.all([
    world.users.read(home, userId),
    world.clients.read(home),
    world.secondFactors.read(home, userId),
  ]);
  if (!user || !client) return refuse("token.invalid");
  const since = factor?.confirmedAt ?? null;
  return succeed({
    since,
    codesLeft: since === null ? 0 : (factor?.codesLeft ?? 0),
    isDemanded: isSecondFactorDemanded(client, user),
  });
}

/** Gives another secret each time, until one was confirmed. */
export async function beginSecondFactor(
  world: Proving & Pick<World, "clients" | "secondFactors" | "vault" | "oneTimeCodes">,
  actor: Actor,
  proof: Proof,
): Outcome<AnswerOf<typeof ownAccount.beginSecondFactor>> {
  const user = await prove(world, actor, proof, "begin");
  if (!user.ok) return user;
  const client = await world.clients.read(actor.home);
  const secret = world.oneTimeCodes.createSecret();
  if (!(await world.secondFactors.begin(actor.home, actor.userId, world.vault.seal(secret))))
    return refuse("second-factor.on");
  const label = { issuer: client?.name ?? "Academiz", account: user.value.identifier };
  return succeed({
    secret: world.oneTimeCodes.writeSecret(secret),
    address: world.oneTimeCodes.writeAddress(secret, label),
  });
}

/** The confirming code counts as used: it opens nothing a second time. */
export async function confirmSecondFactor(
  world: Pick<
    World,
    "secondFactors" | "vault" | "oneTimeCodes" | "loginFailures" | "clock" | "dice" | "rest" | "transact"
  >,
  actor: Actor,
  code: string,
): Outcome<AnswerOf<typeof ownAccount.confirmSecondFactor>> {
  const { home, userId, identifier } = actor;
  const factor = await world.secondFactors.read(home, userId);
  if (!factor) return refuse("second-factor.off");
  if (factor.confirmedAt !== null) return refuse("second-factor.on");
  const guessed = `confirm ${identifier}`;
  const step = await tryGuess(world, { identifier: guessed, address: guessed }, async () => {
    const secret = world.vault.open(factor.sealed);
    return secret && world.oneTimeCodes.findStep(secret, code, world.clock.now());
  });
  if (!step.ok) return step;
  const { value: found } = step;
  if (found === null) return refuse("second-factor.wrong");
  const codes = createCodes(world);
  const hashes = codes.map((one) => hashRecovery(world, userId, one));
  return world.transact(home, async (inside) => {
    const confirmed = { at: toIso(world.clock.now()), step: found, codes: hashes };
    if (!(await inside.secondFactors.confirm(home, userId, factor.sealed, confirmed)))
      return refuse("second-factor.on");
    await noteEvents(inside, world, home, toDoer(actor), [{ userId, kind: "second-factor-on" }]);
    return succeed({ codes });
  });
}

const createCodes = ({ oneTimeCodes }: Pick<World, "oneTimeCodes">): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => oneTimeCodes.createRecovery());

export async function renewRecoveryCodes(
  world: Proving & Pick<World, "vault" | "oneTimeCodes" | "dice" | "transact">,
  actor: Actor,
  proof: Proof,
): Outcome<AnswerOf<typeof ownAccount.renewRecoveryCodes>> {
  const user = await prove(world, actor, proof, "renew");
  if (!user.ok) return user;
  const codes = createCodes(world);
  const hashes = codes.map((one) => hashRecovery(world, actor.userId, one));
  const { home, userId } = actor;
  return world.transact(home, async (inside) => {
    if (!(await stillProven(inside, user.value))) return refuse("password.wrong");
    if (!(await inside.secondFactors.renewCodes(home, userId, hashes))) return refuse("second-factor.off");
    await noteEvents(inside, world, home, toDoer(actor), [{ userId, kind: "second-factor-codes-renewed" }]);
    await tellGuardFell(inside, world, home, user.value, "codes");
    return succeed({ codes });
  });
}

export async function removeSecondFactor(
  world: Proving & Pick<World, "dice" | "transact">,
  actor: Actor,
  proof: Proof,
): Outcome<undefined> {
  const user = await prove(world, actor, proof, "remove");
  if (!user.ok) return user;
  const { home, userId } = actor;
  return world.transact(home, async (inside) => {
    if (!(await stillProven(inside, user.value))) return refuse("password.wrong");
    if (!(await inside.secondFactors.remove(home, userId))) return refuse("second-factor.off");
    await noteEvents(inside, world, home, toDoer(actor), [{ userId, kind: "second-factor-off" }]);
    await tellGuardFell(inside, world, home, user.value, "off");
    return succeed(undefined);
  });
}

export async function readSecondFactorOf(
  world: Pick<World, "users" | "secondFactors">,
  actor: Actor,
  id: string,
): Outcome<AnswerOf<typeof ownAccount.readSecondFactorOf>> {
  const user = await findLesser(world, actor, id);
  if (!user.ok) return user;
  const factor = await world.secondFactors.read(actor, user.value.id);
  return succeed({ since: factor?.confirmedAt ?? null });
}

/** For a person who lost theirs, is not above the actor, and is not the actor: for one's own the password is needed. */
export async function resetSecondFactor(
  world: Pick<World, "clock" | "dice" | "transact">,
  actor: Actor,
  id: string,
): Outcome<undefined> {
  return world.transact(actor, async (inside) => {
    const user = await findChangeable(inside, actor, id);
    if (!user.ok) return user;
    const { id: userId } = user.value;
    if (!(await inside.secondFactors.remove(actor, userId))) return refuse("second-factor.off");
    await noteEvents(inside, world, actor, toDoer(actor), [{ userId, kind: "second-factor-reset" }]);
    await tellGuardFell(inside, world, actor, user.value, "reset");
    return succeed(undefined);
  });
}

/** An open session alone changes nothing: the password is asked for. */
async function prove(
  world: Proving,
  { home, userId, identifier }: Actor,
  { password, address }: Proof,
  act: "begin" | "renew" | "remove",
): Promise<Result<UserRecord, Refusal>> {
  const user = await world.users.read(home, userId);
  if (!user?.active) return refuse("token.invalid");
  // Counted apart from logins; the blank keeps the two apart: no login has one.
  const known = await tryGuess(world, { identifier: `${act} factor ${identifier}`, address }, async () =>
    (await world.passwords.verify(user.passwordHash || null, password)) ? user : null,
  );
  if (!known.ok) return known;
  if (!known.value) return refuse("password.wrong");
  const wait = act === "begin" ? 0 : await countChange(world, userId);
  return wait > 0 ? refuse("login.too-many", { retryAfter: wait }) : succeed(known.value);
}

/** Seconds until the next change; 0: now. */
async function countChange({ guessCounts, clock }: Proving, userId: string): Promise<number> {
  const now = clock.now();
  const { from, count } = await guessCounts.add(`factor changes ${userId}`, toIso(now), CHANGES_WINDOW);
  return count <= MOST_CHANGES ? 0 : Math.max(1, Math.ceil((Date.parse(from) + CHANGES_WINDOW - now) / 1_000));
}

/** The password that was proven is not changed meanwhile. */
const stillProven = ({ users }: Pick<World, "users">, user: UserRecord): Promise<boolean> =>
  users.holdPassword(user, user.id, user.passwordHash);
