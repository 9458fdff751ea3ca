// Knows how the folders of products are changed, and what is told of a change (§3.66).
import { findFolderPath } from "@academiz/domain/documents";
import type { Result } from "@academiz/domain/kernel";
import type { ProductFolders, Trouble } from "../ports/index.ts";

/** What is done with a folder. */
export type FolderAction =
  | { type: "folder.created"; name: string; parentSlug: string | null }
  | { type: "folder.changed"; slug: string; change: { readonly name?: string; readonly parentSlug?: string | null } }
  /** Products and folders in it move to its parent. */
  | { type: "folder.dissolved"; slug: string };
/** What is told once; `slug` null where somebody else made a folder of that name meanwhile. */
export type FoldersTold =
  | { type: "folder-made"; slug: string | null }
  | { type: "folder-changed" }
  | { type: "folder-dissolved" };

/** Does the action. */
export async function changeFolders(
  folders: ProductFolders,
  action: FolderAction,
): Promise<Result<FoldersTold, Trouble>> {
  switch (action.type) {
    case "folder.created": {
      const { name, parentSlug } = action;
      const made = await folders.create(name, parentSlug);
      if (!made.ok) return made;
      const beside = parentSlug === null ? made.value : (findFolderPath(made.value, parentSlug).at(-1)?.children ?? []);
      const [one, other] = beside.filter((folder) => folder.name === name.trim());
      return { ok: true, value: { type: "folder-made", slug: one && !other ? one.slug : null } };
    }
    case "folder.changed": {
      const changed = await folders.change(action.slug, action.change);
      return changed.ok ? { ok: true, value: { type: "folder-changed" } } : changed;
    }
    case "folder.dissolved": {
      const gone = await folders.dissolve(action.slug);
      return gone.ok ? { ok: true, value: { type: "folder-dissolved" } } : gone;
    }
  }
}
