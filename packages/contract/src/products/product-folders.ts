// Knows the routes of the folders that authors order their products in (§3.66).
import * as z from "zod/mini";
import { nameField } from "../ground/fields.ts";
import { AUTHORING, defineRoute, jsonAnswer } from "../ground/route.ts";

const slug = z.string().check(z.maxLength(200));
const name = nameField();

const folderSchema = z.object({
  slug: z.string(),
  name: z.string(),
  parentSlug: z.nullable(z.string()),
  get children() {
    return z.array(folderSchema);
  },
});
/** A folder of products with those that stand in it, as it arrives. */
export type ProductFolderAnswer = z.infer<typeof folderSchema>;
/** The folders at the top, each with the folders in it, by their names. */
const tree = jsonAnswer(z.array(folderSchema));

/** The folders of the client's products as a tree, by their names. */
export const listProductFolders = defineRoute({
  method: "GET",
  path: "/api/admin/product/folder",
  summary: "The folders of the client's products as a tree.",
  admission: AUTHORING,
  answer: tree,
});
/**
 * Make a folder; the answer is the whole tree. Refuses with `not-found` for an unknown parent folder,
 * `folder.too-deep`, `folders.too-many` beyond 5,000.
 */
export const createProductFolder = defineRoute({
  method: "POST",
  path: "/api/admin/product/folder",
  summary: "Make a folder of products.",
  admission: AUTHORING,
  body: z.object({ name, parentSlug: z.optional(z.nullable(slug)) }),
  answer: tree,
});
/**
 * Rename or move a folder; what is left out stays. Refuses with `not-found`, `folder.inside-itself`, `folder.too-deep`.
 */
export const updateProductFolder = defineRoute({
  method: "PATCH",
  path: "/api/admin/product/folder/{slug}",
  summary: "Rename or move a folder of products.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  body: z.object({ name: z.optional(name), parentSlug: z.optional(z.nullable(slug)) }),
  answer: tree,
});
/** Dissolve a folder: its products and folders move to its parent. Refuses with `not-found`. */
export const dissolveProductFolder = defineRoute({
  method: "DELETE",
  path: "/api/admin/product/folder/{slug}",
  summary: "Dissolve a folder of products; nothing goes with it.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  answer: tree,
});
