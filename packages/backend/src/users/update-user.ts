// Knows how a user is changed by an administrator (§7.29), and what ends when the login or a role does.
import type { AnswerOf, SentUser, users } from "@academiz/contract";
import { completeLogin, keepsRoles } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { describeChange, noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { announceJoining } from "../notifications/announce-joining.ts";
import { mayGive } from "../policies/may-give.ts";
import type { Actor } from "../ports/index.ts";
import { describeUser } from "./describe-managed.ts";
import { holdUser } from "./hold-user.ts";
import { listKnown, takeUser } from "./take-user.ts";
import { tellAddressChanges } from "./tell-address-changes.ts";

/** A login is taken one by one, as accounts are made. */
export async function updateUser(
  world: Pick<World, "clock" | "dice" | "transact">,
  actor: Actor,
  id: string,
  input: SentUser,
): Outcome<AnswerOf<typeof users.updateUser>> {
  const now = toIso(world.clock.now());
  return world.transact(actor, async (inside) => {
    const client = await inside.clients.change(actor, () => ({}));
    const held = await holdUser(inside, actor, id);
    if (!held.ok) return held;
    if (!client) return refuse("not-found");
    if (!mayGive(actor, held.value, input.roles)) return refuse("role.refused");
    const taken = takeUser(listKnown(client), input);
    if (!taken.ok) return taken;
    const { login, email } = taken.value;
    const isRenamed = login !== held.value.login;
    if (isRenamed && (await inside.users.hasLogin(actor, login))) return refuse("user.login-taken");
    const identifier = isRenamed ? completeLogin(client.slug, login) : held.value.identifier;
    const user = await inside.users.change(actor, id, { ...taken.value, identifier });
    if (!user) return refuse("not-found");
    const isLessened = !keepsRoles(held.value.roles, user.roles);
    if (isRenamed || isLessened) {
      await inside.sessions.endOthers(actor, user.id, null, now);
      await inside.calendarFeeds.remove(actor, [user.id]);
    }
    if (isRenamed || email !== held.value.email) await inside.accountLinks.close(actor, user.id, now);
    await noteEvents(inside, world, actor, toDoer(actor), describeChange(held.value, user));
    const by = { changedBy: actor.userId, changedByClientId: actor.home.clientId };
    await tellAddressChanges(inside, world, client, by, [{ before: held.value, after: user }]);
    await announceJoining(inside, world, actor, client, [{ before: held.value, after: user }]);
    return succeed({ user: await describeUser(inside, client, user) });
  });
}
