// Knows how the sample sequence enters a client: made and published for everyone, as its author would do it.
import { createProduct, publishProduct, type World } from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import { SAMPLE_SEQUENCE, SAMPLE_SEQUENCE_NAME } from "./sample-sequence.ts";

export async function publishSequence(world: World, author: Actor): Promise<void> {
  const input = { name: SAMPLE_SEQUENCE_NAME, configDraft: SAMPLE_SEQUENCE };
  const product = await createProduct(world, author, "smart-sequence", input);
  if (!product.ok) throw new Error(`the sample sequence is refused: ${JSON.stringify(product.error)}`);
  const { slug, updatedAt } = product.value;
  const published = await publishProduct(world, author, { type: "smart-sequence", slug }, { updatedAt, visible: true });
  if (!published.ok) throw new Error(`the sample sequence cannot be published: ${published.error.code}`);
}
