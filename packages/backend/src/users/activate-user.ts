// Knows how an account is closed, with all that is open of it, and opened again (§7.30).
import type { AnswerOf, users } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { describeChange, noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeUser } from "./describe-managed.ts";
import { holdUser } from "./hold-user.ts";

export async function activateUser(
  world: Pick<World, "clock" | "dice" | "transact">,
  actor: Actor,
  id: string,
  active: boolean,
): Outcome<AnswerOf<typeof users.activateUser>> {
  const now = toIso(world.clock.now());
  return world.transact(actor, async (inside) => {
    const [client, held] = [await inside.clients.read(actor), await holdUser(inside, actor, id)];
    if (!held.ok) return held;
    if (held.value.id === actor.userId) return refuse("user.own-account");
    const user = await inside.users.change(actor, id, { active });
    if (!user || !client) return refuse("not-found");
    if (!active) {
      await inside.sessions.endOthers(actor, user.id, null, now);
      await inside.accountLinks.close(actor, user.id, now);
      await inside.calendarFeeds.remove(actor, [user.id]);
    }
    await noteEvents(inside, world, actor, toDoer(actor), describeChange(held.value, user));
    return succeed({ user: await describeUser(inside, client, user) });
  });
}
