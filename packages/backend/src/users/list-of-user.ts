// Knows which sessions a user of the client runs (§7.33).
import type { AnswerOf, users } from "@academiz/contract";
import { readMeanKey } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

export async function listMeans(
  world: Pick<World, "users">,
  actor: Actor,
  id: string,
): Outcome<AnswerOf<typeof users.listUserMeans>> {
  const user = await world.users.read(actor, id);
  if (!user) return refuse("not-found");
  const sessions = user.trainerMeans.flatMap((key) => readMeanKey(key) ?? []);
  return succeed({ means: sessions.map(({ productSlug, mean }) => ({ slug: mean, productSlug })) });
}
