// Knows the routes by which learners find and play their products (§7.92–§7.93, §7.120–§7.136).
import * as z from "zod/mini";
import { documentFileSchema, progressStatusSchema } from "./learniz-products.ts";
import { defineRoute, EMPTY, json, PLAYING, PLAYING_OR_PREVIEWING, SIGNED_IN } from "./route.ts";

const configSchema = z.record(z.string(), z.unknown());
const perimeterParam = z.object({ perimeterSlug: z.string() });

/** The learner's progress travels as the engine wrote it; the engine reads it again on both sides. */
export const progressSchema = z.record(z.string(), z.unknown());

export const listMyProducts = defineRoute({
  method: "GET",
  path: "/api/products",
  summary: "The products made available to the current user, with their progress.",
  admission: SIGNED_IN,
  answer: json(
    z.object({
      products: z.array(
        z.object({
          perimeterSlug: z.string(),
          productSlug: z.string(),
          type: z.literal("learniz"),
          name: z.string(),
          title: z.string(),
          description: z.nullable(z.string()),
          language: z.enum(["FR", "EN"]),
          /** Seconds; null when the author gave none. */
          duration: z.nullable(z.number()),
          pictureUrl: z.nullable(z.string()),
          demo: z.boolean(),
          publishedAt: z.string(),
          progress: z.nullable(
            z.object({
              status: progressStatusSchema,
              percentage: z.number(),
              score: z.nullable(z.number()),
              time: z.number(),
              eventDate: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});
export const playerLink = defineRoute({
  method: "GET",
  path: "/api/front-dynamic/product/{slug}/link",
  summary: "A link into the player: a 60-second access token and a single-use refresh token in its query.",
  admission: SIGNED_IN,
  params: z.object({ slug: z.string() }),
  answer: json(z.object({ link: z.string() })),
});
export const playLearniz = defineRoute({
  method: "GET",
  path: "/api/learniz/{perimeterSlug}",
  summary: "What the learniz player needs: the content, the files it refers to and the learner's progress.",
  admission: PLAYING_OR_PREVIEWING,
  params: perimeterParam,
  answer: json(
    z.object({
      product: z.object({
        slug: z.string(),
        name: z.string(),
        /** Null for a preview of what was never published. */
        config: z.nullable(configSchema),
        /** Present in a preview only. */
        configDraft: z.nullable(configSchema),
        demo: z.boolean(),
        clientId: z.string(),
        documentFiles: z.array(documentFileSchema),
        markType: z.string(),
        scoreStrategy: z.string(),
        theme: z.object({ colors: z.record(z.string(), z.string()) }),
      }),
      perimeter: z.object({ slug: z.string(), name: z.string(), url: z.string() }),
      publishedAt: z.nullable(z.string()),
      progress: z.nullable(progressSchema),
    }),
  ),
});
export const saveLearnizProgress = defineRoute({
  method: "POST",
  path: "/api/learniz/{perimeterSlug}/progress",
  summary: "Save progress. The newest eventDate wins: an older or repeated save changes nothing and says so.",
  admission: PLAYING,
  params: perimeterParam,
  body: z.object({ progress: progressSchema }),
  answer: json(z.object({ accepted: z.boolean(), progress: progressSchema })),
});
const boundedSlug = z.string().check(z.minLength(1), z.maxLength(200));
const percent = z.number().check(z.gte(0), z.lte(100));
/** Characters of JSON. */
const EXTRA_LIMIT = 10_000;

/** An ended attempt (§3.218–§3.222). */
export const historyEntrySchema = z.object({
  slug: boundedSlug,
  productPerimeterSlug: boundedSlug,
  type: z.enum(["GAME", "SCORM"]),
  status: z.enum(["COMPLETE", "FAILED"]),
  score: z.nullable(percent),
  percentage: percent,
  /** Seconds. */
  time: z.number().check(z.gte(0)),
  badge: z.nullable(z.string().check(z.maxLength(200))),
  /** ISO date and time with an offset; more than five minutes ahead counts as now. */
  eventDate: z.string().check(z.maxLength(40)),
  extra: z.optional(
    z
      .unknown()
      .check(z.refine((extra) => (JSON.stringify(extra) ?? "").length <= EXTRA_LIMIT, "more than 10,000 characters")),
  ),
});
/** One ended attempt in a learner's history (§3.218–§3.222). */
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export const addHistories = defineRoute({
  method: "POST",
  path: "/api/histories",
  summary: "Add attempts to the learner's history, batched; a repeated entry is kept once.",
  admission: PLAYING,
  body: z.array(historyEntrySchema).check(z.maxLength(500)),
  answer: EMPTY,
});
