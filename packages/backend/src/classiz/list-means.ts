// Knows the sessions that a product names: in what is published, and in its draft.
import { readClassizRules } from "@academiz/domain/classiz";
import type { ProductRecord } from "../ports/index.ts";

export const listMeans = (product: Pick<ProductRecord, "config" | "configDraft"> | null): readonly string[] =>
  [product?.config, product?.configDraft].flatMap((content) => readClassizRules(content).means);
