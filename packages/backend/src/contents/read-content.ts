// Knows how a content from outside is checked, by its type, before anything is done with it.
import type { ProductType } from "@academiz/domain/catalog";
import { type Result, succeed } from "@academiz/domain/kernel";
import { PRODUCT_KINDS, type ProductContent, type StoredConfig } from "@academiz/domain/products";
import { type Refusal, refuse } from "../ground/outcome.ts";

/** The content as its type reads it, or `content.invalid` with the places of the faults. */
export function readContent(
  type: ProductType,
  config: StoredConfig | null | undefined,
): Result<ProductContent, Refusal> {
  if (!config) return refuse("content.invalid");
  const read = PRODUCT_KINDS[type].read(config);
  return read.ok ? succeed(read.value) : refuse("content.invalid", { faults: read.error });
}
