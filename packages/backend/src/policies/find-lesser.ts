// Knows whose account a user may look into: people of their client with no higher role (decisions 2).
import { reachesUpTo } from "@academiz/domain/identity";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, UserRecord } from "../ports/index.ts";

export async function findLesser(
  { users }: Pick<World, "users">,
  actor: Actor,
  id: string,
): Promise<Result<UserRecord, Refusal>> {
  const user = await users.read(actor, id);
  if (!user) return refuse("not-found");
  return reachesUpTo(actor.roles, user.roles) ? succeed(user) : refuse("role.refused");
}
