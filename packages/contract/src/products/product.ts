// Knows the shapes of a product: in a list, as its editor opens it, the files it names (§3.62–§3.80).
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import * as z from "zod/mini";
import { focusSchema } from "../ground/focus.ts";

/** A learner's progress in something (§4.29). Interactivities are never LOCKED. */
export const progressStatusSchema = z.enum(["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]);
/** A type of product, as it stands in a path (§7.78). */
export const productTypeSchema = z.enum(PRODUCT_TYPES);

const stepStatus = z.nullable(z.enum(["DONE", "UNDONE"]));
/** A config is sent as it was written: the engine parses and migrates it, on both sides. */
export const configSchema = z.record(z.string(), z.unknown());

const productRow = {
  type: productTypeSchema,
  slug: z.string(),
  name: z.string(),
  subType: z.nullable(z.string()),
  visible: z.boolean(),
  /** Offered to authors as a template for products of their own. */
  template: z.boolean(),
  /** May be used inside other products: a path, a course. */
  shareable: z.boolean(),
  /** Its pages say that it is a demonstration (§3.70, §9.63). */
  demo: z.boolean(),
  clientId: z.string(),
  folderProduct: z.nullable(z.string()),
  /** Tags of its client (§3.34), by their letters. */
  tags: z.array(z.string()),
  /** ISO timestamp. */
  createdAt: z.string(),
  /** ISO timestamp: the version that a save and a publication must name. */
  updatedAt: z.string(),
  /** ISO timestamp; null before the first publication. */
  publishedAt: z.nullable(z.string()),
  /** True when the draft differs from what is published (§3.73). */
  hasConfigDraft: z.boolean(),
};
/**
 * A row of the author's list (§3.62–§3.68): dates are ISO timestamps, and `updatedAt` is the version that a save must
 * name.
 */
export const productSummarySchema = z.object(productRow);
/**
 * A row of the author's list, as it arrives: dates are ISO timestamps, and `updatedAt` is the version that a save must
 * name.
 */
export type ProductSummary = z.infer<typeof productSummarySchema>;

/**
 * A file that a product refers to by `document:<slug>`: media type, size in bytes, the pixels of a picture whose file
 * tells them, and the address that a browser loads.
 */
export const documentFileSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** The point of a picture that stays in sight where it is cropped. */
  focus: z.optional(focusSchema),
  /** True for a PDF that does not say what its words are. */
  untagged: z.optional(z.literal(true)),
  url: z.string(),
});

/**
 * A product as the editor opens it: its row, the content that is published and the draft, both unparsed (§3.72), how
 * far its steps are (null where one has no status yet), and its files.
 */
export const productSchema = z.object({
  ...productRow,
  /** What learners play; null before the first publication. */
  config: z.nullable(configSchema),
  /** The unpublished draft; null when there is none. */
  configDraft: z.nullable(configSchema),
  editionInfo: z.object({
    createStatus: stepStatus,
    paramsStatus: stepStatus,
    contentStatus: stepStatus,
    validationStatus: stepStatus,
    publicationStatus: stepStatus,
  }),
  documentFiles: z.array(documentFileSchema),
  /** Who saved this draft, for whoever opens it; absent where that is not known. */
  savedBy: z.optional(z.object({ name: z.string(), isYou: z.boolean() })),
});
/**
 * A product as the editor opens it, as it arrives: `config` is null before the first publication, `configDraft` when
 * there is no unpublished draft.
 */
export type ProductAnswer = z.infer<typeof productSchema>;
