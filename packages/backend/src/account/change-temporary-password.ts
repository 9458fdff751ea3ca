// Knows how a password that somebody else chose is replaced by its owner (§7.18, §7.21, §4.26).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { hashNewPassword, takePassword } from "./replace-password.ts";

/** `identifier` must be the actor's own. A mailed link is used up with it. */
export async function changeTemporaryPassword(
  world: Pick<World, "users" | "accountLinks" | "passwords" | "clock" | "dice" | "transact">,
  actor: Actor,
  identifier: string,
  password: string,
): Outcome<undefined> {
  if (identifier !== actor.identifier) return refuse("scope.refused");
  const now = toIso(world.clock.now());
  const byLink = actor.scope === "account-link";
  const user = await world.users.read(actor.home, actor.userId);
  if (!user) return refuse("token.invalid");
  if (byLink && !(await world.accountLinks.isOpen(actor.home, actor.userId, actor.sessionId, now)))
    return refuse("link.invalid");
  if (!(await world.users.isPasswordTemporary(actor.home, actor.userId))) return refuse("user.not_temporary_password");
  const hash = await hashNewPassword(world, user, password);
  if (!hash.ok) return hash;
  return world.transact(actor.home, async (inside) => {
    if (!(await inside.users.holdPassword(actor.home, user.id, user.passwordHash)))
      return refuse("user.not_temporary_password");
    if (byLink && !(await inside.accountLinks.use(actor.home, actor.userId, actor.sessionId, now)))
      return refuse("link.invalid");
    await takePassword({ ...world, ...inside }, actor, hash.value);
    return succeed(undefined);
  });
}
