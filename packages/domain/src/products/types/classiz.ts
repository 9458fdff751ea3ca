// Knows classroom sessions as a product (§3.193, decisions 11): what is taught, and by which means it is held.
import * as z from "zod/mini";
import { isTitled, PARTS_VERSION, partsSchema, rate } from "../kind/parts.ts";
import type { ProductKind } from "../kind/product-kind.ts";
import { readParts } from "../kind/read-parts.ts";

const classizSchema = z.extend(partsSchema, {
  config: z.optional(
    z.looseObject({
      local: z.optional(z.string()),
      params: z.optional(
        z.looseObject({ colors: z.optional(z.looseObject({ primaryColor: z.optional(z.string()) })) }),
      ),
    }),
  ),
  /** The sessions: their slots are kept beside the product, for they have people in them. */
  means: z.optional(z.array(z.looseObject({ slug: z.string(), title: z.optional(z.string()) }))),
  /** What those who were there are asked: `readSurvey` reads it. */
  survey: z.optional(z.looseObject({ questions: z.optional(z.array(z.looseObject({ slug: z.string() }))) })),
});

/** Content: it is held somehow. */
export const classizKind: ProductKind = {
  read: readParts({
    schema: classizSchema,
    findGap: ({ means = [] }) => (means.length === 0 ? "means" : null),
    judgeSteps: (content) => ({ params: rate(isTitled(content)) }),
  }),
  create: ({ title, local, author }) => ({
    version: PARTS_VERSION,
    context: { title, ...(author && { author }) },
    config: { local },
    means: [],
  }),
};
