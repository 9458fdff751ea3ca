// Knows which files a person lets go over a page, those inside folders with their paths.
import type { AddedFile } from "@academiz/application/file-uploads";

/** True while files are held over a page; a text or a picture of the page itself is none. */
export const holdsFiles = ({ types }: DataTransfer): boolean => types.includes("Files");

/** To be called while the event is told: what was let go is not readable later. */
export async function readDropped(data: DataTransfer): Promise<readonly AddedFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  // Read before anything is waited for.
  const plain = [...data.files].map((file) => ({ file }));
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  const read = await Promise.all(entries.map(readEntry));
  return read.flat();
}

async function readEntry(entry: FileSystemEntry): Promise<readonly AddedFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((found, failed) => (entry as FileSystemFileEntry).file(found, failed));
    return [{ file, path: entry.fullPath }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: FileSystemEntry[] = [];
  // Browsers give a hundred at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed));
    if (some.length === 0) break;
    inside.push(...some);
  }
  return (await Promise.all(inside.map(readEntry))).flat();
}

/** Those of a file box; of a box of folders with their paths. */
export const readChosen = (files: FileList | null): readonly AddedFile[] =>
  [...(files ?? [])].map((file) =>
    file.webkitRelativePath === "" ? { file } : { file, path: file.webkitRelativePath },
  );
