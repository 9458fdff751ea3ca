// Knows how it is kept which documents a product names, with the content that names them or not at all.
import { and, eq } from "drizzle-orm";
import type { Db } from "../db.ts";
import { documentUses } from "../schema.ts";

/** What is named from now on; what is absent stays as it was. */
export interface NamedDocuments {
  readonly draft?: readonly string[];
  readonly published?: readonly string[];
}

export async function noteUses(tx: Db, productSlug: string, { draft, published }: NamedDocuments): Promise<void> {
  await note(tx, productSlug, true, draft);
  await note(tx, productSlug, false, published);
}

async function note(
  tx: Db,
  productSlug: string,
  isDraft: boolean,
  slugs: readonly string[] | undefined,
): Promise<void> {
  if (!slugs) return;
  await tx
    .delete(documentUses)
    .where(and(eq(documentUses.productSlug, productSlug), eq(documentUses.isDraft, isDraft)));
  const rows = [...new Set(slugs)].map((documentSlug) => ({ productSlug, documentSlug, isDraft }));
  if (rows.length > 0) await tx.insert(documentUses).values(rows);
}
