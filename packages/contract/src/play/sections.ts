// Knows the route of sections: what stands in one, and how far its learner is (§1.20, §3.217, decisions 10).
import * as z from "zod/mini";
import { defineRoute, jsonAnswer, LOOKING } from "../ground/route.ts";
import { productTypeSchema, progressStatusSchema } from "../products/product.ts";

const sectionSchema = z.object({
  perimeterSlug: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** Its pages say that it is a demonstration (§9.63). */
  demo: z.optional(z.boolean()),
  /** Null: none of its products was begun. */
  result: z.nullable(
    z.object({
      status: progressStatusSchema,
      /** 0–100: of its products, how many are done. */
      percentage: z.number(),
      /** The mean of the scores of its products; null: none has one. */
      score: z.nullable(z.number()),
    }),
  ),
  /** In its order; those that were deleted are left out. */
  products: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      type: productTypeSchema,
      /** Where the learner plays it; null: it is not open to them. */
      perimeterSlug: z.nullable(z.string()),
      status: z.nullable(progressStatusSchema),
      score: z.nullable(z.number()),
    }),
  ),
});
/** A section, as its learner sees it. */
export type SectionAnswer = z.infer<typeof sectionSchema>;

/** The products of the section of a perimeter, and its result. Refuses with `not-found`. */
export const readSection = defineRoute({
  method: "GET",
  path: "/api/section/{slug}",
  summary: "The products of a section, and how far the learner is.",
  admission: LOOKING,
  params: z.object({ slug: z.string().check(z.maxLength(200)) }),
  answer: jsonAnswer(sectionSchema),
});
