// Knows how a type with the shared shape reads its content.
import type * as z from "zod/mini";
import type { StepFacts } from "../../catalog/index.ts";
import { listReferences } from "../../documents/index.ts";
import { fail, listFaults, succeed } from "../../kernel/index.ts";
import { cleanLines } from "../../learniz/index.ts";
import type { ContentGap } from "./gap.ts";
import { describeParts, type Parts, rate } from "./parts.ts";
import type { ProductContent, ProductKind, StoredConfig } from "./product-kind.ts";

interface Shape<P extends Parts> {
  readonly schema: z.ZodMiniType<P>;
  /** What is missing, so that there is nothing to play; null where nothing is. */
  readonly findGap: (content: P) => ContentGap | null;
  /** The steps other than the content, which is done when it has no gap. */
  readonly judgeSteps: (content: P) => Omit<StepFacts, "publication" | "content">;
  /** What the catalogue shows in another way than by the shared parts. */
  readonly card?: (content: P) => Partial<ProductContent["card"]>;
  readonly subType?: (content: P) => string;
  /** Slugs of the products that it leads to. */
  readonly products?: (content: P) => readonly string[];
}

/** The reading of a type whose content learners get as it was written. */
export function readParts<P extends Parts>({
  schema,
  findGap,
  judgeSteps,
  card,
  subType,
  products,
}: Shape<P>): ProductKind["read"] {
  return (config) => {
    const parsed = schema.safeParse(cleanLines(config));
    if (!parsed.success) return fail(listFaults(parsed.error));
    const content = parsed.data;
    const gap = findGap(content);
    return succeed({
      card: { ...describeParts(content), ...card?.(content) },
      author: content.context.author ?? null,
      subType: subType?.(content) ?? null,
      documents: listReferences(content),
      // Players of these types show no picture, sound or film that the content names.
      outside: [],
      products: [...new Set(products?.(content))],
      gap,
      judgeSteps: () => ({ ...judgeSteps(content), content: rate(gap === null) }),
      prepare: () => content as StoredConfig,
    });
  };
}
