// Knows the config of a new learniz (§7.102).
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../outcome.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";
import { makeContent } from "../products/make-content.ts";
import type { World } from "../world.ts";

/** Untitled, in the language of the author. */
export async function makeTemplate(
  world: Pick<World, "users" | "clients" | "dice">,
  actor: Actor,
): Outcome<StoredConfig> {
  return succeed(await makeContent(world, actor, "learniz", ""));
}
