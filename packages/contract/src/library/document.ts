// Knows how a file of a library, or a folder of it, stands in an answer (§3.53–§3.61).
import { DOCUMENT_KINDS } from "@academiz/domain/documents";
import * as z from "zod/mini";
import { focusSchema } from "../ground/focus.ts";
import { documentUseSchema } from "../ground/problem.ts";

/** Whose library it is (§3.61): the client's own, or the one that all clients share. */
export const shelfSchema = z.enum(["client", "library"]);

/** The kinds of file in a library, as authors look for them. */
export const kindSchema = z.enum(DOCUMENT_KINDS);

/** A file of a library; a folder when `virtualSource` is set (§3.59). */
export const documentSchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Where a browser finds the file; null for a folder. */
  source: z.nullable(z.string()),
  /** The folder that it stands in; null at the top. */
  parentSlug: z.nullable(z.string()),
  /** `web`: `source` is a version for the web of the uploaded picture, which is at `original` (§3.57). */
  conversion: z.nullable(z.enum(["web"])),
  /** True for a favourite of the caller. */
  favorite: z.boolean(),
  /** The name of a folder; null for a file. */
  virtualSource: z.nullable(z.string()),
  /** The base of its addresses; always null: files are this platform's own (§3.60). */
  wsUrl: z.null(),
  type: shelfSchema,
  /** Its kind, by its content; null for a folder. */
  kind: z.nullable(kindSchema),
  mediaType: z.nullable(z.string()),
  /** Bytes. */
  size: z.nullable(z.number()),
  /** Pixels, of a picture. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** False for a PDF that does not say what its words are; null where unknown, and for any other file. */
  tagged: z.optional(z.nullable(z.boolean())),
  original: z.nullable(z.object({ source: z.string(), mediaType: z.string(), size: z.number() })),
  /** What a picture shows; empty: it is only decoration; null: nobody has described it, or it is no picture. */
  alternative: z.nullable(z.string()),
  /** The point of a picture that stays in sight where it is cropped; null: nobody has set it, or it is no picture. */
  focus: z.nullable(focusSchema),
  /** The words of a sound or a film; empty for any other file. */
  transcript: z.string(),
  /** Slug of the file with the captions of a film; null without one, and where it was removed. */
  captions: z.nullable(z.string()),
  /** The name of that file. */
  captionsName: z.nullable(z.string()),
  /** The licence under which it may be shown; empty where nobody has stated it. */
  licence: z.string(),
  /** Where it comes from: a person, an address; empty where nobody has stated it. */
  origin: z.string(),
  /** How many products of the client name it. */
  uses: z.number(),
  /** ISO timestamp. */
  createdAt: z.string(),
});
/** A file of a library, or a folder, as it arrives. */
export type DocumentAnswer = z.infer<typeof documentSchema>;

/** A file with who uses it, at most a hundred. */
export const usedDocumentSchema = z.extend(documentSchema, { usedBy: z.array(documentUseSchema) });
/** A file with who uses it, as it arrives. */
export type UsedDocumentAnswer = z.infer<typeof usedDocumentSchema>;
/** Who uses a file, as it arrives. */
export type DocumentUseAnswer = z.infer<typeof documentUseSchema>;
