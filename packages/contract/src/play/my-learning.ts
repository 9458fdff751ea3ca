// Knows the routes of what somebody learns, as they see it themselves: results, certificates, attempts that ended.
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import * as z from "zod/mini";
import { begunAnewSchema } from "../ground/begun-anew.ts";
import { defineRoute, jsonAnswer, LOOKING } from "../ground/route.ts";
import { givenCertificateSchema, playSchema, reachedSchema } from "../people/person-page.ts";
import { givenAttestationSchema } from "./attestations.ts";
import { ownSlotSchema } from "./classiz.ts";

const learntSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.enum(PRODUCT_TYPES),
  /** The perimeter in which it is open to them; null: it no longer is. */
  perimeterSlug: z.nullable(z.string()),
  /** The deadline where it is open to them, an ISO timestamp; null: none. */
  dueAt: z.nullable(z.string()),
  /** They earned its certificate, and have not taken it yet. */
  hasCertificateToTake: z.optional(z.literal(true)),
  /** They began anew, the last time then; absent where they never did. */
  begunAnew: z.optional(begunAnewSchema),
  /** Null before they began, also anew. */
  progress: z.nullable(reachedSchema),
});

/**
 * The products that are open to the current user or that they began, by name, and their 50 newest certificates of
 * courses and attestations of sessions, and their 100 newest dates in classrooms.
 */
export const readMyLearning = defineRoute({
  method: "GET",
  path: "/api/me/learning",
  summary: "What the current user learns: products with what they reached, certificates and attestations.",
  admission: LOOKING,
  answer: jsonAnswer(
    z.object({
      products: z.array(learntSchema),
      certificates: z.array(givenCertificateSchema),
      attestations: z.array(givenAttestationSchema),
      slots: z.array(ownSlotSchema),
    }),
  ),
});
/**
 * The attempts of the current user that ended (§3.218–§3.222), the newest first, `limit` (1–100) from `offset` on;
 * where a product (by its slug) or a status is given, only its own. `total` counts all that match, `best` is their
 * highest score of 0–100 among those that still count, null where none has one; past the last they are 0 and null.
 */
export const listMyHistory = defineRoute({
  method: "GET",
  path: "/api/me/history",
  summary: "The attempts of the current user that ended, the newest first.",
  admission: LOOKING,
  query: z.object({
    product: z.optional(z.string().check(z.maxLength(200))),
    status: z.optional(z.enum(["COMPLETE", "FAILED"])),
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  answer: jsonAnswer(z.object({ plays: z.array(playSchema), total: z.number(), best: z.nullable(z.number()) })),
});
