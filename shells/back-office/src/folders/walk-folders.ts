// Knows how trees of folders, of files or of products, are searched.
import { findFolderPath } from "@academiz/domain/documents";

/** A folder with its subfolders, sorted by name. */
export interface Folder {
  readonly slug: string;
  readonly name: string;
  readonly children: readonly Folder[];
}

/** The slug of its parent folder; null at the top. */
export const findParent = (tree: readonly Folder[], slug: string): string | null =>
  findFolderPath(tree, slug).at(-2)?.slug ?? null;
export const listChildren = (tree: readonly Folder[], slug: string | null): readonly Folder[] =>
  slug === null ? tree : (findFolderPath(tree, slug).at(-1)?.children ?? []);
export const listSiblings = (tree: readonly Folder[], slug: string): readonly Folder[] =>
  listChildren(tree, findParent(tree, slug)).filter((folder) => folder.slug !== slug);

/**
 * Where Alt and an arrow move a folder: siblings are sorted by name, so it goes into the one above it, or out of its
 * parent (null: to the top); undefined: nowhere.
 */
export function findStep(
  tree: readonly Folder[],
  slug: string,
  to: "up" | "down" | "in" | "out",
): string | null | undefined {
  const parent = findParent(tree, slug);
  if (to === "out") return parent === null ? undefined : findParent(tree, parent);
  const beside = listChildren(tree, parent);
  return to === "in" ? beside[beside.findIndex((folder) => folder.slug === slug) - 1]?.slug : undefined;
}

/**
 * True where a folder may be moved into another one, or to the top (null): not where it stands already, nor into
 * itself.
 */
export const mayEnter = (tree: readonly Folder[], slug: string, into: string | null): boolean =>
  into !== findParent(tree, slug) && !findFolderPath(tree, into).some((folder) => folder.slug === slug);
