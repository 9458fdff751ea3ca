// Knows how an uploaded package is used: for a new product, or in place of a product's former package.
import type { Result } from "@academiz/domain/kernel";
import { createScormContent, replacePackage } from "@academiz/domain/products";
import type { ProductLibrary, Trouble, UploadedPackage, WrittenProduct } from "../ports/index.ts";

const fill = ({ config, document }: UploadedPackage) => ({ config, documentSlug: document.slug });

/** Creates a product with the package, not published (§4.134). */
export const createFromPackage = (
  library: Pick<ProductLibrary, "create">,
  uploaded: UploadedPackage,
  title: string,
): Promise<Result<WrittenProduct, Trouble>> => library.create(title, createScormContent(title, fill(uploaded)));

/**
 * Replaces the package of the product, without publishing it. Fails as `conflict` if the product is not the newest
 * version.
 */
export const putPackage = (
  library: Pick<ProductLibrary, "save">,
  { slug, name, content, updatedAt }: WrittenProduct,
  uploaded: UploadedPackage,
): Promise<Result<WrittenProduct, Trouble>> =>
  library.save(slug, { name, content: replacePackage(content, fill(uploaded)), updatedAt });
