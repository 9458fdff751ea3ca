// Knows the routes by which authors manage products of every type (§7.78–§7.102, §7.116–§7.119).
import { GAME_TYPES } from "@academiz/domain/games";
import { CONTENT_VERSION } from "@academiz/domain/learniz";
import { EXIT_READINGS } from "@academiz/domain/scorm";
import * as z from "zod/mini";
import { exportFields } from "../ground/export-fields.ts";
import { lineField } from "../ground/fields.ts";
import { AUTHORING, AUTHORING_IN_PERSON, defineRoute, EMPTY, fileAnswer, jsonAnswer } from "../ground/route.ts";
import { tokenPairSchema } from "../people/session.ts";
import { listed } from "../people/user.ts";
import {
  configSchema,
  productSchema,
  productSummarySchema,
  productTypeSchema,
  progressStatusSchema,
} from "./product.ts";
import { EXPORTED_TYPES } from "./product-exports.ts";

const typeParam = z.object({ type: productTypeSchema });
const productParams = z.object({ type: productTypeSchema, slug: z.string() });
const name = lineField();

/** What the author's list may be sorted by; a leading `-` turns the order round. */
export const SORT_ORDERS = ["name", "-name", "updatedAt", "-updatedAt", "publishedAt", "-publishedAt"] as const;

const text = z.string().check(z.maxLength(200));
const answer = z.optional(z.enum(["true", "false"]));
/** More than a product may have: `remove` may name those that it never had. */
const TAGS_AT_ONCE = 100;
/**
 * The list parameters of §3.250. `query` is searched in names; `publish` keeps products that were published (`true`) or
 * never were; `draft` those with unpublished changes (`true`) or without; `visible`, `shareable` and `template` those
 * with or without that mark; `type` names a sub-type; `excludeGameType[]` leaves out games of these types, and
 * `pageTemplates=false` (ours) pages that authors kept as templates; `tag[]` (ours) keeps those with one of these tags
 * at least. `page` counts from 1; beyond the last the page is empty.
 */
export const listParameters = {
  query: z.optional(text),
  order: z.optional(z.enum(SORT_ORDERS)),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  publish: answer,
  visible: answer,
  shareable: answer,
  template: answer,
  draft: answer,
  pageTemplates: answer,
  "excludeGameType[]": listed(text),
  "tag[]": listed(text),
  /** Slug of the folder that contains them. */
  folder: z.optional(text),
};

const productPage = z.object({
  meta: z.object({ totalItems: z.number(), page: z.number(), limit: z.number() }),
  products: z.array(productSummarySchema),
});

/** A page of the client's products of a type (§7.80), the newest change first unless `order` says otherwise. */
export const listProducts = defineRoute({
  method: "GET",
  path: "/api/admin/{type}",
  summary: "The products of a type of the client: search, filters, sort, paging.",
  admission: AUTHORING,
  params: typeParam,
  query: z.object({ ...listParameters, type: z.optional(text) }),
  answer: jsonAnswer(productPage),
});
/**
 * The products of the client, of any type (§7.92): as `listProducts`, of the given types (`type[]`) and slugs
 * (`slug[]`) where these are sent. `limit=all` answers every one, up to ten thousand.
 */
export const findProducts = defineRoute({
  method: "GET",
  path: "/api/admin/product",
  summary: "The products of the client, of any type: search, filters, sort, paging.",
  admission: AUTHORING,
  query: z.object({
    ...listParameters,
    limit: z._default(z.union([z.literal("all"), z.coerce.number().check(z.int(), z.gte(1), z.lte(100))]), 20),
    "type[]": listed(productTypeSchema),
    "slug[]": listed(text),
  }),
  answer: jsonAnswer(productPage),
});
/** One product, with its draft and its published config (§7.81). Refuses with `not-found`. */
export const getProduct = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}",
  summary: "One product, with its draft and its published config.",
  admission: AUTHORING,
  params: productParams,
  answer: jsonAnswer(productSchema),
});
const written = {
  name,
  subType: z.optional(z.nullable(lineField())),
  template: z.optional(z.boolean()),
  shareable: z.optional(z.boolean()),
  demo: z.optional(z.boolean()),
};
/**
 * Create a product (§7.82, §7.96–§7.111), not published; without a draft it gets the initial content of its type, in
 * the language `local` (by default its author's); a game gets the example of its `gameType` (by default the first).
 * Refuses with `name.required`, `products.too-many`, and with `content.invalid`, also for a `gameType` where the
 * product is no game, or where a draft is sent, which has its own.
 */
