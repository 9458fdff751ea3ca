// Knows what belongs to one user of the client: the sessions that they run, and what stands inside their products
// (§7.33, §7.34).
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

/** Every product that can be stored is whole by itself: none is made of others. */
export async function listSubProducts(
  world: Pick<World, "users" | "products">,
  actor: Actor,
  id: string,
  product: string,
): Outcome<AnswerOf<typeof users.listSubProducts>> {
  const [user, found] = await Promise.all([world.users.read(actor, id), world.products.read(actor, product)]);
  return user && found ? succeed({ subProducts: [] }) : refuse("not-found");
}
