// Knows the routes by which products leave as packages that are made in the background (§1.24, decisions 8 of
// §7.116–§7.119).
import type { ProductType } from "@academiz/domain/catalog";
import { EXIT_READINGS } from "@academiz/domain/scorm";
import * as z from "zod/mini";
import { exportFields } from "../ground/export-fields.ts";
import { AUTHORING, defineRoute, EMPTY, fileAnswer, jsonAnswer } from "../ground/route.ts";

/** The types of product that leave as packages. */
export const EXPORTED_TYPES = ["learniz", "game"] as const satisfies readonly ProductType[];
/** A type of product that leaves as a package. */
export type ExportedType = (typeof EXPORTED_TYPES)[number];

const STATES = ["queued", "running", "done", "failed"] as const;
const FORMATS = ["1.2", "2004", "2004-3rd", "web"] as const;
const count = z.int().check(z.gte(0));
const exportParams = z.object({ uuid: z.string().check(z.maxLength(200)) });

/** The kinds of findings of an export. */
const problemSchema = z.object({
  /**
   * `document.missing`: a file whose bytes are lost, by its name: it is to be replaced. `document.unknown`: the content
   * names a file that the library has no more, by its slug; the package has the same hole as the platform.
   * `media.outside`: what the content shows and no library has, as `page (address)`. `package.unsound`: what the check
   * found, in English: a fault of ours.
   */
  code: z.enum(["document.missing", "document.unknown", "media.outside", "package.unsound"]),
  name: z.string(),
});
/** A finding of an export: a file that is not in it, or a result of the check. */
export type ExportProblem = z.infer<typeof problemSchema>;

const exportSchema = z.object({
  id: z.string(),
  type: z.enum(EXPORTED_TYPES),
  /** Slug. */
  product: z.string(),
  format: z.enum(FORMATS),
  /** The draft was asked for. */
  draft: z.boolean(),
  state: z.enum(STATES),
  /** Bytes, about; 0 of 0 before they are known, and all of the zip's when it is done. */
  progress: z.object({ done: count, total: count }),
  /** Of the zip; null where there is none. */
  name: z.nullable(z.string()),
  /** Bytes of the zip; null where there is none. */
  size: z.nullable(count),
  /**
   * Why it failed: `not-found`, `content.invalid`, `role.refused`, `export.media-outside`, `export.document-missing`,
   * `export.not-built`, `export.unsound`, or `job.failed` for a fault of the server. Null when it did not.
   */
  error: z.nullable(z.string()),
  problems: z.array(problemSchema),
  /**
   * From the origin of the platform, while it is done: who has the address may fetch the zip, with ranges. Null
   * otherwise.
   */
  url: z.nullable(z.string()),
  /** ISO timestamps; null while it is not over. */
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
});
/** An export as whoever asked for it sees it. */
export type ExportAnswer = z.infer<typeof exportSchema>;
const answerExport = jsonAnswer(z.object({ export: exportSchema }));

/**
 * Ask for a package of a product, made in the background and looked at before it is offered: the body of §7.117, with
 * the format. The same export that waits or runs already, of the same caller, is answered instead of another. It can be
 * fetched for seven days; beyond twenty of one person the oldest go. Its progress comes live as `ExportProgress`.
 * `slug`, `version` and `duration` are accepted and not read; web pages pass `exitReading` over. Refuses with
 * `not-found`, and with `export.too-many` while five of the caller's wait or run.
 */
export const beginExport = defineRoute({
  method: "POST",
  path: "/api/admin/{type}/{slug}/exports",
  summary: "Ask for a package of a product, made in the background.",
  admission: AUTHORING,
  params: z.object({ type: z.enum(EXPORTED_TYPES), slug: z.string() }),
  body: z.object({
    ...exportFields,
    /** `2004` is its 4th edition. */
    format: z._default(z.enum(FORMATS), "1.2"),
    /**
     * What the package writes as exit at its end (decisions 7): `BY_STATUS` leaves for good what is completed or
     * passed; `ALWAYS_NORMAL` leaves for good whatever the status; `ALWAYS_SUSPEND` never, for platforms that hand
     * nothing back of what was left for good.
     */
    exitReading: z._default(z.enum(EXIT_READINGS), "BY_STATUS"),
  }),
  answer: { ...answerExport, status: 202 },
});
/** How an export of the caller's stands. Refuses with `not-found`, for another's too. */
export const readExport = defineRoute({
  method: "GET",
  path: "/api/admin/exports/{uuid}",
  summary: "How an export of the caller's stands.",
  admission: AUTHORING,
  params: exportParams,
  answer: answerExport,
});
/** The caller's exports in the client, newest first; of one product, where its slug is given. */
export const listExports = defineRoute({
  method: "GET",
  path: "/api/admin/exports",
  summary: "The caller's exports, newest first.",
  admission: AUTHORING,
  query: z.object({
    product: z.optional(z.string().check(z.maxLength(200))),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  answer: jsonAnswer(
    z.object({
      exports: z.array(exportSchema),
      meta: z.object({ totalItems: z.number(), page: z.number(), limit: z.number() }),
    }),
  ),
});
/** Give an export up, or remove it with its zip: nothing of it stands. Refuses with `not-found`. */
export const removeExport = defineRoute({
  method: "DELETE",
  path: "/api/admin/exports/{uuid}",
  summary: "Give an export of the caller's up, or remove it.",
  admission: AUTHORING,
  params: exportParams,
  answer: EMPTY,
});
/**
 * The zip of an export of the caller's, with ranges, under the product's name (§7.119). Refuses with `not-found`, and
 * with `export.not-ready` while there is none.
 */
export const readExportFile = defineRoute({
  method: "GET",
  path: "/api/admin/exports/{uuid}/file",
  summary: "The zip of an export of the caller's.",
  admission: AUTHORING,
  params: exportParams,
  answer: fileAnswer("application/zip"),
});
