// Knows whether a draft says what is published already: then there is nothing to publish.
import type { ProductType } from "../catalog/index.ts";
import { isSameJson } from "../kernel/index.ts";
import { isSamePath } from "../paths/index.ts";
import type { StoredConfig } from "./kind/product-kind.ts";

/** What a publication and the server write beside what the author wrote. */
const tellWritten = ({ slug: _, publishedDate: __, documents: ___, ...written }: StoredConfig): StoredConfig => written;

/** True where learners would find the same in both. */
export function isSameContent(type: ProductType, one: StoredConfig, other: StoredConfig): boolean {
  const [mine, theirs] = [tellWritten(one), tellWritten(other)];
  return type === "coursiz" ? isSamePath(mine, theirs) : isSameJson(mine, theirs);
}
