// Knows how accounts are deleted by an administrator: all that were named, or none (§7.31, §7.32).
import { succeed } from "@academiz/domain/kernel";
import { removePeople } from "../account/remove-people.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { holdUsers } from "./hold-user.ts";

export async function deleteUsers(
  world: Pick<World, "dice" | "transact">,
  actor: Actor,
  ids: readonly string[],
): Outcome<undefined> {
  return world.transact(actor, async (inside) => {
    const held = await holdUsers(inside, actor, ids);
    if (!held.ok) return held;
    const found = held.value.map(({ id }) => id);
    if (found.includes(actor.userId)) return refuse("user.own-account");
    await removePeople(inside, actor, found, world.dice.createId);
    return succeed(undefined);
  });
}