export const createProduct = defineRoute({
  method: "POST",
  path: "/api/admin/{type}",
  summary: "Create a product.",
  admission: AUTHORING,
  params: typeParam,
  body: z.object({
    ...written,
    configDraft: z.optional(configSchema),
    folderSlug: z.optional(z.nullable(text)),
    gameType: z.optional(z.enum(GAME_TYPES)),
    local: z.optional(z.enum(["FR", "EN"])),
  }),
  answer: jsonAnswer(productSchema),
});
/** The config of a new learniz at the current content version, in the language of its author (§7.102). */
export const learnizTemplate = defineRoute({
  method: "GET",
  path: "/api/admin/learniz/template",
  summary: `The config of a new learniz at content version ${CONTENT_VERSION}.`,
  admission: AUTHORING,
  answer: jsonAnswer(configSchema),
});
/**
 * Replace the author's part of a product (§7.83): its name, sub-type, draft, folder and marks; nothing is published.
 * Refuses with `concurrent-edit` when `updatedAt` is not the stored one, `not-found`, `name.required`,
 * `content.invalid`.
 */
export const replaceProduct = defineRoute({
  method: "PUT",
  path: "/api/admin/{type}/{slug}",
  summary: "Replace what is written of a product. 409 concurrent-edit when updatedAt is not the stored one.",
  admission: AUTHORING,
  params: productParams,
  body: z.object({
    name,
    subType: z.nullable(lineField()),
    template: z.boolean(),
    shareable: z.boolean(),
    /** Absent: it stays. */
    demo: z.optional(z.boolean()),
    configDraft: configSchema,
    folderSlug: z.nullable(text),
    updatedAt: z.string(),
  }),
  answer: jsonAnswer(productSchema),
});
/**
 * Save the draft, the name, the sub-type, the marks, or all of them (§7.84, §7.97–§7.105); what is left out stays.
 * Refuses with `concurrent-edit` when `updatedAt` is not the stored one, `not-found`, `name.required`,
 * `content.invalid`.
 */
export const saveProduct = defineRoute({
  method: "PATCH",
  path: "/api/admin/{type}/{slug}",
  summary: "Save the draft. 409 concurrent-edit when updatedAt is not the stored one.",
  admission: AUTHORING,
  params: productParams,
  body: z.object({
    ...written,
    name: z.optional(name),
    configDraft: z.optional(configSchema),
    folderSlug: z.optional(z.nullable(text)),
    updatedAt: z.string(),
  }),
  answer: jsonAnswer(productSchema),
});
/**
 * Publish the draft or, without one, the published content again (§7.85). The rules that the type generates are
 * applied, and the list of documents is computed (`documents` is accepted and not read). Refuses with `concurrent-edit`
 * when `updatedAt` is not the stored one, `not-found`, `content.invalid`, and where there is nothing to play, with what
 * is missing: `content.no-slides`, `content.no-game`, `content.no-ending` (a game that nobody ends or passes),
 * `content.no-package`, `content.no-page`, `content.no-source`, `content.no-file`, `content.no-questions`,
 * `content.no-means`, `content.no-tasks`, `content.no-way` (`faults` name the nodes), `content.no-products`,
 * `content.closed-products`; with `publications.too-many` after 100 publications within 24 hours.
 */
