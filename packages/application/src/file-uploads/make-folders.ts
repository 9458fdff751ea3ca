// Knows how the folders of dropped files are found, or made, before the files are sent.
import type { Result } from "@academiz/domain/kernel";
import type { FileLibrary, LibraryFolder, Shelf, Trouble } from "../ports/index.ts";
import type { UploadItem } from "./file-uploads.types.ts";

const flatten = (tree: readonly LibraryFolder[]): readonly LibraryFolder[] =>
  tree.flatMap((folder) => [folder, ...flatten(folder.children)]);

const readBase = ({ target }: UploadItem): string | null => ("folder" in target ? target.folder : null);

/** The innermost folder of each item, by its id: one of the same name at the same place is taken as it is. */
export async function makeFolders(
  library: FileLibrary,
  shelf: Shelf,
  items: readonly UploadItem[],
): Promise<Result<Readonly<Record<string, string | null>>, Trouble>> {
  const listed = await library.listFolders(shelf);
  if (!listed.ok) return listed;
  const nameAt = (parent: string | null, name: string) => JSON.stringify([parent, name.toLowerCase()]);
  const known = new Map(flatten(listed.value).map(({ slug, name, parentSlug }) => [nameAt(parentSlug, name), slug]));
  const made: Record<string, string | null> = {};
  for (const item of items) {
    let at = readBase(item);
    for (const name of item.folders) {
      const place = nameAt(at, name);
      let slug = known.get(place);
      if (slug === undefined) {
        const created = await library.createFolder(shelf, name, at);
        if (!created.ok) return created;
        slug = created.value;
        known.set(place, slug);
      }
      at = slug;
    }
    made[item.id] = at;
  }
  return { ok: true, value: made };
}
