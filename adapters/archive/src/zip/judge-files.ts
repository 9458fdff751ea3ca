// Knows which list of files no honest zip has (attacks 58 to 61).
import type { Entry, ZipFile } from "yauzl";
import { Hostile } from "./hostile.ts";

const STORED = 0;
const DEFLATED = 8;
/** Kinds of files, in the rights that Unix keeps beside them. */
const KIND = 0o170000;
const PLAIN: readonly number[] = [0, 0o100000, 0o040000];
const LONGEST_NAME = 500;
/** What macOS puts into a folder that has an icon of its own. */
const FOLDER_ICON = /(?<=^|\/)Icon\r$/;

/** @throws Hostile. Paths that lead out of the zip were refused when its list was read. */
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
    // Folders may be told of as often as somebody likes: there is nothing in them but the files.
    if (fileName.endsWith("/")) continue;
    // One file to some systems, two to others.
    const name = fileName.normalize("NFC").toLowerCase();
    if (names.has(name)) throw new Hostile(`it holds ${fileName} twice`);
    names.add(name);
  }
}

/** The list at the end must be of the files that lie there, one after the other. @throws Hostile */
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
