// Knows what one person has in classrooms, as administrators are told before they delete the account.
import type { AnswerOf, personPage } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

export async function countAttendance(
  world: Pick<World, "users" | "slots">,
  actor: Actor,
  id: string,
): Outcome<AnswerOf<typeof personPage.readPersonAttendance>> {
  const user = await world.users.read(actor, id);
  if (!user) return refuse("not-found");
  return succeed(await world.slots.countAttendance(actor, [user.id]));
}
