// Knows how a product is told to its authors (§3.62–§3.80, §7.81).
import type { ProductAnswer, ProductSummary } from "@academiz/contract";
import type { ProductContent } from "@academiz/domain/products";
import { readContent } from "../contents/read-content.ts";
import { describeDocument, findDocuments } from "../documents/document-files.ts";
import type { World } from "../ground/world.ts";
import type { ProductRecord, ProductRow, StoredConfig } from "../ports/index.ts";
import { computeStatuses } from "./compute-statuses.ts";

export const describeRow = (row: ProductRow): ProductSummary => ({
  type: row.type,
  slug: row.slug,
  name: row.name,
  subType: row.subType,
  visible: row.visible,
  template: row.template,
  shareable: row.shareable,
  demo: row.demo,
  clientId: row.clientId,
  folderProduct: row.folderProduct,
  tags: [...row.tags],
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  publishedAt: row.publishedAt,
  hasConfigDraft: row.hasConfigDraft,
});

/** A content that cannot be read has no documents and no steps done; it is told as it is stored all the same. */
export async function describeProduct(world: Pick<World, "documents">, product: ProductRecord): Promise<ProductAnswer> {
  const tryRead = (config: StoredConfig | null): ProductContent | null => {
    const read = readContent(product.type, config);
    return read.ok ? read.value : null;
  };
  const [published, draft] = [tryRead(product.config), tryRead(product.configDraft)];
  const documents = await findDocuments(
    world,
    product,
    [published, draft].filter((content) => content !== null),
  );
  return {
    ...describeRow(product),
    config: product.config && { ...product.config },
    configDraft: product.configDraft && { ...product.configDraft },
    editionInfo: computeStatuses(product, draft ?? published),
    documentFiles: documents.map(describeDocument),
  };
}
