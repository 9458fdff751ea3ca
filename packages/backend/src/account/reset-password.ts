// Knows how a password is chosen with a mailed link, once (§7.19, §4.27, decisions 3).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { hashNewPassword, takePassword } from "./replace-password.ts";

/** A password that is refused leaves the link open. */
export async function resetPassword(
  world: Pick<World, "users" | "accountLinks" | "passwords" | "clock" | "dice" | "transact">,
  actor: Actor,
  password: string,
): Outcome<undefined> {
  const now = toIso(world.clock.now());
  const user = await world.users.read(actor, actor.userId);
  if (!user || !(await world.accountLinks.isOpen(actor, actor.userId, actor.sessionId, now)))
    return refuse("link.invalid");
  const hash = await hashNewPassword(world, user, password);
  if (!hash.ok) return hash;
  return world.transact(actor, async (inside) => {
    if (!(await inside.users.holdPassword(actor, user.id, user.passwordHash))) return refuse("link.invalid");
    if (!(await inside.accountLinks.use(actor, actor.userId, actor.sessionId, now))) return refuse("link.invalid");
    await takePassword({ ...world, ...inside }, actor, hash.value);
    return succeed(undefined);
  });
}
