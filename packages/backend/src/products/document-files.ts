// Knows which files a content may reach: those of its own client that it names, and no others.
import type { DocumentFile } from "@academiz/domain/catalog";
import type { ProductContent } from "@academiz/domain/products";
import type { DocumentRecord, Tenancy } from "../ports/index.ts";
import type { World } from "../world.ts";

/** The records behind the `document:<slug>` references of some contents. */
export async function findDocuments(
  world: Pick<World, "documents">,
  tenancy: Tenancy,
  contents: readonly Pick<ProductContent, "documents">[],
): Promise<readonly DocumentRecord[]> {
  const slugs = new Set(contents.flatMap(({ documents }) => documents.map(({ slug }) => slug)));
  return slugs.size === 0 ? [] : world.documents.find(tenancy, [...slugs]);
}

/** All its bytes; null where they have gone. */
export async function readDocument(
  { documentStore }: Pick<World, "documentStore">,
  { key }: Pick<DocumentRecord, "key">,
): Promise<Uint8Array | null> {
  const content = await (await documentStore.open(key))?.read();
  if (!content) return null;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.byteLength;
  }
  return whole;
}

/** As a browser reaches it: the key in the path is the right to read. */
export const describeDocument = (document: DocumentRecord): DocumentFile => ({
  slug: document.slug,
  name: document.name,
  type: document.type,
  size: document.size,
  url: `/files/${document.key}/${encodeURIComponent(document.name)}`,
});
