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
   * `document.missing`: a file whose bytes are lost, by its name; it has to be replaced. `document.unknown`: a file
   * that the content names and the library no longer has, by its slug; it is missing from the package as it is on the
   * platform. `media.outside`: a medium that the content shows and no library has, as `page (address)`.
   * `package.unsound`: what the check found, in English; a fault of the server.
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
  /** The export is of the draft. */
  draft: z.boolean(),
  state: z.enum(STATES),
  /** Approximate bytes; 0 of 0 before they are known, and the bytes of the zip when it is done. */
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
   * Address from the origin of the platform, once the export is done: whoever has it may fetch the zip, with ranges.
   * Null otherwise.
   */
  url: z.nullable(z.string()),
  /** ISO timestamps; `expiresAt` is null until the export is over. */
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
});
/** An export as the person who asked for it sees it. */
export type ExportAnswer = z.infer<typeof exportSchema>;
const answerExport = jsonAnswer(z.object({ export: exportSchema }));

/**
 * Ask for a package of a product, which is made in the background and checked before it is offered: the body of §7.117,
 * with the format. Where the same export of the caller waits or runs already, that one is returned. A package can be
 * fetched for seven days; of one person's the newest twenty are kept. Progress is announced live as `ExportProgress`.
 * `slug`, `version` and `duration` are accepted and not read; exports for the web ignore `exitReading`. Refuses with
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
     * What the package writes as exit at its end (decisions 7): `BY_STATUS` leaves for good once it is completed or
     * passed; `ALWAYS_NORMAL` leaves for good whatever the status; `ALWAYS_SUSPEND` never does, for platforms that give
     * back nothing after an exit for good.
     */
    exitReading: z._default(z.enum(EXIT_READINGS), "BY_STATUS"),
  }),
  answer: { ...answerExport, status: 202 },
});
/** The state of one of the caller's exports. Refuses with `not-found`, also for somebody else's. */
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
/** Cancel an export, or remove it with its zip. Refuses with `not-found`. */
export const removeExport = defineRoute({
  method: "DELETE",
  path: "/api/admin/exports/{uuid}",
  summary: "Give an export of the caller's up, or remove it.",
  admission: AUTHORING,
  params: exportParams,
  answer: EMPTY,
});
/**
 * The zip of one of the caller's exports, with ranges, under the product's name (§7.119). Refuses with `not-found`, and
 * with `export.not-ready` while there is no zip.
 */
export const readExportFile = defineRoute({
  method: "GET",
  path: "/api/admin/exports/{uuid}/file",
  summary: "The zip of an export of the caller's.",
  admission: AUTHORING,
  params: exportParams,
  answer: fileAnswer("application/zip"),
});
