// Knows how products are made available to learners (decisions 4).
import type { ProductCard, ProductType } from "@academiz/domain/catalog";
import type { Audience } from "@academiz/domain/clients";
import type { Tenancy } from "../people/tenancy.ts";
import type { ProgressSummary } from "./progress.ts";

export interface PerimeterRecord extends Tenancy {
  readonly slug: string;
  readonly name: string;
  readonly productSlug: string;
  readonly productType: ProductType;
  readonly productName: string;
  readonly demo: boolean;
  readonly publishedAt: string;
  readonly audience: Audience;
}
/** What authors set of a perimeter; the window's ends are ISO timestamps, null where it is open. */
export interface PerimeterSettings {
  readonly name: string;
  readonly audience: Audience;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** By when it is to be done (ISO); null: whenever. */
  readonly dueAt: string | null;
}
/** A perimeter in a learner's catalogue. */
export interface AvailableProduct extends PerimeterRecord {
  readonly card: ProductCard;
  /** Of the product, by their letters. */
  readonly tags: readonly string[];
  /** By when it is to be done by them (ISO). */
  readonly dueAt: string | null;
  /** When it ends for them, where that is later than for everybody (ISO). */
  readonly extendedTo: string | null;
  /** Attempts that they have beyond those of everybody. */
  readonly moreAttempts: number;
  readonly progress: (ProgressSummary & { readonly eventDate: string }) | null;
  /** Of a path that is under way what comes next, as its author called it; null where there is nothing to tell. */
  readonly nextStep: string | null;
}
/** A perimeter that is to be done by a moment (ISO). */
export interface DuePlace
  extends Pick<PerimeterRecord, "slug" | "audience" | "productSlug" | "productType" | "productName"> {
  readonly dueAt: string;
}

export interface Perimeters {
  /**
   * Open at `now` (ISO): published, visible, of the client, inside its window; to this user, who may have been given a
   * later end. Null otherwise.
   */
  findOpen(tenancy: Tenancy, slug: string, now: string, userId?: string): Promise<PerimeterRecord | null>;
  /** The open perimeters of a product, the oldest first; `userId` as in `findOpen`. */
  listOpenOfProduct(
    tenancy: Tenancy,
    productSlug: string,
    now: string,
    userId?: string,
  ): Promise<readonly PerimeterRecord[]>;
  /** Those of these products that have an open perimeter, each with all whom its open perimeters mean. */
  listOpenProducts(
    tenancy: Tenancy,
    productSlugs: readonly string[],
    now: string,
  ): Promise<ReadonlyMap<string, Audience>>;
  /** True the first time alone: nobody has been told yet that the product was opened. `now` (ISO) is when they are. */
  announce(tenancy: Tenancy, productSlug: string, now: string): Promise<boolean>;
  /** Those that are open at `now` and are to be done before `before` (both ISO). */
  listDue(tenancy: Tenancy, now: string, before: string): Promise<readonly DuePlace[]>;
  /** All that are open, with the progress of this user in them. */
  listOpen(tenancy: Tenancy, userId: string, now: string): Promise<readonly AvailableProduct[]>;
  /** The oldest of a product, open or not. Null before its first publication. */
  findOfProduct(
    tenancy: Tenancy,
    productSlug: string,
  ): Promise<(PerimeterSettings & { readonly slug: string; readonly createdAt: string }) | null>;
  /** The same, in a transaction until whose end nobody else changes it. */
  holdOfProduct: Perimeters["findOfProduct"];
  /**
   * Makes one for everyone where the product has none yet, in a transaction: its author says whom it is for before it
   * is published.
   */
  begin(tenancy: Tenancy, productSlug: string, slug: string, now: string): Promise<void>;
  /**
   * Names one more person in the audience of a perimeter: false when it names `most` already. Who is named stays so,
   * once.
   */
  admit(tenancy: Tenancy, slug: string, userId: string, most: number): Promise<boolean>;
  /** False when absent. */
  settle(tenancy: Tenancy, slug: string, settings: PerimeterSettings): Promise<boolean>;
}
