// Knows how the list of a zip's files is read, however it was made.
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { readName } from "./file-name.ts";
import { StagedReader } from "./staged-reader.ts";
import type { ReadableFile } from "./watch-faults.ts";

/** The most files of a zip that are listed. */
const MOST_FILES = 20_000;

/** @throws Error where it is no zip. */
export function openZip(file: ReadableFile, options: yauzl.Options = {}): Promise<ZipFile> {
  return new Promise((done, refuse) => {
    const all = { lazyEntries: true, autoClose: false, ...options };
    yauzl.fromRandomAccessReader(new StagedReader(file), file.size, all, (error, zip) =>
      error ? refuse(error) : done(zip),
    );
  });
}

/** @throws Error where the list is broken, or too long. */
export function listFiles(zip: ZipFile): Promise<readonly Entry[]> {
  return new Promise((done, refuse) => {
    if (zip.entryCount > MOST_FILES) return refuse(new Error(`more than ${MOST_FILES} files`));
    const entries: Entry[] = [];
    zip.on("entry", (entry: Entry) => {
      entry.fileName = readName(entry);
      entries.push(entry);
      zip.readEntry();
    });
    zip.once("end", () => done(entries));
    zip.once("error", refuse);
    zip.readEntry();
  });
}

/** The bytes of a file, unpacked. @throws Error where they are not what the list says. */
export const unpack = (zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> => zip.openReadStreamPromise(entry);
