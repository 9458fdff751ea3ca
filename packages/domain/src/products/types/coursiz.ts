// Knows a learning path as a product: a graph whose tasks lead to other products (§3.214–§3.217).
import * as z from "zod/mini";
import { isTitled, PARTS_VERSION, partsSchema, rate } from "../kind/parts.ts";
import type { ProductKind } from "../kind/product-kind.ts";
import { readParts } from "../kind/read-parts.ts";

const text = z.optional(z.nullable(z.string()));
const nodeSchema = z.looseObject({
  type: z.string(),
  taskType: text,
  productSlug: text,
  sectionDetails: z.optional(
    z.nullable(z.looseObject({ productsSlugs: z.optional(z.array(z.looseObject({ slug: z.string() }))) })),
  ),
});
const coursizSchema = z.extend(partsSchema, { nodes: z.optional(z.array(nodeSchema)) });

/** Content: there is something to do. */
export const coursizKind: ProductKind = {
  read: readParts({
    schema: coursizSchema,
    findGap: ({ nodes = [] }) => (nodes.some((node) => node.type === "task") ? null : "tasks"),
    judgeSteps: (content) => ({ params: rate(isTitled(content)) }),
    products: ({ nodes = [] }) =>
      nodes.flatMap(({ productSlug, sectionDetails }) => [
        ...(productSlug ? [productSlug] : []),
        ...(sectionDetails?.productsSlugs ?? []).map(({ slug }) => slug),
      ]),
  }),
  create: ({ title, local, author, strategy }) => ({
    version: PARTS_VERSION,
    context: { title, ...(author && { author }) },
    config: { local, strategy },
    nodes: [],
  }),
};
