// Knows how the sample packages enter a client: uploaded, made into products, and published for everyone, as an author
// would do it.
import { createProduct, publishProduct, uploadScorm, type World } from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import { createScormContent } from "@academiz/domain/products";
import { PACKAGE_TEXTS, type PackageTexts } from "./package/texts.ts";
import { writeSamplePackage } from "./package/write-package.ts";

export async function publishPackages(world: World, author: Actor): Promise<void> {
  for (const texts of PACKAGE_TEXTS) await publishOne(world, author, texts);
}

async function publishOne(world: World, author: Actor, texts: PackageTexts): Promise<void> {
  const { title, language } = texts;
  const staged = await world.documentStore.stage(give(writeSamplePackage(texts)));
  const sent = { staged, fileName: `lifting-${language}.zip`, editionInfo: "{}" };
  const uploaded = await uploadScorm(world, author, sent).finally(() => staged.discard());
  if (!uploaded.ok) throw new Error(`the sample package "${title}" is refused: ${JSON.stringify(uploaded.error)}`);
  const { config, document } = uploaded.value;
  const configDraft = createScormContent(title, { documentSlug: document.slug, config });
  const product = await createProduct(world, author, "scorm", { name: title, configDraft });
  if (!product.ok) throw new Error(`the sample package "${title}" is no product: ${JSON.stringify(product.error)}`);
  const { slug, updatedAt } = product.value;
  const published = await publishProduct(world, author, { type: "scorm", slug }, { updatedAt, visible: true });
  if (!published.ok) throw new Error(`the sample package "${title}" cannot be published: ${published.error.code}`);
}

async function* give(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
