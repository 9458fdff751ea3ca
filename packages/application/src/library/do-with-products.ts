// Knows the actions on several products at once, each as it is on the server by then, and how a move is undone.
import type { Result } from "@academiz/domain/kernel";
import type { BulkAct } from "../bulk/index.ts";
import type { Library, ProductRow, Trouble } from "../ports/index.ts";

/** What can be done with several products. `folder`: the slug of one; null for none. */
export type ProductsDeed =
  | { readonly type: "move"; readonly folder: string | null }
  | { readonly type: "publish" | "withdraw" | "duplicate" | "remove" };

/** True where learners do not have the draft yet. */
export const mayPublish = ({ publishedAt, visible, hasConfigDraft }: ProductRow): boolean =>
  publishedAt === null || !visible || hasConfigDraft;
/** True where learners can find it. */
export const mayWithdraw = ({ publishedAt, visible }: ProductRow): boolean => publishedAt !== null && visible;

/** Null: there is nothing to do with it. */
function begin(library: Library, row: ProductRow, deed: ProductsDeed): Promise<Result<unknown, Trouble>> | null {
  const { slug, updatedAt } = row;
  const products = library.of(row.type);
  switch (deed.type) {
    case "move":
      return row.folderProduct === deed.folder ? null : products.place(slug, deed.folder, updatedAt);
    case "publish":
      return mayPublish(row) ? products.publish(slug, updatedAt) : null;
    case "withdraw":
      return mayWithdraw(row) ? products.withdraw(slug) : null;
    case "duplicate":
      return products.duplicate(slug);
    case "remove":
      return products.remove(slug);
  }
}

/** The action on each product, and those on which it was done. */
export interface ProductsDoing {
  readonly act: BulkAct<ProductRow>;
  /** The changed products, each as it was before. */
  readonly done: readonly ProductRow[];
}

/**
 * Rows may be out of date: chosen on another page of the list, then changed or moved. All are read again once, before
 * the first action.
 */
export function doWithProducts(library: Library, rows: readonly ProductRow[], deed: ProductsDeed): ProductsDoing {
  const done: ProductRow[] = [];
  let asked: ReturnType<Library["find"]> | null = null;
  const act = async ({ slug }: ProductRow): Promise<Result<unknown, Trouble>> => {
    asked ??= library.find(rows.map((row) => row.slug));
    const found = await asked;
    if (!found.ok) return found;
    const row = found.value.find((one) => one.slug === slug);
    if (!row) return { ok: false, error: { kind: "not-found", detail: "not-found" } };
    const begun = begin(library, row, deed);
    if (!begun) return { ok: true, value: undefined };
    const answer = await begun;
    if (answer.ok) done.push(row);
    return answer;
  };
  return { act, done };
}

/** On how many it was done, and why not on one of the others; null where it was done on all. */
export interface TakenBack {
  readonly count: number;
  readonly trouble: Trouble | null;
}

/** Products that were moved go back to where each was; changes made to them since stay. */
export async function takeBackMove(library: Library, moved: readonly ProductRow[]): Promise<TakenBack> {
  const found = await library.find(moved.map(({ slug }) => slug));
  if (!found.ok) return { count: 0, trouble: found.error };
  let count = 0;
  let trouble: Trouble | null = null;
  for (const { slug, folderProduct } of moved) {
    const row = found.value.find((one) => one.slug === slug);
    const back = row && (await begin(library, row, { type: "move", folder: folderProduct }));
    if (back?.ok) count += 1;
    else if (back) trouble = back.error;
  }
  return { count, trouble };
}
