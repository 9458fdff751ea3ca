// Knows the routes by which authors go back to earlier publications of a product (§3.68).
import * as z from "zod/mini";
import { AUTHORING, defineRoute, jsonAnswer } from "../ground/route.ts";
import { configSchema, documentFileSchema, productTypeSchema } from "./product.ts";

/**
 * The publications of a product, the newest first: the last 300, which are kept. `publishedBy` is null where that is
 * not known, or the person has no account here. Refuses with `not-found`.
 */
export const listPublications = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/publication",
  summary: "What was published of a product, the newest first.",
  admission: AUTHORING,
  params: z.object({ type: productTypeSchema, slug: z.string() }),
  answer: jsonAnswer(
    z.object({
      publications: z.array(
        z.object({
          publishedAt: z.string(),
          publishedBy: z.nullable(z.object({ name: z.string(), isYou: z.boolean() })),
        }),
      ),
    }),
  ),
});
/**
 * One publication, by its date, as learners had it: its content unparsed (§3.72), and those of its files that the
 * library still has. Refuses with `not-found`.
 */
export const showPublication = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/publication/{publishedAt}",
  summary: "One publication of a product, as learners had it.",
  admission: AUTHORING,
  params: z.object({ type: productTypeSchema, slug: z.string(), publishedAt: z.string() }),
  answer: jsonAnswer(
    z.object({ publishedAt: z.string(), config: configSchema, documentFiles: z.array(documentFileSchema) }),
  ),
});
