// Knows how a learniz is told to its authors (§3.62–§3.80, §7.81).
import type { LearnizProductAnswer, ProductSummary } from "@academiz/contract";
import type { Learniz } from "@academiz/domain/learniz";
import type { ProductRecord, ProductRow, StoredConfig } from "../ports/index.ts";
import type { World } from "../world.ts";
import { computeStatuses } from "./compute-statuses.ts";
import { describeDocument, findDocuments } from "./document-files.ts";
import { readConfig } from "./read-config.ts";

export const describeRow = (row: ProductRow): ProductSummary => ({
  slug: row.slug,
  name: row.name,
  subType: row.subType,
  visible: row.visible,
  demo: row.demo,
  clientId: row.clientId,
  folderProduct: row.folderProduct,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  publishedAt: row.publishedAt,
  hasConfigDraft: row.hasConfigDraft,
});

/** A content that the engine cannot read has no documents and no steps done; it is told as it is stored all the same. */
export async function describeProduct(
  world: Pick<World, "documents">,
  product: ProductRecord,
): Promise<LearnizProductAnswer> {
  const [published, draft] = [product.config, product.configDraft].map(tryRead);
  const contents = [published, draft].filter((content) => content !== null && content !== undefined);
  const documents = await findDocuments(world, product, contents);
  return {
    ...describeRow(product),
    config: product.config && { ...product.config },
    configDraft: product.configDraft && { ...product.configDraft },
    editionInfo: computeStatuses(product, draft ?? published ?? null),
    documentFiles: documents.map(describeDocument),
  };
}

function tryRead(config: StoredConfig | null): Learniz | null {
  const read = config && readConfig(config);
  return read?.ok ? read.value : null;
}
