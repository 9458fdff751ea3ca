// Knows how the name of a file is read, and its other possible reading: older zips do not say in which encoding their
// names are written.
import { isAscii, isUtf8 } from "node:buffer";
import type { Entry } from "yauzl";
import { decodeText } from "./decode-text.ts";

/** A path that can be read in two ways; the second is null where there is no doubt. */
export interface Named {
  readonly path: string;
  readonly otherPath: string | null;
}

/** The flag of a file that says that its name is written in UTF-8. */
const SAYS_UTF8 = 0x800;

const saysUtf8 = ({ generalPurposeBitFlag }: Entry): boolean => (generalPurposeBitFlag & SAYS_UTF8) !== 0;

/**
 * Many tools write UTF-8 and do not say so: a name that can be read as UTF-8 is. Otherwise it is read as CP437, as the
 * standard says and older tools write.
 */
export const readName = (entry: Entry): string =>
  dropHere(
    saysUtf8(entry) || isAscii(entry.fileNameRaw) || !isUtf8(entry.fileNameRaw)
      ? entry.fileName
      : decode(entry.fileNameRaw, "utf-8"),
  );

/**
 * The reading of some Windows tools, which wrote Windows-1252 (a superset of Latin-1): one byte a character, as CP437.
 */
export const readOtherwise = (entry: Entry): string | null =>
  saysUtf8(entry) || isUtf8(entry.fileNameRaw) ? null : dropHere(decode(entry.fileNameRaw, "windows-1252"));

/**
 * Tools that pack from inside a folder write `./` before each name, which no address has. A name that is only `./`
 * stays.
 */
const dropHere = (path: string): string => path.replace(/(^|\/)(?:\.\/)+(?=.)/g, "$1");

const decode = (name: Buffer, encoding: string): string => decodeText(name, encoding).replaceAll("\\", "/");

/**
 * The paths under which a file is found, its own first. The other reading is put into the manifest's folder as that
 * folder's name was read, since manifests and pages name files in the right characters.
 */
export function listPaths({ path, otherPath }: Named, root: string): readonly string[] {
  if (otherPath === null) return [path];
  return [path, path.startsWith(root) ? root + otherPath.slice(root.length) : otherPath];
}
