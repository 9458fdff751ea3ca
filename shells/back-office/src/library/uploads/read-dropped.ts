// Knows the files that a person drops onto a page, those inside folders with their paths.
import type { AddedFile } from "@academiz/application/file-uploads";

/** True while files are held over a page; a text or a picture of the page itself does not count. */
export const holdsFiles = ({ types }: DataTransfer): boolean => types.includes("Files");

export interface Dropped {
  readonly files: readonly AddedFile[];
  /** Files and folders that could not be read, by their paths. */
  readonly unread: readonly string[];
}

/** Called during the event, since the files cannot be read later. An unreadable one stops no other. */
export async function readDropped(data: DataTransfer): Promise<Dropped> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  // Read before anything is awaited.
  const plain = [...data.files].map((file) => ({ file }));
  if (!entries.some(({ isDirectory }) => isDirectory)) return { files: plain, unread: [] };
  return join(await Promise.all(entries.map(readEntry)));
}

const join = (read: readonly Dropped[]): Dropped => ({
  files: read.flatMap(({ files }) => files),
  unread: read.flatMap(({ unread }) => unread),
});

async function readEntry(entry: FileSystemEntry): Promise<Dropped> {
  const { fullPath: path } = entry;
  const unread: Dropped = { files: [], unread: [path.replace(/^\//, "")] };
  if (entry.isFile)
    return new Promise<File>((found, failed) => (entry as FileSystemFileEntry).file(found, failed)).then(
      (file) => ({ files: [{ file, path }], unread: [] }),
      () => unread,
    );
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: FileSystemEntry[] = [];
  // Browsers give a hundred at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed)).catch(
      () => null,
    );
    const isBroken = some === null;
    if (isBroken || some.length === 0) {
      const read = await Promise.all(inside.map(readEntry));
      return join(isBroken ? [...read, unread] : read);
    }
    inside.push(...some);
  }
}

/** The files of a file input; of an input for folders with their paths. */
export const readChosen = (files: FileList | null): readonly AddedFile[] =>
  [...(files ?? [])].map((file) =>
    file.webkitRelativePath === "" ? { file } : { file, path: file.webkitRelativePath },
  );
