// Knows which lists of files no honest zip has (attacks 58 to 61).
import type { Entry, ZipFile } from "yauzl";
import { Hostile } from "./hostile.ts";

const STORED = 0;
const DEFLATED = 8;
/** Kinds of files, in the rights that Unix stores beside them. */
const KIND = 0o170000;
const PLAIN: readonly number[] = [0, 0o100000, 0o040000];
const LONGEST_NAME = 500;
/** The file that macOS puts into a folder with an icon of its own. */
const FOLDER_ICON = /(?<=^|\/)Icon\r$/;

/** Checks the list. Paths that lead out of the zip were refused when it was read. @throws Hostile */
export function judgeFiles(entries: readonly Entry[]): void {
  const names = new Set<string>();
  for (const entry of entries) {
    const { fileName } = entry;
    const kind = (entry.externalFileAttributes >>> 16) & KIND;
    if (entry.isEncrypted()) throw new Hostile(`${fileName} is locked with a password`);
    if (!PLAIN.includes(kind)) throw new Hostile(`${fileName} is a link or a device, not a file`);
    if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
      throw new Hostile(`${fileName} is packed in a way that is not read here`);
    if (/\p{Cc}/u.test(fileName.replace(FOLDER_ICON, "")) || fileName.length > LONGEST_NAME)
      throw new Hostile("it holds a file whose name cannot be read");
    // A folder may be listed any number of times: it holds nothing but its files.
    if (fileName.endsWith("/")) continue;
    // Names that some systems take for one file, and others for two.
    const name = fileName.normalize("NFC").toLowerCase();
    if (names.has(name)) throw new Hostile(`it holds ${fileName} twice`);
    names.add(name);
  }
}

/** The list at the end must match the files that lie in the zip, one after the other. @throws Hostile */
export async function judgePlaces(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    const { fileName, relativeOffsetOfLocalHeader: start } = entry;
    if (start < end) throw new Hostile(`${fileName} lies over another file`);
    if (end === 0 && start !== 0) throw new Hostile("something lies before its first file");
    const local = await zip.readLocalFileHeaderPromise(entry);
    const isSame = local.fileName.equals(entry.fileNameRaw) && local.compressionMethod === entry.compressionMethod;
    if (!isSame) throw new Hostile(`${fileName} is another file than its list says`);
    end = local.fileDataStart + entry.compressedSize;
  }
}
