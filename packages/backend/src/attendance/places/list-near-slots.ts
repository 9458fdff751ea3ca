// Knows which slots of a learner are near, in all classrooms that are open to them.
import type { AnswerOf, classiz } from "@academiz/contract";
import { readSigningWindow } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../../ground/outcome.ts";
import { toIso } from "../../ground/time.ts";
import type { World } from "../../ground/world.ts";
import type { Actor } from "../../ports/index.ts";
import { tellOwnSlots } from "./tell-own-slots.ts";

/** How far ahead, in milliseconds, and how many slots at most. */
const [AHEAD, MOST] = [7 * 24 * 3_600_000, 20];

/** Starts with slots that can still be signed. */
export async function listNearSlots(
  world: Pick<World, "perimeters" | "products" | "clients" | "slots" | "users" | "clock">,
  actor: Actor,
): Outcome<AnswerOf<typeof classiz.listNearSlots>> {
  const { home, userId } = actor;
  const now = world.clock.now();
  const client = await world.clients.read(home);
  const { after } = readSigningWindow(client?.config);
  const { rows } = await world.slots.search(home, {
    ...{ perimeterSlug: null, mean: null, run: null, from: null, until: toIso(now + AHEAD) },
    ...{ descending: false, page: 1, limit: MOST, joinedBy: userId, endsAfter: toIso(now - after * 60_000) },
  });
  return succeed({ slots: [...(await tellOwnSlots(world, actor, rows))] });
}
