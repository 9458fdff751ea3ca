// Knows whom of their client somebody may change: who is there, and not above them (decisions 2).
import { reachesUpTo } from "@academiz/domain/identity";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../outcome.ts";
import type { Actor, UserRecord } from "../ports/index.ts";
import type { Repositories } from "../world.ts";

/** All of them or none; to be called inside a transaction, which nobody else changes them before. */
export async function holdUsers(
  { users }: Pick<Repositories, "users">,
  actor: Actor,
  ids: readonly string[],
): Promise<Result<readonly UserRecord[], Refusal>> {
  const named = [...new Set(ids.map((id) => id.toLowerCase()))];
  const found = await users.hold(actor, named);
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
