// Knows the routes of the files of a library (§7.62–§7.72, §7.77).

import { isBlank, isLine, LINE_FAULT } from "@academiz/domain/kernel";
import { scormConfigSchema } from "@academiz/domain/scorm";
import * as z from "zod/mini";
import { elsewhereField, nameField } from "../ground/fields.ts";
import { focusSchema } from "../ground/focus.ts";
import { objectJson } from "../ground/object-json.ts";
import { AUTHORING, defineRoute, EMPTY, jsonAnswer, UPLOADING } from "../ground/route.ts";
import { tokenPairSchema } from "../people/session.ts";
import { documentSchema, kindSchema, shelfSchema, usedDocumentSchema } from "./document.ts";

const slug = z.string().check(z.regex(/^[\w-]{1,200}$/));
const shelfParams = z.object({ type: shelfSchema });
const documentParams = z.object({ type: shelfSchema, slug: z.string() });
const text = z.string().check(z.maxLength(200));
const name = nameField();
/** Words that describe a file: trimmed; empty where there are none. */
const words = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.refine(isLine, LINE_FAULT));
/** An empty alternative means decoration; blanks are not accepted as one. */
const alternative = z.string().check(
  z.refine((text) => text === "" || !isBlank(text), "nothing of it can be seen"),
  z.trim(),
  z.maxLength(1_000),
  z.refine(isLine, LINE_FAULT),
);
const yes = z.enum(["0", "1"]);

/** Kinds, separated by commas or in repeated keys. */
const kinds = z.pipe(
  z.union([z.string().check(z.maxLength(500)), z.array(text)]),
  z.pipe(
    z.transform((sent: string | string[]) => [sent].flat().flatMap((one) => one.split(","))),
    z.array(kindSchema).check(z.maxLength(50)),
  ),
);

/**
 * A token that sends files, and nothing else (§7.64, §6.4); with it the session's own refresh token, renewed. Refuses
 * with `token.invalid` when the session is over.
 */
export const uploadToken = defineRoute({
  method: "GET",
  path: "/api/admin/document/upload/file/token",
  summary: "A token that sends files to a library, with a new refresh token of the session.",
  admission: AUTHORING,
  answer: jsonAnswer(tokenPairSchema),
});

/**
 * Send a file to a library (§7.65). Its type is judged by its content. `conversion`: `web` (the default) makes a
 * version for the web of a picture of more than 2,560 pixels a side, and keeps what was sent beside it; `none` makes
 * none. Only super administrators write to the shared library. Refuses with `document.source.wrong_type`,
 * `document.source.too_many_pixels`, `body.too-large`, `upload.too-slow`, `not-found` for an unknown folder,
 * `role.refused`, `files.elsewhere` for a `wsUrl`.
 */
export const uploadDocument = defineRoute({
  method: "POST",
  path: "/api/admin/document/{type}",
  summary: "Send a file to a library.",
  admission: UPLOADING,
  params: shelfParams,
  form: {
    fields: z.object({
      /** Without it, the name of the file is used. */
      name: z.optional(text),
      parentSlug: z.optional(slug),
      conversion: z._default(z.enum(["web", "none"]), "web"),
      wsUrl: elsewhereField(),
    }),
    file: "source",
    limit: "upload",
  },
  answer: jsonAnswer(documentSchema),
});

const order = z.enum(["name", "-name", "createdAt", "-createdAt", "size", "-size", "uses", "-uses"]);
const listQuery = z.object({
  /** Searched in names and descriptions. */
  query: z.optional(text),
  types: z.optional(kinds),
  "types[]": z.optional(kinds),
  favorite: z.optional(yes),
  /** `1`: the files that products of the client name, most named first, as an array. */
  mostUsed: z.optional(yes),
  /** `1`: pictures without an alternative, sounds without a transcript, films without captions. */
  silent: z.optional(yes),
  order: z._default(order, "name"),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
const listAnswer = jsonAnswer(
  z.union([
    z.array(documentSchema),
    z.object({
      documents: z.array(documentSchema),
      /** The folders in this one, by name; none during a search. */
      directories: z.array(documentSchema),
      meta: z.object({ totalItems: z.number(), page: z.number(), limit: z.number() }),
    }),
  ]),
);
/**
 * The files at the top of a library (§7.66), or in all of its folders when `query`, `types`, `favorite=1` or `silent=1`
 * filters them. With `mostUsed=1` the answer is an array. `page` counts from 1, `limit` is at most 100.
 */
export const listDocuments = defineRoute({
  method: "GET",
  path: "/api/admin/document/{type}",
  summary: "The files of a library: search, filters, sort, paging.",
  admission: AUTHORING,
  params: shelfParams,
  query: listQuery,
  answer: listAnswer,
});
/** The files in a folder (§7.66), or in all below it when a filter is set. Refuses with `not-found`. */
export const listFolderDocuments = defineRoute({
  method: "GET",
  path: "/api/admin/document/{type}/{folderSlug}",
  summary: "The files in a folder of a library: search, filters, sort, paging.",
  admission: AUTHORING,
  params: z.object({ type: shelfSchema, folderSlug: z.string() }),
  query: listQuery,
  answer: listAnswer,
});
/** The files that products of the client name, most named first (§7.67); ten without a `limit` (§9.40). */
export const listMostUsed = defineRoute({
  method: "GET",
  path: "/api/admin/document/{type}/most-used",
  summary: "The files that products of the client name, most named first.",
  admission: AUTHORING,
  params: shelfParams,
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
    types: z.optional(kinds),
    "types[]": z.optional(kinds),
  }),
  answer: jsonAnswer(z.array(documentSchema)),
});
/** A file of a library, with the products that name it (§7.68). Refuses with `not-found`. */
export const showDocument = defineRoute({
  method: "GET",
  path: "/api/admin/document/show/{type}/{slug}",
  summary: "A file of a library, with the products that name it.",
  admission: AUTHORING,
  params: documentParams,
  answer: jsonAnswer(usedDocumentSchema),
});
/**
 * Rename, describe or move a file, say what stands for it, or make it a favourite of the caller's own (§7.69). A field
 * that is left out stays, and the slug never changes. In the shared library anybody has favourites of their own; only
 * super administrators change the rest. Refuses with `not-found`, also for an unknown folder, for captions that are no
 * WebVTT file, and for captions of a shared file that are not shared themselves; with `role.refused`, and with
 * `files.elsewhere` for a `wsUrl`.
 */
