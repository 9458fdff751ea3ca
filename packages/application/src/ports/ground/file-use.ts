// Knows the uses of a library's file, as authors see them.
import type { ProductType } from "@academiz/domain/catalog";

/** A use of a file: a product, or the client whose logo it is; `type` and `name` are null for another client's. */
export interface FileUse {
  /** Slug of the file. */
  readonly document: string;
  readonly type: ProductType | "client" | null;
  readonly slug: string;
  readonly name: string | null;
}
