// Knows how an administrator goes to work in another client, and home again (§7.54).
import type { TokenPair } from "@academiz/domain/identity";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findManaged } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";
import { renewToken } from "./renew-token.ts";

/**
 * The session remembers it: every later pair of its family speaks of that client, for as long as it is the user's to
 * manage.
 */
export async function switchClient(
  world: Pick<World, "sessions" | "users" | "clients" | "impersonations" | "tokens" | "clock">,
  actor: Actor,
  id: string,
): Outcome<TokenPair> {
  const client = await findManaged(world, actor, id);
  if (!client?.active) return refuse("not-found");
  const away = client.id === actor.home.clientId ? null : client.id;
  const isAlive = await world.sessions.switchTo(actor.home, actor.sessionId, away, toIso(world.clock.now()));
  return isAlive ? renewToken(world, actor) : refuse("token.invalid");
}
