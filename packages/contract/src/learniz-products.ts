// Knows the routes by which authors manage learniz products (§7.78–§7.102, §7.116–§7.119).
import { CONTENT_VERSION } from "@academiz/domain/learniz";
import * as z from "zod/mini";
import { AUTHORING, defineRoute, EMPTY, file, json } from "./route.ts";
import { tokenPairSchema } from "./session.ts";

/** §4.29 */
export const progressStatusSchema = z.enum(["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]);

const slugParam = z.object({ slug: z.string() });
const stepStatus = z.nullable(z.enum(["DONE", "UNDONE"]));
const name = z.string().check(z.maxLength(200));

/** A learniz config travels as it was written: the engine parses and migrates it, on both sides. */
const configSchema = z.record(z.string(), z.unknown());

const productRow = {
  slug: z.string(),
  name: z.string(),
  subType: z.nullable(z.string()),
  visible: z.boolean(),
  demo: z.boolean(),
  clientId: z.string(),
  folderProduct: z.nullable(z.string()),
  /** ISO timestamps. `updatedAt` is the version that a save must name. */
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  hasConfigDraft: z.boolean(),
};
/** A row of the author's list (§3.62–§3.68); dates are ISO timestamps. */
export const productSummarySchema = z.object(productRow);
/** A row of the author's list, as it arrives. */
export type ProductSummary = z.infer<typeof productSummarySchema>;

/** The files that a product may refer to, by slug. */
export const documentFileSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  url: z.string(),
});

/** A product as the editor opens it: its row, the content that is edited and the one that is published, both unparsed (§3.72). */
export const learnizProductSchema = z.object({
  ...productRow,
  config: z.nullable(configSchema),
  configDraft: z.nullable(configSchema),
  editionInfo: z.object({
    paramsStatus: z.nullable(z.string()),
    contentStatus: stepStatus,
    validationStatus: stepStatus,
    publicationStatus: stepStatus,
  }),
  documentFiles: z.array(documentFileSchema),
});
/** A product as the editor opens it, as it arrives. */
export type LearnizProductAnswer = z.infer<typeof learnizProductSchema>;

/** What the author's list may be sorted by; `-` turns the order round. */
export const SORT_ORDERS = ["name", "-name", "updatedAt", "-updatedAt", "publishedAt", "-publishedAt"] as const;

export const listLearniz = defineRoute({
  method: "GET",
  path: "/api/admin/learniz",
  summary: "The learniz of the client: search, sort, paging.",
  admission: AUTHORING,
  query: z.object({
    query: z.optional(z.string().check(z.maxLength(200))),
    order: z.optional(z.enum(SORT_ORDERS)),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
    publish: z.optional(z.enum(["true", "false"])),
  }),
  answer: json(
    z.object({
      meta: z.object({ totalItems: z.number(), page: z.number(), limit: z.number() }),
      products: z.array(productSummarySchema),
    }),
  ),
});
export const getLearniz = defineRoute({
  method: "GET",
  path: "/api/admin/learniz/{slug}",
  summary: "One learniz, with its draft and its published config.",
  admission: AUTHORING,
  params: slugParam,
  answer: json(learnizProductSchema),
});
export const createLearniz = defineRoute({
  method: "POST",
  path: "/api/admin/learniz",
  summary: "Create a learniz.",
  admission: AUTHORING,
  body: z.object({
    name,
    configDraft: z.optional(configSchema),
    folderSlug: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  answer: json(learnizProductSchema),
});
export const learnizTemplate = defineRoute({
  method: "GET",
  path: "/api/admin/learniz/template",
  summary: `The config of a new learniz at content version ${CONTENT_VERSION}.`,
  admission: AUTHORING,
  answer: json(configSchema),
});
export const saveLearniz = defineRoute({
  method: "PATCH",
  path: "/api/admin/learniz/{slug}",
  summary: "Save the draft. 409 concurrent-edit when updatedAt is not the stored one.",
  admission: AUTHORING,
  params: slugParam,
  body: z.object({ name: z.optional(name), configDraft: z.optional(configSchema), updatedAt: z.string() }),
  answer: json(learnizProductSchema),
});
export const publishLearniz = defineRoute({
  method: "PATCH",
  path: "/api/admin/learniz/publish/{slug}",
  summary: "Publish the draft. 409 concurrent-edit when updatedAt is not the stored one.",
  admission: AUTHORING,
  params: slugParam,
  body: z.object({
    documents: z.optional(z.array(z.object({ slug: z.string() }))),
    updatedAt: z.string(),
    visible: z.optional(z.boolean()),
  }),
  answer: json(learnizProductSchema),
});
export const duplicateLearniz = defineRoute({
  method: "PUT",
  path: "/api/admin/learniz/duplicate/{slug}",
  summary: "A copy of a learniz, as a draft.",
  admission: AUTHORING,
  params: slugParam,
  body: z.object({ configDraft: z.optional(configSchema) }),
  answer: json(learnizProductSchema),
});
export const deleteLearniz = defineRoute({
  method: "DELETE",
  path: "/api/admin/learniz/{slug}",
  summary: "Delete a learniz with its publications and the progress made in them.",
  admission: AUTHORING,
  params: slugParam,
  answer: EMPTY,
});
export const previewLearniz = defineRoute({
  method: "GET",
  path: "/api/admin/learniz/{slug}/preview",
  summary: "Where the draft can be played, with the narrow tokens of a preview.",
  admission: AUTHORING,
  params: slugParam,
  answer: json(z.object({ ...tokenPairSchema.shape, url: z.string(), perimeter: z.string() })),
});
export const learnizProgressList = defineRoute({
  method: "GET",
  path: "/api/admin/learniz/{slug}/progress",
  summary: "The learners who have started a learniz, with how far they are.",
  admission: AUTHORING,
  params: slugParam,
  answer: json(
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
        }),
      ),
    }),
  ),
});
export const exportLearnizScorm = defineRoute({
  method: "POST",
  path: "/api/admin/learniz/{slug}/scorm",
  summary: "A SCORM package of a learniz, as a zip.",
  admission: AUTHORING,
  params: slugParam,
  body: z.object({
    slug: z.optional(z.string()),
    scormVersion: z._default(z.enum(["1.2"]), "1.2"),
    title: z.optional(z.string().check(z.maxLength(200))),
    author: z.optional(z.string().check(z.maxLength(200))),
    version: z.optional(z.string()),
    language: z.optional(z.string()),
    description: z.optional(z.string().check(z.maxLength(2000))),
    duration: z.optional(z.union([z.string(), z.literal(false)])),
    /** The draft instead of what is published. */
    draft: z._default(z.boolean(), false),
  }),
  answer: file("application/zip"),
});
