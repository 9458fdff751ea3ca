// Knows what a draft is refused for that could be read: what came before may be as it is, what is written now may not.
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { ProductContent, StoredConfig } from "@academiz/domain/products";
import { findTwins } from "@academiz/domain/sequences";
import { type Refusal, refuse } from "../ground/outcome.ts";
import { readContent } from "./read-content.ts";

/** What its type reads in it; `questions.twice` where questions of a smart sequence go by one uuid. */
export function judgeDraft(type: ProductType, draft: StoredConfig): Result<ProductContent, Refusal> {
  const content = readContent(type, draft);
  const twins = content.ok && type === "smart-sequence" ? findTwins(draft) : [];
  return twins.length > 0 ? refuse("questions.twice", { faults: twins }) : content;
}
