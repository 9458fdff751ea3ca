// Knows how the current user is read (§7.13).
import type { UserAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeUser } from "./describe-user.ts";

export async function readMe(
  world: Pick<World, "users" | "clients" | "documents" | "experts" | "terms" | "threads">,
  actor: Actor,
): Outcome<UserAnswer> {
  const [user, client] = await Promise.all([
    world.users.read(actor.home, actor.userId),
    world.clients.read(actor.home),
  ]);
  return user?.active && client
    ? succeed(await describeUser(world, user, client, actor.scope))
    : refuse("token.invalid");
}