export const publishProduct = defineRoute({
  method: "PATCH",
  path: "/api/admin/{type}/publish/{slug}",
  summary:
    "Publish the draft, unless there is nothing to play. 409 concurrent-edit when updatedAt is not the stored one.",
  admission: AUTHORING,
  params: productParams,
  body: z.object({
    documents: z.optional(z.array(z.object({ slug: z.string() }))),
    updatedAt: z.string(),
    visible: z.optional(z.boolean()),
  }),
  answer: jsonAnswer(productSchema),
});
/**
 * Withdraw a product from learners: it is no longer `visible`, so nobody finds or opens it. Its publication, its draft
 * and the results of learners stay, and the next visible publication brings it back. Refuses with `not-found`.
 */
export const withdrawProduct = defineRoute({
  method: "PATCH",
  path: "/api/admin/{type}/withdraw/{slug}",
  summary: "Take a product back from learners, and keep all of it.",
  admission: AUTHORING,
  params: productParams,
  answer: jsonAnswer(productSchema),
});
const tagsSchema = z.array(text).check(z.maxLength(TAGS_AT_ONCE));
/**
 * Change the tags of a product: they hold at once, without a publication, and its version stays. `add` names tags of
 * its client (§7.58); what it has already, or does not have, is no fault. Answers the tags that it has then. Refuses
 * with `not-found`, `tag.unknown`, and with `tags.too-many` beyond 20.
 */
export const tagProduct = defineRoute({
  method: "PATCH",
  path: "/api/admin/{type}/{slug}/tags",
  summary: "Give a product tags of its client, or take tags from it.",
  admission: AUTHORING,
  params: productParams,
  body: z.object({ add: tagsSchema, remove: tagsSchema }),
  answer: jsonAnswer(z.object({ tags: z.array(z.string()) })),
});
/**
 * Copy a product as an unpublished one (§7.86), with the draft that is sent or its present content. Its name says that
 * it is a copy, in its own language, unless a `name` is sent. It keeps its tags, and is no template and no demo. Refuses
 * with `not-found`, `name.required`, `content.invalid`, `products.too-many`.
 */
export const duplicateProduct = defineRoute({
  method: "PUT",
  path: "/api/admin/{type}/duplicate/{slug}",
  summary: "A copy of a product, as a draft.",
  admission: AUTHORING,
  params: productParams,
  body: z.object({ configDraft: z.optional(configSchema), name: z.optional(name) }),
  answer: jsonAnswer(productSchema),
});
/**
 * Delete a product with its publications and the progress made in them (§7.87). Refuses with `not-found`; with
 * `product.signed` for a classiz at whose sessions attendance was signed or marked.
 */
export const deleteProduct = defineRoute({
  method: "DELETE",
  path: "/api/admin/{type}/{slug}",
  summary: "Delete a product with its publications and the progress made in them.",
  admission: AUTHORING,
  params: productParams,
  answer: EMPTY,
});
/**
 * The address where the draft can be played, with the narrow tokens of a preview: one of 60 seconds, one of a single
 * use (§7.88). Refuses with `not-found`, and with `player.missing` for a type without a player.
 */
export const previewProduct = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/preview",
  summary: "Where the draft can be played, with the narrow tokens of a preview.",
  admission: AUTHORING_IN_PERSON,
  params: productParams,
  answer: jsonAnswer(z.object({ ...tokenPairSchema.shape, url: z.string(), perimeter: z.string() })),
});
/**
 * The learners who have started a product, with their progress: `percentage` and `score` 0–100 (`score` null without
 * one), `time` in seconds, `eventDate` an ISO timestamp; `isLost` is true for a course whose pages are all done and
 * whose remaining attempts cannot bring it to its pass mark (§4.95). Refuses with `not-found`.
 */
