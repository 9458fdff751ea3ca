// Knows what becomes of a package that an author wants: a new product, or another package in the place of one.
import type { Result } from "@academiz/domain/kernel";
import { createScormContent, replacePackage } from "@academiz/domain/products";
import type { ProductLibrary, Trouble, UploadedPackage, WrittenProduct } from "../ports/index.ts";

const fill = ({ config, document }: UploadedPackage) => ({ config, documentSlug: document.slug });

/** A product of the package, not published (§4.134). */
export const createFromPackage = (
  library: Pick<ProductLibrary, "create">,
  uploaded: UploadedPackage,
  title: string,
): Promise<Result<WrittenProduct, Trouble>> => library.create(title, createScormContent(title, fill(uploaded)));

/**
 * The product with the package in the place of its own, not published. Fails as `conflict` when it is not the newest.
 */
export const putPackage = (
  library: Pick<ProductLibrary, "save">,
  { slug, name, content, updatedAt }: WrittenProduct,
  uploaded: UploadedPackage,
): Promise<Result<WrittenProduct, Trouble>> =>
  library.save(slug, { name, content: replacePackage(content, fill(uploaded)), updatedAt });
