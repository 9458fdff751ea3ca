// Knows what would miss products that are removed, one of them or many (§7.90).
import type { Result } from "@academiz/domain/kernel";
import type { SnapshotFrom } from "xstate";
import { connectLoading, createLoading, type Loaded } from "../listing/index.ts";
import type { Library, ProductRow, ProductUses, Trouble } from "../ports/index.ts";

/** A product, and what would miss it. */
export interface MissedProduct extends ProductUses {
  readonly slug: string;
  readonly name: string;
}
type Named = Pick<ProductRow, "slug" | "name">;

/** What would miss these products, to be run by XState. */
export const usesMachine = createLoading<readonly Named[], readonly MissedProduct[]>("uses");

/**
 * Asks one after the other, so that hundreds do not overload the server. Leaves out products that no longer exist,
 * those that nothing would miss, and those that only miss another one which is removed with them.
 */
export const createUsesReader =
  (library: Library) =>
  async (wanted: readonly Named[]): Promise<Result<readonly MissedProduct[], Trouble>> => {
    const going = new Set(wanted.map(({ slug }) => slug));
    const missed: MissedProduct[] = [];
    for (const { slug, name } of wanted) {
      const read = await library.readUses(slug);
      if (!read.ok && read.error.kind !== "not-found") return read;
      if (!read.ok) continue;
      const products = read.value.products.filter((product) => !going.has(product.slug));
      if (products.length > 0 || read.value.learners > 0) missed.push({ slug, name, ...read.value, products });
    }
    return { ok: true, value: missed };
  };

/** The state of the question. */
export const connectUses = (
  snapshot: SnapshotFrom<typeof usesMachine>,
): Loaded<readonly Named[], readonly MissedProduct[]> => connectLoading(snapshot);
