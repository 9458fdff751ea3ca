// Knows the routes that say where a product is used, to whom it is available and when (§7.90, §7.91, decisions 4).
import * as z from "zod/mini";
import { lineField } from "../ground/fields.ts";
import { AUTHORING, defineRoute, jsonAnswer } from "../ground/route.ts";
import { productTypeSchema } from "./product.ts";

const text = z.string().check(z.maxLength(200));
const usesSchema = z.object({
  /** Products of the client whose draft or published content leads to it. */
  products: z.array(z.object({ slug: z.string(), type: productTypeSchema, name: z.string() })),
  perimeters: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** How many have begun it. */
  learners: z.number(),
  /**
   * Of a classiz: the slots of its sessions, the places that people have in them, and the marks of attendance, which
   * keep it from being deleted.
   */
  slots: z.number(),
  enrolments: z.number(),
  signatures: z.number(),
});
/** Where a product is used, as it arrives. */
export type ProductUsesAnswer = z.infer<typeof usesSchema>;
/** Where a product is used (§7.90): to be asked before it is deleted. Refuses with `not-found`. */
export const productUses = defineRoute({
  method: "GET",
  path: "/api/admin/product/{slug}/used",
  summary: "Where a product is used: products that lead to it, its perimeter, its learners, its slots.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  answer: jsonAnswer(usesSchema),
});

const few = z.array(text).check(z.maxLength(1_000));
const audienceSchema = z.object({
  everyone: z.boolean(),
  /** Ids of places of the client, labels of its criteria, ids of its users: whoever belongs to one of them is meant. */
  affectations: few,
  criterias: few,
  users: few,
});
const perimeterSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Where learners play it. */
  url: z.string(),
  clientId: z.string(),
  product: z.object({ slug: z.string(), type: productTypeSchema, name: z.string(), visible: z.boolean() }),
  audience: audienceSchema,
  /** ISO timestamps; null where the window is open. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
});
/** A product made available to an audience, as it arrives. */
export type PerimeterAnswer = z.infer<typeof perimeterSchema>;
/** To whom a product is available, and when (§7.91). Refuses with `not-found`, also before the first publication. */
export const productPerimeter = defineRoute({
  method: "GET",
  path: "/api/admin/product/{slug}/perimeter",
  summary: "To whom a product is available, and when.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  answer: jsonAnswer(perimeterSchema),
});
/**
 * Set to whom a product is available, and when (decisions 4): everyone, or whoever one of the places, criteria or names
 * means; `from` and `until` are ISO date and times, null where the window is open. Who is not meant any more does not
 * reach it; their progress stays. Refuses with `not-found`, `validation`.
 */
export const settlePerimeter = defineRoute({
  method: "PUT",
  path: "/api/admin/product/{slug}/perimeter",
  summary: "Set to whom a product is available, and when.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  body: z.object({ name: lineField(), audience: audienceSchema, from: z.nullable(text), until: z.nullable(text) }),
  answer: jsonAnswer(perimeterSchema),
});
