// Knows how an archive is read: nothing in it is believed before it matches its manifest.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import type { ArchiveReader } from "@academiz/backend/ports";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { hashOf, MANIFEST, type Manifest, manifestSchema } from "./manifest.ts";

export interface OpenArchive extends ArchiveReader {
  close(): void;
}

const MOST_OF_MANIFEST = 512 * 1024 * 1024;

/** @throws Error in plain words when it is no backup, or one that was damaged. */
export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip).catch((cause: unknown) => {
      throw new Error(`${path} is damaged: what is in it cannot be listed.`, { cause });
    });
    const manifest = await readManifest(zip, path, entries.get(MANIFEST));
    for (const name of Object.keys(manifest.entries))
      if (!entries.has(name)) throw new Error(`${path} is damaged: ${name} is missing.`);
    const read = (name: string) => readEntry(zip, path, entries.get(name), name, manifest.entries[name]);
    return {
      facts: manifest.facts,
      listNames: (prefix) => Object.keys(manifest.entries).filter((name) => name.startsWith(prefix)),
      read,
      readLines: (name, most) => splitLines(read(name), most),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(path: string): Promise<ZipFile> {
  const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
  try {
    return await open(path, { lazyEntries: true, autoClose: false });
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new Error(`${path} is not there.`, { cause });
    throw new Error(`${path} is no backup of Academiz, or was cut off: ${message}`, { cause });
  }
}

function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  return new Promise((done, refuse) => {
    const entries = new Map<string, Entry>();
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once("end", () => done(entries));
    zip.once("error", refuse);
    zip.readEntry();
  });
}

const openEntry = (zip: ZipFile, entry: Entry) =>
  new Promise<AsyncIterable<Buffer>>((done, refuse) => {
    zip.openReadStream(entry, (error, stream) => (error ? refuse(error) : done(stream)));
  });

async function readManifest(zip: ZipFile, path: string, entry: Entry | undefined): Promise<Manifest> {
  if (!entry || entry.uncompressedSize > MOST_OF_MANIFEST) throw new Error(`${path} is no backup of Academiz.`);
  const bytes = await gather(zip, entry).catch((cause: unknown) => {
    throw new Error(`${path} is damaged: what it says of itself cannot be read.`, { cause });
  });
  const parsed = manifestSchema.safeParse(readJson(bytes.toString("utf8")));
  if (!parsed.success) throw new Error(`${path} is no backup of Academiz, or of a version that is not known here.`);
  if (zip.comment !== hashOf(bytes)) throw new Error(`${path} is damaged: what it says of itself was changed.`);
  return parsed.data;
}

async function gather(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await openEntry(zip, entry)) parts.push(part);
  return Buffer.concat(parts);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A text that is not JSON is not a manifest either, and is reported as that.
    return null;
  }
}

/** Reads what was written, or throws: at the end, when all the bytes are known. */
async function* readEntry(
  zip: ZipFile,
  path: string,
  entry: Entry | undefined,
  name: string,
  expected: Manifest["entries"][string] | undefined,
): AsyncGenerator<Uint8Array> {
  if (!entry || !expected) throw new Error(`${path} has no ${name}.`);
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const bytes of await openEntry(zip, entry)) {
      hash.update(bytes);
      size += bytes.byteLength;
      yield bytes;
    }
  } catch (cause) {
    throw new Error(`${path} is damaged: ${name} cannot be read.`, { cause });
  }
  if (size !== expected.size || hash.digest("hex") !== expected.sha256)
    throw new Error(`${path} is damaged: ${name} is not what was written.`);
}

/** Each line was written with its line end. */
async function* splitLines(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let [rest, portion]: [string, string[]] = ["", []];
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      portion.push(line);
      if (portion.length < most) continue;
      yield portion;
      portion = [];
    }
  }
  if (portion.length > 0) yield portion;
}
