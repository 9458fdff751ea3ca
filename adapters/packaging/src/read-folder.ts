// Knows how the files of a folder are read, whatever their depth.
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

export interface FolderFile {
  /** With slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Paths with slashes, relative to the folder, sorted; none when there is no folder. Source maps stay out. */
export async function readFolder(folder: string): Promise<readonly FolderFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const kept = paths.filter((path) => !path.endsWith(".map")).sort();
  return Promise.all(
    kept.map(async (path) => ({
      path: relative(folder, path).split(sep).join("/"),
      bytes: new Uint8Array(await readFile(path)),
    })),
  );
}
