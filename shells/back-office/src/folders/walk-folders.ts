// Knows how the folders of files and of products are walked, and which name stands where.
import { findFolderPath } from "@academiz/domain/documents";

/** A folder with those that stand in it, by their names. */
export interface Folder {
  readonly slug: string;
  readonly name: string;
  readonly children: readonly Folder[];
}

/** Slug of the folder that it stands in; null at the top. */
export const findParent = (tree: readonly Folder[], slug: string): string | null =>
  findFolderPath(tree, slug).at(-2)?.slug ?? null;
export const listChildren = (tree: readonly Folder[], slug: string | null): readonly Folder[] =>
  slug === null ? tree : (findFolderPath(tree, slug).at(-1)?.children ?? []);
export const listSiblings = (tree: readonly Folder[], slug: string): readonly Folder[] =>
  listChildren(tree, findParent(tree, slug)).filter((folder) => folder.slug !== slug);

/**
 * Where Alt and an arrow put a folder, whose place among its siblings its name decides: into the one above it, or out
 * of the one that it stands in (null: to the top); undefined for nowhere.
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

/** Whether a folder may go into another one, or to the top (null): not where it stands, nor into what stands in it. */
export const mayEnter = (tree: readonly Folder[], slug: string, into: string | null): boolean =>
  into !== findParent(tree, slug) && !findFolderPath(tree, into).some((folder) => folder.slug === slug);
