// Knows whose account somebody may change without that person's password: one of another person, not above them, while
// they may themselves.
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { Repositories } from "../ground/world.ts";
import type { Actor, UserRecord } from "../ports/index.ts";
import { holdUser } from "../users/hold-user.ts";

/** Call it inside a transaction. */
export async function findChangeable(
  inside: Pick<Repositories, "users">,
  actor: Actor,
  id: string,
): Promise<Result<UserRecord, Refusal>> {
  const held = await holdUser(inside, actor, id);
  if (!held.ok) return held;
  return held.value.id === actor.userId ? refuse("user.own-account") : succeed(held.value);
}
