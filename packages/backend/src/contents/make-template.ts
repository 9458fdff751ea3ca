// Knows the config of a new learniz (§7.102).
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";
import { makeContent } from "./make-content.ts";

/** Untitled, in the language of the author. */
export async function makeTemplate(
  world: Pick<World, "users" | "clients" | "dice">,
  actor: Actor,
): Outcome<StoredConfig> {
  return succeed(await makeContent(world, actor, "learniz", ""));
}
