// Knows why a draft that could be read is refused: former content may be as it is, but new content has to follow the
// rules.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { ProductContent, StoredConfig } from "@academiz/domain/products";
import { findTwins } from "@academiz/domain/sequences";
import { type Refusal, refuse } from "../ground/outcome.ts";
import { readContent } from "./read-content.ts";

/** The content as its type reads it; `questions.twice` where two questions of a smart sequence have the same uuid. */
export function judgeDraft(type: ProductType, draft: StoredConfig): Result<ProductContent, Refusal> {
  const content = readContent(type, draft);
  const twins = content.ok && type === "smart-sequence" ? findTwins(draft) : [];
  return twins.length > 0 ? refuse("questions.twice", { faults: twins }) : content;
}
