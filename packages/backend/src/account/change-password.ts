// Knows how somebody chooses another password of their own (§7.20, §7.21, decisions 3).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { tryGuess } from "../session/limit-guesses.ts";
import { hashNewPassword, takePassword } from "./replace-password.ts";
import { resetPassword } from "./reset-password.ts";

export interface PasswordChange {
  readonly identifier: string;
  readonly password: string;
  readonly currentPassword: string | undefined;
  readonly address: string;
}
type Needed = Pick<
  World,
  "users" | "accountLinks" | "passwords" | "loginFailures" | "clock" | "dice" | "rest" | "transact"
>;

/** `identifier` must be the actor's own. An open session alone changes nothing: the present password is asked for. */
export async function changePassword(
  world: Needed,
  actor: Actor,
  { identifier, password, currentPassword, address }: PasswordChange,
): Outcome<undefined> {
  if (identifier !== actor.identifier) return refuse("scope.refused");
  if (actor.scope === "account-link") return resetPassword(world, actor, password);
  if (currentPassword === undefined)
    return refuse("validation", {
      faults: [{ path: ["currentPassword"], message: "the present password is missing" }],
    });
  const user = await world.users.read(actor.home, actor.userId);
  if (!user?.active) return refuse("token.invalid");
  // Counted apart from logins; the blank keeps the two apart: no login has one.
  const guessed = `password ${identifier}`;
  const known = await tryGuess(world, { identifier: guessed, address }, async () =>
    (await world.passwords.verify(user.passwordHash || null, currentPassword)) ? user : null,
  );
  if (!known.ok) return known;
  if (!known.value) return refuse("password.wrong");
  const hash = await hashNewPassword(world, user, password);
  if (!hash.ok) return hash;
  return world.transact(actor.home, async (inside) => {
    if (!(await inside.users.holdPassword(actor.home, user.id, user.passwordHash))) return refuse("password.wrong");
    await takePassword({ ...world, ...inside }, actor, hash.value);
    return succeed(undefined);
  });
}
