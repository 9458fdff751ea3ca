// Knows which texts of products are stored for the search.
import type { SoughtText } from "@academiz/domain/products";
import type { Tenancy } from "../people/tenancy.ts";

export interface FoundText extends SoughtText {
  readonly productSlug: string;
}

export interface SoughtTexts {
  /** Of which publication (ISO) the texts of each product are, by its slug; of what was never kept nothing. */
  listDates(tenancy: Tenancy): Promise<ReadonlyMap<string, string>>;
  /** In the place of those of an earlier publication. */
  keep(tenancy: Tenancy, productSlug: string, publishedAt: string, texts: readonly SoughtText[]): Promise<void>;
  /**
   * Where these products say all of the words, in a form of them or as their beginning; where none does, with other
   * letters in them. The best first, `limit` at most. `words` are folded, of letters and digits.
   */
  search(
    tenancy: Tenancy,
    asked: { readonly words: readonly string[]; readonly productSlugs: readonly string[]; readonly limit: number },
  ): Promise<readonly FoundText[]>;
}
