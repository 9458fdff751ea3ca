// Knows the routes by which learners find and play their products (§7.92–§7.93, §7.120–§7.136).

import { DIFFICULTIES } from "@academiz/domain/catalog";
import { TOLD_KINDS } from "@academiz/domain/plays";
import * as z from "zod/mini";
import { begunAnewSchema } from "../ground/begun-anew.ts";
import { focusSchema } from "../ground/focus.ts";
import { defineRoute, EMPTY, ENTERED, jsonAnswer, LOOKING, PLAYING } from "../ground/route.ts";
import { themeSchema } from "../ground/theme.ts";
import { listed } from "../people/user.ts";
import { documentFileSchema, productTypeSchema, progressStatusSchema } from "../products/product.ts";

const configSchema = z.record(z.string(), z.unknown());
const perimeterParam = z.object({ perimeterSlug: z.string() });

/**
 * A learner's progress, as the engine wrote it: `loadProgress` of `@academiz/domain/progress` reads it again, on both
 * sides.
 */
export const progressSchema = z.record(z.string(), z.unknown());
/** Characters of JSON: about ten times those of the largest course of the tests. */
const PROGRESS_LIMIT = 1_000_000;
const sentProgressSchema = progressSchema.check(
  z.refine((progress) => JSON.stringify(progress).length <= PROGRESS_LIMIT, "more than 1,000,000 characters"),
);

/**
 * The products made available to the current user, with their progress (§7.92); an empty list where there are none.
 * `percentage` and `score` are 0–100, `duration` and `time` seconds, dates ISO timestamps; `progress` is null for what
 * was never started. `query` is searched in names and titles; `type[]` and `slug[]` (of products or perimeters) leave
 * out all others; `limit` is the most that are listed: all without one, or with `all`.
 */
export const listMyProducts = defineRoute({
  method: "GET",
  path: "/api/products",
  summary: "The products made available to the current user, with their progress.",
  admission: LOOKING,
  query: z.object({
    query: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.union([z.literal("all"), z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))]), "all"),
    "type[]": listed(productTypeSchema),
    "slug[]": listed(z.string().check(z.maxLength(200))),
  }),
  answer: jsonAnswer(
    z.object({
      products: z.array(
        z.object({
          perimeterSlug: z.string(),
          productSlug: z.string(),
          type: productTypeSchema,
          name: z.string(),
          title: z.string(),
          description: z.nullable(z.string()),
          /** Null where it is not known: for a package that does not report it. */
          language: z.nullable(z.enum(["FR", "EN"])),
          /** Seconds; null when the author gave none. */
          duration: z.nullable(z.number()),
          /** §3.91: as its author rates it; absent where nobody did. */
          difficulty: z.optional(z.enum(DIFFICULTIES)),
          pictureUrl: z.nullable(z.string()),
          /** The point of the picture that stays in sight where it is cropped; null: its middle. */
          pictureFocus: z.nullable(focusSchema),
          /** What the picture shows; absent: it is only decoration, as far as anybody said. */
          pictureAlternative: z.optional(z.string()),
          demo: z.boolean(),
          /** Tags of its client, by their letters; absent where it has none. */
          tags: z.optional(z.array(z.string())),
          publishedAt: z.string(),
          /** The deadline, an ISO timestamp; null: none. */
          dueAt: z.nullable(z.string()),
          /** Of a section: the slugs of its products that the user may open, in order; absent for other types. */
          inside: z.optional(z.array(z.string())),
          /** They begin anew: an earlier result was set aside then; absent once they have begun. */
          restart: z.optional(begunAnewSchema),
          /**
           * What they have beyond everybody: a later end (ISO), more attempts, by whom and why; absent where they have
           * nothing.
           */
          given: z.optional(
            z.object({
              until: z.nullable(z.string()),
              attempts: z.number(),
              /** Both absent where a former version answered. */
              by: z.optional(z.nullable(z.string())),
              reason: z.optional(z.string()),
            }),
          ),
          /**
           * `percentage` and `score` 0–100, `time` in seconds, `eventDate` an ISO timestamp; null for what was never
           * started.
           */
          progress: z.nullable(
            z.object({
              status: progressStatusSchema,
              percentage: z.number(),
              score: z.nullable(z.number()),
              time: z.number(),
              eventDate: z.string(),
              /** Failed for good: no remaining attempt could change it. */
              isLost: z.boolean(),
              /** 0–100: the pass mark of a product that was not passed; absent where there is none. */
              asked: z.optional(z.number()),
              /** For a completed course: open pages that are not done; absent where there are none. */
              left: z.optional(z.number()),
              /** How many of those were added since it was last opened; absent where none was. */
              added: z.optional(z.number()),
              /** For a path: what can be done now, as its learner reads it; absent where nothing can. */
              nextStep: z.optional(z.string()),
              /** The learner has earned its certificate; absent otherwise. */
              isCertified: z.optional(z.boolean()),
            }),
          ),
        }),
      ),
    }),
  ),
});
/**
 * A link to a product, by the slug of a perimeter or of a product (§7.93). A link into a player has a 60-second access
 * token and a single-use refresh token in its query: follow it at once, and do not keep it. A path, a classroom and a
 * section are pages of the learners' site: their link is the address of the page. Refuses with `not-found`.
 */
