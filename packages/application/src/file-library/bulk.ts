// Knows what is done with many files at once, and that what fails of it is told one by one (§8.11).
import type { Result } from "@academiz/domain/kernel";
import type { FileLibrary, FileUse, Shelf, Trouble } from "../ports/index.ts";

/** A file or a folder, as it is told. */
export interface NamedItem {
  readonly slug: string;
  readonly name: string;
}
/** What could not be done with one, and why. */
export interface ItemFailure extends NamedItem {
  readonly trouble: Trouble;
}
/** What is told once: how many files were moved, which were removed, and which folder there is now, or is no more. */
export type FileLibraryEmitted =
  | { type: "moved"; count: number }
  | { type: "removed"; slugs: readonly string[] }
  | { type: "folder-removed"; slug: string }
  | { type: "folder-made"; slug: string };
/** What came of an action. */
export interface Done {
  readonly failures: readonly ItemFailure[];
  /** What is told of it; null where nothing was done. */
  readonly told: FileLibraryEmitted | null;
}
/** What is to be removed, and who uses it. */
export interface Removal {
  readonly files: readonly NamedItem[];
  readonly folder: NamedItem | null;
  readonly uses: readonly FileUse[];
  /** An empty folder went when it was asked for: nothing is left to confirm. */
  readonly isOver: boolean;
}

const failed = (item: NamedItem, result: Result<unknown, Trouble>): readonly ItemFailure[] =>
  result.ok ? [] : [{ ...item, trouble: result.error }];

/** What came of an action on one; `told` where it was done. */
export const concludeOne = (
  item: NamedItem,
  result: Result<unknown, Trouble>,
  told: FileLibraryEmitted | null = null,
): Done => ({ failures: failed(item, result), told: result.ok ? told : null });

/** All at once where that is possible; where it is not, one by one, so that each says why. */
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

/** Who uses what is to go. A file that has gone meanwhile is passed over: it fails at its removal. */
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

/** Weighed again just before it goes: what a product took up meanwhile keeps it. */
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

/** Only what was told as used is removed though it is used: what a product took up meanwhile stays. */
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
