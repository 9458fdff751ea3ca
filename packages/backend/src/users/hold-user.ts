// Knows whom of a client somebody may change: who is there, and not above them, while they stand themselves (decisions
// 2).
import { keepsRoles, reachesUpTo } from "@academiz/domain/identity";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { Repositories } from "../ground/world.ts";
import type { Actor, UserRecord } from "../ports/index.ts";

/**
 * All of them or none; to be called inside a transaction, before whose end nobody else changes them, nor whoever asks:
 * of two who take each other's account at once the second has fallen (0027). Who works in another client is known as
 * they were a moment ago.
 */
export async function holdUsers(
  { users }: Pick<Repositories, "users">,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<readonly UserRecord[], Refusal>> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  const held = await users.hold(actor, [...named, actor.userId]);
  const caller = held.find(({ id }) => id === actor.userId);
  const stands = caller?.active && keepsRoles(actor.roles, caller.roles);
  if (!stands && actor.home.clientId === actor.clientId) return refuse("token.invalid");
  const found = held.filter(({ id }) => named.includes(id));
  if (found.length !== named.length) return refuse("not-found");
  return found.every(({ roles }) => reachesUpTo(actor.roles, roles)) ? succeed(found) : refuse("role.refused");
}

export async function holdUser(
  inside: Pick<Repositories, "users">,
  actor: Actor,
  id: string,
): Promise<Result<UserRecord, Refusal>> {
  const held = await holdUsers(inside, actor, [id]);
  if (!held.ok) return held;
  const [user] = held.value;
  return user ? succeed(user) : refuse("not-found");
}
