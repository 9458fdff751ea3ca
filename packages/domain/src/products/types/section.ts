// Knows a section as a product: other products in an order, which a path gives as one task (§3.217).
import * as z from "zod/mini";
import { isTitled, PARTS_VERSION, partsSchema, rate } from "../kind/parts.ts";
import type { ProductKind } from "../kind/product-kind.ts";
import { readParts } from "../kind/read-parts.ts";
import { readRecord } from "../kind/retitle-product.ts";

const detailsSchema = z.looseObject({
  productsSlugs: z.optional(z.array(z.looseObject({ slug: z.string() }))),
});
const sectionSchema = z.extend(partsSchema, { sectionDetails: z.optional(z.nullable(detailsSchema)) });

type Content = Readonly<Record<string, unknown>>;

/** The slugs of its products, in their order, each once; none where they cannot be read. */
export function readSectionProducts(content: Content): readonly string[] {
  const details = detailsSchema.safeParse(content["sectionDetails"]);
  return details.success ? [...new Set((details.data.productsSlugs ?? []).map(({ slug }) => slug))] : [];
}

/** The section with these products; what else is said of one that stays is kept. */
export function putSectionProducts(content: Content, slugs: readonly string[]): Content {
  const details = readRecord(content["sectionDetails"]);
  const parsed = detailsSchema.safeParse(details);
  const before = parsed.success ? (parsed.data.productsSlugs ?? []) : [];
  const productsSlugs = [...new Set(slugs)].map((slug) => before.find((one) => one.slug === slug) ?? { slug });
  return { ...content, sectionDetails: { ...details, productsSlugs } };
}

/** Content: there is a product in it. */
export const sectionKind: ProductKind = {
  read: readParts({
    schema: sectionSchema,
    findGap: (content) => (readSectionProducts(content).length === 0 ? "products" : null),
    judgeSteps: (content) => ({ params: rate(isTitled(content)) }),
    products: readSectionProducts,
  }),
  create: ({ title, local, author }) => ({
    version: PARTS_VERSION,
    context: { title, ...(author && { author }) },
    config: { local },
    sectionDetails: { productsSlugs: [] },
  }),
};
