// Knows how folders of any kind are changed one at a time.
import type { FolderDecision, FolderRecord } from "@academiz/backend/ports";
import { eq } from "drizzle-orm";
import type { folders, productFolders } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";

export type FolderTable = typeof folders | typeof productFolders;

export const folderColumns = ({ slug, name, parentSlug, createdAt }: FolderTable) => ({
  slug,
  name,
  parentSlug,
  createdAt,
});

/** Called in a transaction: two moves that would form a circle follow each other. */
export async function decideFolder<R>(
  tx: Db,
  table: FolderTable,
  decide: (folders: readonly FolderRecord[]) => FolderDecision<R>,
): Promise<FolderRecord | { readonly refusal: R }> {
  const all = await tx.select(folderColumns(table)).from(table).orderBy(table.slug).for("update");
  const decision = decide(all);
  if (decision.kind === "refuse") return { refusal: decision.refusal };
  if (decision.kind === "add") {
    await tx.insert(table).values(decision.folder);
    return decision.folder;
  }
  const { slug, change } = decision;
  const before = all.find((one) => one.slug === slug);
  if (!before) throw new Error("A folder was changed that is not there.");
  if (Object.keys(change).length > 0) await tx.update(table).set(change).where(eq(table.slug, slug));
  return { ...before, ...change };
}
