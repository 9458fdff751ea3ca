// Knows the folders of a library as a tree: what stands below what, and which moves would make a circle (§7.73–§7.76).

/** A folder; `parentSlug` is null for one at the top. */
export interface FolderPlace {
  readonly slug: string;
  readonly parentSlug: string | null;
}
/** A folder with what stands in it. */
export type FolderNode<T extends FolderPlace> = T & { readonly children: readonly FolderNode<T>[] };

/** How deep folders may stand in each other. */
export const DEEPEST_FOLDER = 20;

/** The folder itself and all below it, however deep. */
export function listSubtree(folders: readonly FolderPlace[], slug: string): readonly string[] {
  const found = new Set([slug]);
  // A `Set` is walked to its end, including what is added on the way.
  for (const one of found) for (const folder of folders) if (folder.parentSlug === one) found.add(folder.slug);
  return [...found];
}

/** 1 for a folder at the top. Ends even in a circle, which nothing makes. */
function measureDepth(folders: readonly FolderPlace[], slug: string | null): number {
  const seen = new Set<string>();
  for (let at = slug; at !== null && !seen.has(at); at = folders.find((one) => one.slug === at)?.parentSlug ?? null)
    seen.add(at);
  return seen.size;
}

/** How many levels the folder and what is below it take. */
function measureHeight(folders: readonly FolderPlace[], slug: string): number {
  const base = measureDepth(folders, slug);
  return Math.max(...listSubtree(folders, slug).map((one) => measureDepth(folders, one) - base + 1));
}

/**
 * Why a folder cannot stand in another: the other does not exist (`absent`), it is the folder itself or one below it
 * (`inside-itself`), or the folder would stand too deep. Null: it can. `slug` null: a new folder.
 */
export function judgeFolderMove(
  folders: readonly FolderPlace[],
  slug: string | null,
  parentSlug: string | null,
): "absent" | "inside-itself" | "too-deep" | null {
  if (parentSlug === null) return null;
  if (!folders.some((one) => one.slug === parentSlug)) return "absent";
  if (slug !== null && listSubtree(folders, slug).includes(parentSlug)) return "inside-itself";
  const height = slug === null ? 1 : measureHeight(folders, slug);
  return measureDepth(folders, parentSlug) + height > DEEPEST_FOLDER ? "too-deep" : null;
}

/** The folders at the top, each with what stands in it, in their given order. */
export function buildFolderTree<T extends FolderPlace>(folders: readonly T[]): readonly FolderNode<T>[] {
  const below = new Map<string | null, T[]>();
  for (const folder of folders) below.set(folder.parentSlug, [...(below.get(folder.parentSlug) ?? []), folder]);
  const grow = (parent: string | null): readonly FolderNode<T>[] =>
    (below.get(parent) ?? []).map((folder) => ({ ...folder, children: grow(folder.slug) }));
  return grow(null);
}

/** The folders from the top down to this one, which comes last; empty where the slug does not exist. */
export function findFolderPath<T extends { readonly slug: string; readonly children: readonly T[] }>(
  tree: readonly T[],
  slug: string | null,
): readonly T[] {
  for (const folder of tree) {
    if (folder.slug === slug) return [folder];
    const below = findFolderPath(folder.children, slug);
    if (below.length > 0) return [folder, ...below];
  }
  return [];
}
