// Knows the actions on many files at once, and that their failures are told one by one (§8.11).
import type { Result } from "@academiz/domain/kernel";
import type { FileLibrary, FileUse, Shelf, Trouble } from "../ports/index.ts";

/** A file or a folder, as it is told. */
export interface NamedItem {
  readonly slug: string;
  readonly name: string;
}
/** An item on which an action failed, and why. */
export interface ItemFailure extends NamedItem {
  readonly trouble: Trouble;
}
/** What is told once: how many files were moved, which were removed, and which folder was made, or removed. */
export type FileLibraryEmitted =
  | { type: "moved"; count: number }
  | { type: "removed"; slugs: readonly string[] }
  | { type: "folder-removed"; slug: string }
  | { type: "folder-made"; slug: string };
/** The result of an action. */
export interface Done {
  readonly failures: readonly ItemFailure[];
  /** What is told of it; null where nothing was done. */
  readonly told: FileLibraryEmitted | null;
}
/** The items to remove, and who uses them. */
export interface Removal {
  readonly files: readonly NamedItem[];
  readonly folder: NamedItem | null;
  readonly uses: readonly FileUse[];
  /** True where an empty folder was removed at once: nothing is left to confirm. */
  readonly isOver: boolean;
}

const failed = (item: NamedItem, result: Result<unknown, Trouble>): readonly ItemFailure[] =>
  result.ok ? [] : [{ ...item, trouble: result.error }];

/** The result of an action on one item; `told` where it was done. */
export const concludeOne = (
  item: NamedItem,
  result: Result<unknown, Trouble>,
  told: FileLibraryEmitted | null = null,
): Done => ({ failures: failed(item, result), told: result.ok ? told : null });

/** Moves all at once where that is possible; otherwise one by one, so that each failure says why. */
export async function moveFiles(
  library: FileLibrary,
  shelf: Shelf,
  files: readonly NamedItem[],
  folder: string | null,
): Promise<Done> {
  const all = await library.move(
    shelf,
    files.map(({ slug }) => slug),
    folder,
  );
  if (all.ok) return { failures: [], told: { type: "moved", count: files.length } };
  if (all.error.kind !== "not-found") return { failures: files.flatMap((file) => failed(file, all)), told: null };
  const failures: ItemFailure[] = [];
  for (const file of files) failures.push(...failed(file, await library.move(shelf, [file.slug], folder)));
  const count = files.length - failures.length;
  return { failures, told: count > 0 ? { type: "moved", count } : null };
}

/** Finds who uses the items to remove. A file that was removed meanwhile is skipped: its removal will fail. */
export async function weighRemoval(
  library: FileLibrary,
  shelf: Shelf,
  { files = [], folder = null }: { readonly files?: readonly NamedItem[]; readonly folder?: NamedItem | null },
): Promise<Result<Removal, Trouble>> {
  if (folder) {
    const removed = await library.removeFolder(shelf, folder.slug, false);
    if (!removed.ok && removed.error.detail !== "folder.not-empty") return removed;
    const uses = removed.ok ? [] : (removed.error.uses ?? []);
    return { ok: true, value: { files, folder, uses, isOver: removed.ok } };
  }
  const read = await Promise.all(files.map(({ slug }) => library.read(shelf, slug)));
  for (const one of read) if (!one.ok && one.error.kind !== "not-found") return one;
  const uses = read.flatMap((one) => (one.ok ? one.value.usedBy : []));
  return { ok: true, value: { files, folder, uses, isOver: false } };
}

const nameUse = ({ document, type, slug }: FileUse): string => JSON.stringify([document, type, slug]);

/** The uses are read again just before the removal: a folder that a product uses since then stays. */
async function removeFolder(
  library: FileLibrary,
  shelf: Shelf,
  folder: NamedItem,
  uses: readonly FileUse[],
): Promise<Done> {
  const gone = { type: "folder-removed", slug: folder.slug } as const;
  const weighed = await weighRemoval(library, shelf, { folder });
  if (!weighed.ok || weighed.value.isOver) return concludeOne(folder, weighed, gone);
  const told = new Set(uses.map(nameUse));
  const untold = weighed.value.uses.filter((use) => !told.has(nameUse(use)));
  if (untold.length > 0) {
    const trouble: Trouble = { kind: "conflict", detail: "document.in-use", uses: untold };
    return { failures: [{ ...folder, trouble }], told: null };
  }
  return concludeOne(folder, await library.removeFolder(shelf, folder.slug, true), gone);
}

/** Only items whose uses the author was told are removed in spite of them: one that a product uses since then stays. */
export async function removeNamed(library: FileLibrary, shelf: Shelf, removal: Removal | null): Promise<Done> {
  if (!removal) return { failures: [], told: null };
  const { files, folder, uses } = removal;
  if (folder) return removeFolder(library, shelf, folder, uses);
  const told = new Set(uses.map(({ document }) => document));
  const failures: ItemFailure[] = [];
  for (const file of files) failures.push(...failed(file, await library.remove(shelf, file.slug, told.has(file.slug))));
  const slugs = files.map(({ slug }) => slug).filter((slug) => !failures.some((one) => one.slug === slug));
  return { failures, told: slugs.length > 0 ? { type: "removed", slugs } : null };
}
