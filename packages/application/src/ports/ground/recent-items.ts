// Knows how the device remembers where somebody went last in the office.
import type { ProductType } from "@academiz/domain/catalog";

/** A destination: a page of the office by its id, a product, a person, a file of the client's library. */
export type PaletteItem =
  | { readonly kind: "place"; readonly id: string }
  | { readonly kind: "product"; readonly type: ProductType; readonly slug: string; readonly name: string }
  | { readonly kind: "person"; readonly id: string; readonly name: string; readonly login: string }
  | { readonly kind: "file"; readonly slug: string; readonly name: string };

/** The items of the signed-in person. Never throws: if nothing can be kept, nothing is. */
export interface RecentItems {
  /** The last first. */
  read(): readonly PaletteItem[];
  /** Replaces the same item. People are not kept: their names would stay on the device. */
  keep(item: PaletteItem): void;
}
