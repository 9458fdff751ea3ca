// Knows the routes by which a learner searches everything that is open to them, and the content of it.
import * as z from "zod/mini";
import { defineRoute, jsonAnswer, LOOKING } from "../ground/route.ts";
import { productTypeSchema } from "../products/product.ts";

/** Words with those around them. */
const excerptSchema = z.nullable(z.object({ before: z.string(), found: z.string(), after: z.string() }));
const foundSchema = z.object({
  perimeterSlug: z.string(),
  productSlug: z.string(),
  type: productTypeSchema,
  title: z.string(),
  language: z.nullable(z.enum(["FR", "EN"])),
  /** Of its description; null where it is said elsewhere. */
  excerpt: excerptSchema,
  /** The pages of a course that say it, the best first, 5 at most; a locked one by its title alone. */
  pages: z.array(z.object({ slug: z.string(), title: z.string(), isLocked: z.boolean(), excerpt: excerptSchema })),
});
/** A product in which something was found, as it arrives. */
export type FoundProductAnswer = z.infer<typeof foundSchema>;

/**
 * What says all the words of `query` among the products that are open to the current user: titles, descriptions,
 * authors, and the words of the published pages, whatever accents and case, in other forms of a word, by its beginning,
 * and with a slip of the hand. The best first, 20 products at most.
 */
export const searchMyProducts = defineRoute({
  method: "GET",
  path: "/api/me/search",
  summary: "What says these words among the products that are open to the current user.",
  admission: LOOKING,
  query: z.object({ query: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: jsonAnswer(z.object({ found: z.array(foundSchema) })),
});

/**
 * Whether the current user may open this page of a course now, and what opens it otherwise. `slug` names a perimeter,
 * or a product whose open perimeter is meant. Refuses with `not-found`, for what is no page too.
 */
export const readSoughtPage = defineRoute({
  method: "GET",
  path: "/api/me/products/{slug}/pages/{page}",
  summary: "Whether one may open this page of a course now, and what opens it otherwise.",
  admission: LOOKING,
  params: z.object({ slug: z.string(), page: z.string() }),
  answer: jsonAnswer(
    z.object({
      title: z.string(),
      isLocked: z.boolean(),
      /** What is to be done first; `asked`: a score of at least so much, 0–100, null where it is to be complete. */
      missing: z.array(
        z.object({
          kind: z.enum(["chapter", "slide", "interactivity"]),
          title: z.string(),
          asked: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});
/**
 * The files of the library that a course hands out on the pages which are open to the current user, in its order, 200
 * at most; nothing of locked pages. Of what is no course none. Refuses with `not-found`.
 */
export const listProductFiles = defineRoute({
  method: "GET",
  path: "/api/me/products/{slug}/files",
  summary: "The files that a course hands out on the pages which are open to the current user.",
  admission: LOOKING,
  params: z.object({ slug: z.string() }),
  answer: jsonAnswer(
    z.object({
      files: z.array(
        z.object({
          name: z.string(),
          url: z.string(),
          /** Media type. */
          type: z.string(),
          /** Title of the page that offers it. */
          page: z.string(),
        }),
      ),
    }),
  ),
});