export const updateDocument = defineRoute({
  method: "PATCH",
  path: "/api/admin/document/{type}/{slug}",
  summary: "Rename, describe, move or mark a file of a library.",
  admission: AUTHORING,
  params: documentParams,
  body: z.object({
    name: z.optional(name),
    description: z.optional(z.string().check(z.maxLength(2_000))),
    /** Null: to the top. */
    parentSlug: z.optional(z.nullable(slug)),
    favorite: z.optional(z.boolean()),
    /** What a picture shows; empty: it is only decoration; null: nobody has said it. */
    alternative: z.optional(z.nullable(alternative)),
    /** The point of a picture that stays in sight where it is cropped; null: its middle. */
    focus: z.optional(z.nullable(focusSchema)),
    transcript: z.optional(z.string().check(z.trim(), z.maxLength(20_000))),
    /** Slug of a WebVTT file that the client may reach; null: none. */
    captions: z.optional(z.nullable(slug)),
    licence: z.optional(words(200)),
    origin: z.optional(words(500)),
    wsUrl: elsewhereField(),
  }),
  answer: jsonAnswer(documentSchema),
});
/**
 * Replace a file by another one (§7.70): slug, name and folder stay. The products that name it show the new file, and
 * the answer lists them. A picture loses its focal point, which was set for the former one. Refuses as §7.65 does, with
 * `not-found`, with `document.source.other_kind` where a picture, an animation, a sound, a film, captions or a font
 * would be replaced by another kind of file, and with `concurrent-edit` where `former` is no longer the file there.
 */
export const replaceDocument = defineRoute({
  method: "POST",
  path: "/api/admin/document/{type}/{slug}",
  summary: "Put another file in the place of one, under its slug.",
  admission: { ...UPLOADING, scopes: ["upload", "session"] },
  params: documentParams,
  form: {
    fields: z.object({
      conversion: z._default(z.enum(["web", "none"]), "web"),
      /** The `source` of the file that is replaced, as it was read; without it, whichever file is there. */
      former: z.optional(z.string().check(z.maxLength(2_000))),
    }),
    file: "source",
    limit: "upload",
  },
  answer: jsonAnswer(usedDocumentSchema),
});
/**
 * Remove a file (§7.71). Refuses with `not-found`, `role.refused`, and without `force=1` with `document.in-use`, which
 * lists the products that use it.
 */
export const deleteDocument = defineRoute({
  method: "DELETE",
  path: "/api/admin/document/{type}/{slug}",
  summary: "Remove a file of a library; one that is used only when that is confirmed.",
  admission: AUTHORING,
  params: documentParams,
  query: z.object({ force: z.optional(yes) }),
  answer: EMPTY,
});
/** Move files to a folder, all or none (§7.72). Refuses with `not-found`, also for the folder, and `role.refused`. */
export const moveDocuments = defineRoute({
  method: "PUT",
  path: "/api/admin/document/{type}/move",
  summary: "Move files of a library to a folder, all or none.",
  admission: AUTHORING,
  params: shelfParams,
  body: z.object({
    /** Null: the top. */
    folderTargeted: z.nullable(slug),
    documentsToMove: z.array(slug).check(z.minLength(1), z.maxLength(500)),
  }),
  answer: jsonAnswer(z.object({ documents: z.array(documentSchema) })),
});
/**
 * Send a SCORM package to the client's library (§7.77). It is read whole before it is kept: `config` holds what its
 * manifest says, and what in it may not work. Refuses as §7.65 does, and with `document.source.bad_package` for a
 * package that cannot be read or is hostile.
 */
export const uploadScorm = defineRoute({
  method: "POST",
  path: "/api/admin/document/upload/scorm",
  summary: "Send a SCORM package to the client's library and read its manifest.",
  admission: UPLOADING,
  form: {
    fields: z.object({
      name: z.optional(text),
      /** JSON: an object, given back in the config. */
      editionInfo: z._default(objectJson(10_000), "{}"),
      wsUrl: elsewhereField(),
    }),
    file: "source",
    limit: "upload",
  },
  answer: jsonAnswer(z.object({ config: scormConfigSchema, document: documentSchema })),
});
