// Knows how the name of a file is read, and how else: zips of before Unicode do not say in which characters their names
// are written.
import { isAscii, isUtf8 } from "node:buffer";
import type { Entry } from "yauzl";
import { decodeText } from "./decode-text.ts";

/** A path that can be read in two ways; the second is null where there is no doubt. */
export interface Named {
  readonly path: string;
  readonly otherPath: string | null;
}

/** Of the flags of a file: its name is written in UTF-8. */
const SAYS_UTF8 = 0x800;

const saysUtf8 = ({ generalPurposeBitFlag }: Entry): boolean => (generalPurposeBitFlag & SAYS_UTF8) !== 0;

/**
 * Many tools write UTF-8 and do not say so: what can be read as that is. Else, of the tools of before: CP437, as the
 * standard has it.
 */
export const readName = (entry: Entry): string =>
  dropHere(
    saysUtf8(entry) || isAscii(entry.fileNameRaw) || !isUtf8(entry.fileNameRaw)
      ? entry.fileName
      : decode(entry.fileNameRaw, "utf-8"),
  );

/** Some tools of Windows wrote Windows-1252, which holds Latin-1: one character a byte, as CP437. */
export const readOtherwise = (entry: Entry): string | null =>
  saysUtf8(entry) || isUtf8(entry.fileNameRaw) ? null : dropHere(decode(entry.fileNameRaw, "windows-1252"));

/**
 * Tools that pack the folder they stand in write `./` before each name, which no address has. The folder itself stays
 * one.
 */
const dropHere = (path: string): string => path.replace(/(^|\/)(?:\.\/)+(?=.)/g, "$1");

const decode = (name: Buffer, encoding: string): string => decodeText(name, encoding).replaceAll("\\", "/");

/**
 * The paths under which a file is found, its own first: the other one stands in the folder of the manifest as that was
 * read, where what a manifest or a page names in the right characters is looked for.
 */
export function listPaths({ path, otherPath }: Named, root: string): readonly string[] {
  if (otherPath === null) return [path];
  return [path, path.startsWith(root) ? root + otherPath.slice(root.length) : otherPath];
}