export const listLearners = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/progress",
  summary: "The learners who have started a product, with how far they are.",
  admission: AUTHORING,
  params: productParams,
  answer: jsonAnswer(
    z.object({
      learners: z.array(
        z.object({
          identifier: z.string(),
          firstname: z.string(),
          lastname: z.string(),
          status: progressStatusSchema,
          percentage: z.number(),
          score: z.nullable(z.number()),
          /** Seconds. */
          time: z.number(),
          eventDate: z.string(),
          isLost: z.optional(z.boolean()),
          /** Of a failed game: how many attempts are left; absent where they are not limited. */
          attemptsLeft: z.optional(z.number()),
        }),
      ),
    }),
  ),
});
/**
 * Those who may open a product and have not begun it, by last name: they belong to the audience (decisions 4), their
 * account is open, and they have no progress in it. The list is empty before the first publication, and for a type that
 * learners do not open. `query` is part of a name, a login or an e-mail; `total` counts all who match. `due` (ISO) is
 * the deadline, null where there is none or the product was withdrawn; `isLate` is true after it. Refuses with
 * `not-found`.
 */
export const listWaitingLearners = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/progress/waiting",
  summary: "Those who may open a product and have not begun it.",
  admission: AUTHORING,
  params: productParams,
  query: z.object({
    query: z.optional(text),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  }),
  answer: jsonAnswer(
    z.object({
      total: z.number(),
      due: z.nullable(z.string()),
      isLate: z.boolean(),
      learners: z.array(
        z.object({
          id: z.string(),
          identifier: z.string(),
          login: z.string(),
          firstname: z.string(),
          lastname: z.string(),
        }),
      ),
    }),
  ),
});
const verdictSchema = z.nullable(z.enum(["right", "partly", "wrong"]));
/**
 * What one learner answered in one product, attempt by attempt, the newest first: `attempt` from 1, `score` 0–100 (null
 * without one), `at` an ISO timestamp. `title` and `page` name the game and its page in the present publication, null
 * where it is no longer there; so do `words` for a question. `said` holds the parts of an answer in the words of the
 * content: null for an option that is no longer there, and no part for what was only looked at. `right` comes with an
 * answer that is not wholly right. Refuses with `not-found`.
 */
export const listAnswers = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/progress/{identifier}/answers",
  summary: "What one learner answered in one product, attempt by attempt.",
  admission: AUTHORING,
  params: z.object({ ...productParams.shape, identifier: z.string() }),
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  }),
  answer: jsonAnswer(
    z.object({
      attempts: z.array(
        z.object({
          place: z.string(),
          title: z.nullable(z.string()),
          page: z.nullable(z.string()),
          attempt: z.number(),
          at: z.string(),
          score: z.nullable(z.number()),
          answers: z.array(
            z.object({
              item: z.string(),
              words: z.nullable(z.string()),
              said: z.array(z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
              verdict: verdictSchema,
              right: z.nullable(z.union([z.string(), z.boolean()])),
            }),
          ),
        }),
      ),
      meta: z.object({ totalItems: z.number(), page: z.number(), limit: z.number() }),
    }),
  ),
});
/**
 * A link into a product for the caller (§1.32, §7.89): in the mode `NORMAL` as learners play it in a perimeter, in
 * `PREVIEW` with its draft. `expiration` is in milliseconds since 1970: follow the link before, and do not keep it.
 * Refuses with `not-found`, and with `player.missing` for a type without a player.
 */
