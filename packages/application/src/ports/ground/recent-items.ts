// Knows how it is remembered where somebody went last in the office, on this device.
import type { ProductType } from "@academiz/domain/catalog";

/** What one goes to: a page of the office by its id, a product, somebody, a file of the client's library. */
export type PaletteItem =
  | { readonly kind: "place"; readonly id: string }
  | { readonly kind: "product"; readonly type: ProductType; readonly slug: string; readonly name: string }
  | { readonly kind: "person"; readonly id: string; readonly name: string; readonly login: string }
  | { readonly kind: "file"; readonly slug: string; readonly name: string };

/** Of who is signed in. Never throws: where nothing can be kept, nothing is. */
export interface RecentItems {
  /** The last first. */
  read(): readonly PaletteItem[];
  /** In the place of what was kept of the same; nobody: their names would stay on the device. */
  keep(item: PaletteItem): void;
}
