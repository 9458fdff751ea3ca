// Knows how somebody who never came in is mailed their way in once more (§7.28, decisions 3).
import type { AnswerOf, users } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { issueAccountLinks } from "../account/issue-account-links.ts";
import { noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { ACCOUNT_LINK_PAUSE } from "../session/lifetimes.ts";
import { holdUser } from "./hold-user.ts";

/** Earlier links no longer work. Of several requests at once, only one succeeds, because the account is locked. */
export async function inviteUser(
  world: Pick<World, "mails" | "tokens" | "clock" | "dice" | "publicUrl" | "transact">,
  actor: Actor,
  id: string,
): Outcome<AnswerOf<typeof users.inviteUser>> {
  return world.transact(actor, async (inside) => {
    const [client, held] = [await inside.clients.read(actor), await holdUser(inside, actor, id)];
    if (!held.ok) return held;
    if (!client) return refuse("not-found");
    const user = held.value;
    if (!user.active || user.email === "") return refuse("invitation.unreachable");
    const invited = await inside.users.listWithoutOwnPassword(actor, [user.id]);
    if (!invited.has(user.id)) return refuse("invitation.taken-up");
    const newest = await inside.accountLinks.findNewest(actor, user.id);
    // Of a clock that was put back nobody waits longer.
    if (newest !== null && Math.abs(world.clock.now() - Date.parse(newest)) < ACCOUNT_LINK_PAUSE)
      return refuse("invitation.too-soon");
    const type = user.passwordHash === "" ? "active-account" : "temporary-password";
    await issueAccountLinks({ ...world, ...inside }, [user], client, type);
    await noteEvents(inside, world, actor, toDoer(actor), [{ userId: user.id, kind: "link-sent", detail: type }]);
    return succeed({ mails: world.mails.leaves ? ("leave" as const) : ("stay" as const) });
  });
}
