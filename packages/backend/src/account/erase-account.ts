// Knows how somebody erases their own account (§7.14, decisions 3): the person is forgotten, and their results stay
// without a name.
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, UserSearch } from "../ports/index.ts";
import { tryGuess } from "../session/limit-guesses.ts";
import { removePeople } from "./remove-people.ts";

/** Finds other super administrators, because a platform must keep one. */
const OTHERS: Omit<UserSearch, "except"> = {
  query: null,
  active: true,
  roles: ["ROLE_SUPER_ADMIN"],
  types: [],
  affectations: [],
  criterias: [],
  sort: "name",
  descending: false,
  page: 1,
  limit: 1,
};

export async function eraseAccount(
  world: Pick<World, "users" | "passwords" | "loginFailures" | "clock" | "rest" | "dice" | "transact">,
  { home, userId, identifier }: Actor,
  { password, address }: { readonly password: string; readonly address: string },
): Outcome<string> {
  const user = await world.users.read(home, userId);
  if (!user?.active) return refuse("token.invalid");
  // Counted apart from logins; the blank keeps the two apart: no login has one.
  const guessed = `erase ${identifier}`;
  const known = await tryGuess(world, { identifier: guessed, address }, async () =>
    (await world.passwords.verify(user.passwordHash || null, password)) ? user : null,
  );
  if (!known.ok) return known;
  if (!known.value) return refuse("password.wrong");
  return world.transact(home, async (inside) => {
    // The row is locked: of two who leave at once, the second sees that the first has left.
    await inside.clients.change(home, () => ({}));
    const [held] = await inside.users.hold(home, [userId]);
    if (!held) return refuse("token.invalid");
    if (held.passwordHash !== user.passwordHash) return refuse("password.wrong");
    const isLast =
      held.roles.includes("ROLE_SUPER_ADMIN") &&
      (await inside.users.search(home, { ...OTHERS, except: userId })).total === 0;
    if (isLast) return refuse("account.last-administrator");
    await removePeople(inside, home, [userId], world.dice.createId);
    return succeed("account.erased");
  });
}