export const linkProduct = defineRoute({
  method: "POST",
  path: "/api/admin/{type}/{slug}/link",
  summary: "A link into a product, as learners play it or with its draft.",
  admission: AUTHORING_IN_PERSON,
  params: productParams,
  body: z.object({
    productPerimeterSlug: z.optional(text),
    mode: z._default(z.enum(["NORMAL", "PREVIEW"]), "NORMAL"),
  }),
  answer: jsonAnswer(
    z.object({ id: z.string(), link: z.string(), mode: z.enum(["NORMAL", "PREVIEW"]), expiration: z.number() }),
  ),
});
const linkMakerSchema = z.object({ name: z.nullable(z.string()), isYou: z.boolean() });
const linksSchema = z.object({
  links: z.array(
    z.object({
      id: z.string(),
      mode: z.enum(["NORMAL", "PREVIEW"]),
      /**
       * `waiting`: it can still be followed; `used`: it was followed, and what it opened is open; `over`: it was not
       * followed in time, or its maker signed out.
       */
      state: z.enum(["waiting", "used", "over", "revoked"]),
      /** ISO timestamps. */
      madeAt: z.string(),
      usedAt: z.nullable(z.string()),
      endedAt: z.nullable(z.string()),
      /** The person in whose name it opens the product. */
      by: linkMakerSchema,
      revokedBy: z.nullable(linkMakerSchema),
    }),
  ),
});
/** Lists the links of the last twelve hours into a product (§3.77), without their tokens. Refuses with `not-found`. */
export const listLinks = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/links",
  summary: "The links into a product that were made, with those that were revoked.",
  admission: AUTHORING,
  params: productParams,
  answer: jsonAnswer(linksSchema),
});
/** Revokes a link and ends what it opened; whoever follows it later is told. Refuses with `not-found`. */
export const revokeLink = defineRoute({
  method: "DELETE",
  path: "/api/admin/{type}/{slug}/links/{linkId}",
  summary: "Revoke a link into a product.",
  admission: AUTHORING,
  params: z.object({ type: productTypeSchema, slug: z.string(), linkId: z.string().check(z.maxLength(200)) }),
  answer: jsonAnswer(linksSchema),
});
/**
 * A SCORM package of a learniz or a game, as a zip (§7.116–§7.119): of the publication, or of the draft where that is
 * asked for or nothing is published. It is sent once it is made and checked. `slug`, `version` and `duration` are
 * accepted and not read. Refuses with `not-found`, `content.invalid`, `content.no-slides`, `content.no-game`,
 * `content.no-ending`, `export.media-outside`, `export.document-missing`, `export.too-many` (the caller already waits for two),
 * `export.unsound`, and `export.not-built` on a server without the player for packages.
 */
export const exportScorm = defineRoute({
  method: "POST",
  path: "/api/admin/{type}/{slug}/scorm",
  summary: "A SCORM package of a course or a game, as a zip.",
  admission: AUTHORING,
  params: z.object({ type: z.enum(EXPORTED_TYPES), slug: z.string() }),
  body: z.object({
    ...exportFields,
    /** `2004` is its 4th edition. */
    scormVersion: z._default(z.enum(["1.2", "2004", "2004-3rd"]), "1.2"),
    /**
     * What the package writes as exit at its end (decisions 7): `BY_STATUS` leaves for good once it is completed or
     * passed; `ALWAYS_NORMAL` leaves for good whatever the status; `ALWAYS_SUSPEND` never does, for platforms that give
     * back nothing after an exit for good.
     */
    exitReading: z._default(z.enum(EXIT_READINGS), "BY_STATUS"),
  }),
  answer: fileAnswer("application/zip"),
});
/**
 * A learniz or a game as a folder for any web server, or for a double click on its index.html, as a zip
 * (§7.116–§7.119): it keeps progress in the browser. `slug`, `scormVersion`, `version` and `duration` are accepted and
 * not read. Refuses as `exportScorm` does.
 */
export const exportWeb = defineRoute({
  method: "POST",
  path: "/api/admin/{type}/{slug}/scorm/extract_web",
  summary: "A course or a game as a folder of web pages, as a zip.",
  admission: AUTHORING,
  params: z.object({ type: z.enum(EXPORTED_TYPES), slug: z.string() }),
  body: z.object({ ...exportFields, scormVersion: z.optional(z.string()) }),
  answer: fileAnswer("application/zip"),
});
