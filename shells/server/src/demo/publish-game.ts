// Knows how the sample game enters a client: made and published for everyone, as its author would do it.
import { createProduct, publishProduct, type World } from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import { SAMPLE_GAME, SAMPLE_GAME_NAME } from "./sample-game.ts";

/** Answers its slug. */
export async function publishGame(world: World, author: Actor): Promise<string> {
  const product = await createProduct(world, author, "game", { name: SAMPLE_GAME_NAME, configDraft: SAMPLE_GAME });
  if (!product.ok) throw new Error(`the sample game is refused: ${JSON.stringify(product.error)}`);
  const { slug, updatedAt } = product.value;
  const published = await publishProduct(world, author, { type: "game", slug }, { updatedAt, visible: true });
  if (!published.ok) throw new Error(`the sample game cannot be published: ${published.error.code}`);
  return slug;
}