export const playerLink = defineRoute({
  method: "GET",
  path: "/api/front-dynamic/product/{slug}/link",
  summary: "A link to a product: into its player with tokens in its query, or the address of its page on the site.",
  admission: LOOKING,
  params: z.object({ slug: z.string() }),
  answer: jsonAnswer(z.object({ link: z.string() })),
});
/** A product as a player is given it. */
export const playedProductSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Null for a preview of what was never published. */
  config: z.nullable(configSchema),
  /** Present in a preview only. */
  configDraft: z.nullable(configSchema),
  demo: z.boolean(),
  clientId: z.string(),
  documentFiles: z.array(documentFileSchema),
  /** The client's, as `formatMark` reads it. */
  markType: z.string(),
  /** The client's, as `readStrategy` reads it. */
  scoreStrategy: z.string(),
  theme: themeSchema,
  /** The client's texts that replace the product's own, by language and slug; absent in former packages. */
  defaultTexts: z.optional(z.unknown()),
});
/** Where it is played, and since when it is published (ISO timestamp). */
export const playedPlace = {
  perimeter: z.object({ slug: z.string(), name: z.string(), url: z.string() }),
  publishedAt: z.nullable(z.string()),
};
/**
 * What the learniz player needs (§7.121): the content, unparsed, the files that it refers to and the learner's
 * progress, null when nothing was saved and in a preview. Refuses with `not-found`; with `scope.refused` when the token
 * is of another product.
 */
export const playLearniz = defineRoute({
  method: "GET",
  path: "/api/learniz/{perimeterSlug}",
  summary: "What the learniz player needs: the content, the files it refers to and the learner's progress.",
  admission: ENTERED,
  params: perimeterParam,
  answer: jsonAnswer(
    z.object({
      product: playedProductSchema,
      ...playedPlace,
      /**
       * Seconds without a sign of the learner after which the player pauses (§4.169); absent or null: it never does.
       */
      idleSeconds: z.optional(z.nullable(z.number())),
      progress: z.nullable(progressSchema),
    }),
  ),
});
/**
 * Save progress (§7.122). The newest `eventDate`, an ISO timestamp, wins: an older or repeated save changes nothing,
 * and `accepted` is false with what is stored; one that is more than five minutes ahead counts as now. Refuses with
 * `progress.impossible` for a progress that the content cannot produce, `validation`, `not-found`, and `scope.refused`
 * when the token is of another product.
 */
export const saveLearnizProgress = defineRoute({
  method: "POST",
  path: "/api/learniz/{perimeterSlug}/progress",
  summary: "Save progress. The newest eventDate wins: an older or repeated save changes nothing and says so.",
  admission: PLAYING,
  params: perimeterParam,
  body: z.object({ progress: sentProgressSchema }),
  answer: jsonAnswer(z.object({ accepted: z.boolean(), progress: progressSchema })),
});
const boundedSlug = z.string().check(z.minLength(1), z.maxLength(200));
const percent = z.number().check(z.gte(0), z.lte(100));
/** Characters of JSON. */
const EXTRA_LIMIT = 1_000;

/** An ended attempt (§3.218–§3.222): scores and percentages 0–100, `time` in seconds, `eventDate` an ISO timestamp. */
export const historyEntrySchema = z.object({
  /** Slug of what was attempted: an interactivity, or a product. */
  slug: boundedSlug,
  productPerimeterSlug: boundedSlug,
  type: z.enum(TOLD_KINDS),
  status: z.enum(["COMPLETE", "FAILED"]),
  /** 0–100; null without one. */
  score: z.nullable(percent),
  /** 0–100. */
  percentage: percent,
  /** Seconds. */
  time: z.number().check(z.gte(0), z.lte(315_360_000)),
  badge: z.nullable(z.string().check(z.maxLength(200))),
  /** ISO date and time with an offset; more than five minutes ahead counts as now. */
  eventDate: z.string().check(z.maxLength(40)),
  /** Any JSON of at most 1,000 characters. */
  extra: z.optional(
    z
      .unknown()
      .check(z.refine((extra) => (JSON.stringify(extra) ?? "").length <= EXTRA_LIMIT, "more than 1,000 characters")),
  ),
});
/**
 * One ended attempt in a learner's history (§3.218–§3.222): `score` (null without one) and `percentage` are 0–100,
 * `time` seconds, `eventDate` an ISO date and time with an offset, `extra` JSON of at most 1,000 characters.
 */
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
/**
 * Add at most 500 attempts to the learner's history (§7.136), all or none. A repeated entry is kept once; the newest
 * 1,000 of a learner and product are kept. Each must agree with the stored results: an attempt at that slug ended, with
 * that badge, and where it is the only attempt, with no higher score. Refuses with `validation`; with
 * `progress.impossible` for an attempt that no stored result confirms; with `not-found` when a perimeter is not the
 * learner's, `scope.refused` when the token is of another.
 */
export const addHistories = defineRoute({
  method: "POST",
  path: "/api/histories",
  summary: "Add attempts to the learner's history, batched; a repeated entry is kept once.",
  admission: PLAYING,
  body: z.array(historyEntrySchema).check(z.maxLength(500)),
  answer: EMPTY,
});
