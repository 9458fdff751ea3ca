// Knows the routes by which a learner searches everything that is open to them, and the content of it.
import * as z from "zod/mini";
import { defineRoute, jsonAnswer, LOOKING } from "../ground/route.ts";
import { productTypeSchema } from "../products/product.ts";

/** The words that were found, with those around them. */
const excerptSchema = z.nullable(z.object({ before: z.string(), found: z.string(), after: z.string() }));
const foundSchema = z.object({
  perimeterSlug: z.string(),
  productSlug: z.string(),
  type: productTypeSchema,
  title: z.string(),
  language: z.nullable(z.enum(["FR", "EN"])),
  /** From its description; null where the words are found elsewhere. */
  excerpt: excerptSchema,
  /** The pages of a course that contain it, the best first, 5 at most; a locked page is found only by its title. */
  pages: z.array(z.object({ slug: z.string(), title: z.string(), isLocked: z.boolean(), excerpt: excerptSchema })),
});
/** A product in which something was found, as it arrives. */
export type FoundProductAnswer = z.infer<typeof foundSchema>;

/**
 * Search the products that are open to the current user for all words of `query`, in titles, descriptions, authors, and
 * the words of the published pages. Accents and case do not matter; other forms of a word, its beginning and a typing
 * error are found too. The best first, 20 products at most.
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
 * or a product, whose open perimeter is then meant. Refuses with `not-found`, also where `page` is no page.
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
      /** What has to be done first; `asked` is the least score, 0–100, or null where it has to be complete. */
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
 * at most; none of locked pages, and none for a product that is no course. Refuses with `not-found`.
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
