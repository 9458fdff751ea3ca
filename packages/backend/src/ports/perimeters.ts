// Knows how products are made available to learners (decisions 4).
import type { ProductCard, ProductType } from "@academiz/domain/catalog";
import type { ProgressSummary } from "./progress.ts";
import type { Tenancy } from "./tenancy.ts";

export interface PerimeterRecord extends Tenancy {
  readonly slug: string;
  readonly name: string;
  readonly productSlug: string;
  readonly productType: ProductType;
  readonly productName: string;
  readonly demo: boolean;
  readonly publishedAt: string;
}
/** A perimeter in a learner's catalogue. */
export interface AvailableProduct extends PerimeterRecord {
  readonly card: ProductCard;
  readonly progress: (ProgressSummary & { readonly eventDate: string }) | null;
}

export interface Perimeters {
  /** Open to this user at `now` (ISO): published, visible, of the client, inside its window. Null otherwise. */
  findOpen(tenancy: Tenancy, userId: string, slug: string, now: string): Promise<PerimeterRecord | null>;
  /** The open perimeter of a product: the oldest when it has several. */
  findOpenOfProduct(
    tenancy: Tenancy,
    userId: string,
    productSlug: string,
    now: string,
  ): Promise<PerimeterRecord | null>;
  /** True the first time alone: nobody has been told yet that the product was opened. `now` (ISO) is when they are. */
  announce(tenancy: Tenancy, productSlug: string, now: string): Promise<boolean>;
  listOpen(tenancy: Tenancy, userId: string, now: string): Promise<readonly AvailableProduct[]>;
}
