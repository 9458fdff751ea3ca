// Knows how the files of a kept package are read where they lie, one here and one there: nothing is unpacked beforehand
// (decision 0024).
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflateRaw } from "node:zlib";
import type { OpenPackage, PackedFile, Part, StoredDocument, ZipReader } from "@academiz/backend/ports";
import { foldPath } from "@academiz/domain/scorm";
import type { Entry, ZipFile } from "yauzl";
import { listPaths, type Named, readOtherwise } from "./file-name.ts";
import { Hostile } from "./hostile.ts";
import { listFiles, openZip } from "./list-files.ts";
import { findManifest, readPapers } from "./read-papers.ts";
import { watchFaults } from "./watch-faults.ts";

/** A file of the package, and where it lies. */
interface Place extends PackedFile, Named {
  /** Where the file's own header begins, before its bytes. */
  readonly offset: number;
  readonly packedSize: number;
  readonly isPacked: boolean;
  /** Where its bytes begin; unknown until somebody reads them. */
  start: number | null;
}

/** Bytes of memory that a file's entry costs beside its name. */
const LINE = 400;
/** Bytes of the fixed part of a file's own header. */
const HEADER = 30;

class Gone extends Error {}

export const openPackage: ZipReader["openPackage"] = async (document) => {
  const places = await listPlaces(document).catch(orNone);
  if (!places) return null;
  const exact = new Map(places.map((place) => [place.path, place]));
  const root = findRoot(places);
  const others = places.flatMap((place) => listPaths(place, root).map((path) => [path, place] as const));
  // A name as it is read counts before the other reading of another name.
  const folded = new Map([...others, ...exact].map(([path, place]) => [foldPath(path), place]));
  const read = async (file: PackedFile, part?: Part) => {
    const place = exact.get(file.path);
    if (!place || place.size === 0) return place ? none() : null;
    const { start = 0, end = place.size - 1 } = part ?? {};
    const from = await findStart(document, place);
    if (from === null) return null;
    if (!place.isPacked) return document.read({ start: from + start, end: from + end });
    const packed = await document.read({ start: from, end: from + place.packedSize - 1 });
    return packed && cut(unpack(packed, place.size), { start, end }, place.size);
  };
  return {
    weight: places.reduce((sum, { path }) => sum + LINE + path.length * 4, 0),
    find: (path) => exact.get(path) ?? folded.get(foldPath(path)) ?? null,
    read,
    readManifest: () =>
      readPapers(places.map((place) => ({ ...place, read: orGone(() => read(place)) }))).catch(orNone),
  } satisfies OpenPackage;
};

/** Null for what is not a zip. */
async function listPlaces(document: StoredDocument): Promise<readonly Place[] | null> {
  const watched = watchFaults({
    size: document.size,
    async *read(part) {
      const content = await document.read(part);
      if (!content) throw new Gone();
      yield* content;
    },
  });
  let zip: ZipFile | null = null;
  try {
    zip = await openZip(watched.file);
    return (await listFiles(zip)).filter(({ fileName }) => !fileName.endsWith("/")).map(toPlace);
  } catch {
    watched.demandRead();
    return null;
  } finally {
    zip?.close();
  }
}

const toPlace = (entry: Entry): Place => ({
  path: entry.fileName,
  otherPath: readOtherwise(entry),
  size: entry.uncompressedSize,
  checksum: `${entry.crc32.toString(36)}-${entry.uncompressedSize.toString(36)}`,
  offset: entry.relativeOffsetOfLocalHeader,
  packedSize: entry.compressedSize,
  isPacked: entry.compressionMethod !== 0,
  start: null,
});

/**
 * Two lengths in a file's own header say where its bytes begin; they were compared with the list when the package came.
 */
async function findStart(document: StoredDocument, place: Place): Promise<number | null> {
  if (place.start !== null) return place.start;
  const content = await document.read({ start: place.offset, end: place.offset + HEADER - 1 });
  if (!content) return null;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  const header = Buffer.concat(parts);
  if (header.byteLength !== HEADER || header.readUInt32LE(0) !== 0x04034b50) throw new Error("a package has changed");
  place.start = place.offset + HEADER + header.readUInt16LE(26) + header.readUInt16LE(28);
  return place.start;
}

/** Gives no more than the list says, and no less. */
async function* unpack(packed: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Uint8Array> {
  const inflating = createInflateRaw();
  const source = Readable.from(packed, { objectMode: false });
  const fed = pipeline(source, inflating);
  // The reading below reports the error, whichever of the two breaks first.
  fed.catch(() => undefined);
  let total = 0;
  try {
    for await (const part of inflating as AsyncIterable<Uint8Array>) {
      total += part.byteLength;
      if (total > size) throw new Error("a file of a package is larger than its list says");
      yield part;
    }
    await fed;
  } finally {
    source.destroy();
    inflating.destroy();
  }
  if (total !== size) throw new Error("a file of a package is smaller than its list says");
}

/** What comes after the part is not unpacked. */
async function* cut(content: AsyncIterable<Uint8Array>, { start, end }: Part, size: number): AsyncIterable<Uint8Array> {
  let at = 0;
  for await (const bytes of content) {
    const inside = bytes.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (inside.byteLength > 0) yield inside;
    at += bytes.byteLength;
    if (at > end && end + 1 < size) return;
  }
}

/** The folder of the manifest; a package that is kept without one still serves its files. */
function findRoot(places: readonly Place[]): string {
  try {
    return findManifest(places).root;
  } catch (error) {
    if (error instanceof Hostile) return "";
    throw error;
  }
}

async function* none(): AsyncIterable<Uint8Array> {}

const orGone = (read: () => Promise<AsyncIterable<Uint8Array> | null>) => async () => {
  const content = await read();
  if (!content) throw new Gone();
  return content;
};

/** Null for what is no longer a package, or is gone; a store that is out of reach for the moment throws. */
function orNone(error: unknown): null {
  if (error instanceof Gone || error instanceof Hostile) return null;
  throw error;
}
