// Knows whether the library still has the file that an attachment names (§7.111).
import { type ContentGap, type ProductContent, viewAttachment } from "@academiz/domain/products";
import { describeDocument, findDocuments } from "../documents/document-files.ts";
import type { World } from "../ground/world.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";

/** Null where the file is there, and where it leads to an address. */
export async function findFileGap(
  world: Pick<World, "documents">,
  actor: Actor,
  { config, content }: { readonly config: StoredConfig; readonly content: ProductContent },
): Promise<ContentGap | null> {
  const files = await findDocuments(world, actor, [content]);
  return viewAttachment(config, files.map(describeDocument)).kind === "gone" ? "file" : null;
}
