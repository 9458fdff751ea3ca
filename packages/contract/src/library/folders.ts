// Knows the routes of the folders of a library (§7.73–§7.76).
import * as z from "zod/mini";
import { elsewhereField, nameField } from "../ground/fields.ts";
import { AUTHORING, defineRoute, EMPTY, jsonAnswer } from "../ground/route.ts";
import { documentSchema, shelfSchema } from "./document.ts";

const shelfParams = z.object({ type: shelfSchema });
const folderParams = z.object({ type: shelfSchema, slug: z.string() });
const slug = z.string().check(z.regex(/^[\w-]{1,200}$/));
const name = nameField();

const folderSchema = z.object({
  slug: z.string(),
  /** Its name (§3.59). */
  virtualSource: z.string(),
  parentSlug: z.nullable(z.string()),
  get children() {
    return z.array(folderSchema);
  },
});
/** A folder with those that stand in it, as it arrives. */
export type FolderAnswer = z.infer<typeof folderSchema>;

/**
 * Make a folder (§7.73). Only super administrators write to the shared library. Refuses with `not-found` for an unknown
 * parent folder, `folder.too-deep`, `folders.too-many` beyond 5,000, `role.refused`, `files.elsewhere` for a `wsUrl`.
 */
export const createFolder = defineRoute({
  method: "POST",
  path: "/api/admin/directory/{type}",
  summary: "Make a folder in a library.",
  admission: AUTHORING,
  params: shelfParams,
  body: z.object({ virtualSource: name, parentSlug: z.optional(z.nullable(slug)), wsUrl: elsewhereField() }),
  answer: jsonAnswer(documentSchema),
});
/** The folders of a library as a tree, by their names (§7.74). */
export const listFolders = defineRoute({
  method: "GET",
  path: "/api/admin/directory/{type}",
  summary: "The folders of a library as a tree.",
  admission: AUTHORING,
  params: shelfParams,
  answer: jsonAnswer(z.array(folderSchema)),
});
/**
 * Rename or move a folder (§7.75); what is left out stays. Refuses with `not-found`, `folder.inside-itself`,
 * `folder.too-deep`, `role.refused`, `files.elsewhere` for a `wsUrl`.
 */
export const updateFolder = defineRoute({
  method: "PATCH",
  path: "/api/admin/directory/{type}/{slug}",
  summary: "Rename or move a folder of a library.",
  admission: AUTHORING,
  params: folderParams,
  body: z.object({
    virtualSource: z.optional(name),
    parentSlug: z.optional(z.nullable(slug)),
    wsUrl: elsewhereField(),
  }),
  answer: jsonAnswer(documentSchema),
});
/**
 * Remove a folder with all that it holds (§7.76, decisions 12). Refuses with `not-found`, `role.refused`, and without
 * `force=1` with `folder.not-empty`, which lists the products that use its files.
 */
export const deleteFolder = defineRoute({
  method: "DELETE",
  path: "/api/admin/directory/{type}/{slug}",
  summary: "Remove a folder with all that it holds; one that holds something only when that is confirmed.",
  admission: AUTHORING,
  params: folderParams,
  query: z.object({ force: z.optional(z.enum(["0", "1"])) }),
  answer: EMPTY,
});
