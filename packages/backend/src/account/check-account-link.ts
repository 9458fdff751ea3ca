// Knows whether a mailed link is still good: not used, not replaced, not too old (decisions 3).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

/** It stays as it is. */
export async function checkAccountLink(world: Pick<World, "accountLinks" | "clock">, actor: Actor): Outcome<undefined> {
  const isOpen = await world.accountLinks.isOpen(actor, actor.userId, actor.sessionId, toIso(world.clock.now()));
  return isOpen ? succeed(undefined) : refuse("link.invalid");
}
