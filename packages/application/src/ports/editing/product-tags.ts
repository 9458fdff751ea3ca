// Knows what the back office asks of the server about the tags of products, which are words of their organisation.
import type { ProductType } from "@academiz/domain/catalog";
import type { TagChange } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** The tags of products. Never throws: failures are in the result. */
export interface ProductTags {
  /** The tags of an organisation, by their letters. */
  listWords(clientId: string): Promise<Result<readonly string[], Trouble>>;
  /** Those of one product. Fails as `not-found` if it no longer exists. */
  read(slug: string): Promise<Result<readonly string[], Trouble>>;
  /**
   * Holds at once, without a publication; the answer is what the product has then. Fails with `tag.unknown`,
   * `tags.too-many`, `not-found`.
   */
  change(
    product: { readonly type: ProductType; readonly slug: string },
    change: TagChange,
  ): Promise<Result<readonly string[], Trouble>>;
}
