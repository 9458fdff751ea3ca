// Knows how a content of a shared shape becomes what its kind says of it.
import type * as z from "zod/mini";
import type { StepFacts } from "../catalog/index.ts";
import { listReferences } from "../documents/index.ts";
import { fail, listFaults, succeed } from "../kernel/index.ts";
import { describeParts, type Parts } from "./parts.ts";
import type { ProductContent, ProductKind, StoredConfig } from "./product-kind.ts";

interface Shape<P extends Parts> {
  readonly schema: z.ZodMiniType<P>;
  readonly judgeSteps: (content: P) => Omit<StepFacts, "publication">;
  /** What the catalogue shows otherwise than by the shared parts. */
  readonly card?: (content: P) => Partial<ProductContent["card"]>;
  readonly subType?: (content: P) => string;
  /** Slugs of the products that it leads to. */
  readonly products?: (content: P) => readonly string[];
}

/** The reading of a type whose content is given to learners as it was written. */
export function readParts<P extends Parts>({
  schema,
  judgeSteps,
  card,
  subType,
  products,
}: Shape<P>): ProductKind["read"] {
  return (config) => {
    const parsed = schema.safeParse(config);
    if (!parsed.success) return fail(listFaults(parsed.error));
    const content = parsed.data;
    return succeed({
      card: { ...describeParts(content), ...card?.(content) },
      author: content.context.author ?? null,
      subType: subType?.(content) ?? null,
      documents: listReferences(content),
      products: [...new Set(products?.(content))],
      judgeSteps: () => judgeSteps(content),
      prepare: () => content as StoredConfig,
    });
  };
}
