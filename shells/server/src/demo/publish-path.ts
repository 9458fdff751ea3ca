// Knows how the sample path enters a client: a game, a sheet that its learners read after it, and a section of both.
import { createProduct, publishProduct, type World } from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import type { ProductType } from "@academiz/domain/catalog";
import { SHEET, SHEET_FILE, writePath, writeSection } from "./sample-path.ts";

/** `game` is the slug of the sample game. */
export async function publishPath(world: World, author: Actor, game: string): Promise<void> {
  const bytes = new TextEncoder().encode(SHEET_FILE.text);
  const stored = await world.documentStore.put(author, bytes);
  const { slug, name } = SHEET_FILE;
  await world.documents.add(author, { slug, name, ...stored }, new Date(world.clock.now()).toISOString());
  const sheet = await publishOne(world, author, "attachment", SHEET);
  await publishOne(world, author, "section", writeSection(game, sheet));
  await publishOne(world, author, "coursiz", writePath(game, sheet));
}

interface Written {
  readonly context: { readonly title: string };
}

/** Answers its slug. */
async function publishOne(world: World, author: Actor, type: ProductType, configDraft: Written): Promise<string> {
  const name = configDraft.context.title;
  const product = await createProduct(world, author, type, { name, configDraft: { ...configDraft } });
  if (!product.ok) throw new Error(`the sample "${name}" is refused: ${JSON.stringify(product.error)}`);
  const { slug, updatedAt } = product.value;
  const published = await publishProduct(world, author, { type, slug }, { updatedAt, visible: true });
  if (!published.ok) throw new Error(`the sample "${name}" cannot be published: ${published.error.code}`);
  return slug;
}
