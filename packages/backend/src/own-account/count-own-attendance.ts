// Knows what somebody has in classrooms, as they are told before they erase their account.
import type { AnswerOf, ownAccount } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

export const countOwnAttendance = async (
  { slots }: Pick<World, "slots">,
  { home, userId }: Actor,
): Outcome<AnswerOf<typeof ownAccount.readOwnAttendance>> => succeed(await slots.countAttendance(home, [userId]));
