// Knows how a person signs in (§4.1–§4.3, §7.3, decisions 3).
import type { TokenPair } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";
import { ADDRESS_LIMIT, LOGIN_LIMIT, LOGIN_WINDOW } from "./lifetimes.ts";
import { openSession } from "./open-session.ts";
import { readActor } from "./read-actor.ts";

/** `login` is the identifier, client slug included (§4.2). Whoever fails is told the same, as slowly. */
export async function logIn(
  world: Pick<World, "users" | "clients" | "passwords" | "loginFailures" | "sessions" | "tokens" | "clock" | "dice">,
  input: { readonly login: string; readonly password: string; readonly address: string },
): Outcome<TokenPair> {
  const now = world.clock.now();
  const attempt = {
    identifier: input.login,
    address: input.address,
    now: toIso(now),
    since: toIso(now - LOGIN_WINDOW),
  };
  const oldest = await world.loginFailures.reserve(attempt, LOGIN_LIMIT, ADDRESS_LIMIT);
  if (oldest !== null) {
    const retryAfter = Math.max(1, Math.ceil((Date.parse(oldest) + LOGIN_WINDOW - now) / 1000));
    return refuse("login.too-many", { retryAfter });
  }
  // An account that was never activated has no password, and is as slow to refuse as one that does not exist.
  const user = await world.users.findByIdentifier(input.login);
  const right = await world.passwords.verify(user?.passwordHash || null, input.password);
  if (!user || !right) return refuse("bad-credentials");
  const who = await readActor(world, { clientId: user.clientId, userId: user.id, scope: "session", binding: null });
  if (!who) return refuse("bad-credentials");
  await world.loginFailures.forget(input.login, input.address);
  return succeed(await openSession(world, who));
}
