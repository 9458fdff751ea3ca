// Knows which products begin empty and are written here.
import type { ProductType } from "@academiz/domain/catalog";

/** All but a package, which is uploaded. */
export type NewType = Exclude<ProductType, "scorm">;
export const isNewType = (type: ProductType): type is NewType => type !== "scorm";
