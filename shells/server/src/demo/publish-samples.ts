// Knows how sample courses enter a client: as its author would do it, through the same use cases.
import { createProduct, publishProduct, type World } from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import { readPictureSize } from "@academiz/domain/documents";
import type { Sample } from "./read-samples.ts";

export async function publishSamples(world: World, author: Actor, samples: readonly Sample[]): Promise<void> {
  const known = new Set<string>();
  for (const sample of samples) {
    for (const { slug, name, bytes } of sample.documents) {
      if (known.has(slug)) continue;
      known.add(slug);
      const stored = await world.documentStore.put(author, bytes);
      const picture = readPictureSize(stored.type, bytes);
      await world.documents.add(
        author,
        { slug, name, ...stored, ...picture },
        new Date(world.clock.now()).toISOString(),
      );
    }
    const product = await createProduct(world, author, "learniz", { name: sample.name, configDraft: sample.config });
    if (!product.ok) throw new Error(`the sample course "${sample.name}" is refused: ${JSON.stringify(product.error)}`);
    const { slug, updatedAt } = product.value;
    const published = await publishProduct(world, author, { type: "learniz", slug }, { updatedAt, visible: true });
    if (!published.ok)
      throw new Error(`the sample course "${sample.name}" cannot be published: ${published.error.code}`);
  }
}
