// Knows how the documents and products that a product names are noted: together with the content that names them, or
// not at all.
import { and, eq } from "drizzle-orm";
import { documentUses, productUses } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";

/** Slugs that a content names, each once or more. */
export interface Named {
  readonly documents: readonly string[];
  readonly products: readonly string[];
}

/** Notes what is named from now on; a list that is absent stays as it was. */
export async function noteUses(
  tx: Db,
  productSlug: string,
  { draft, published }: { readonly draft?: Named; readonly published?: Named },
): Promise<void> {
  await note(tx, productSlug, true, draft);
  await note(tx, productSlug, false, published);
}

async function note(tx: Db, productSlug: string, isDraft: boolean, named: Named | undefined): Promise<void> {
  if (!named) return;
  for (const table of [documentUses, productUses])
    await tx.delete(table).where(and(eq(table.productSlug, productSlug), eq(table.isDraft, isDraft)));
  const documents = [...new Set(named.documents)].map((documentSlug) => ({ productSlug, documentSlug, isDraft }));
  if (documents.length > 0) await tx.insert(documentUses).values(documents);
  const products = [...new Set(named.products)].map((usedSlug) => ({ productSlug, usedSlug, isDraft }));
  if (products.length > 0) await tx.insert(productUses).values(products);
}
