// Knows how an archive is written: under another name until it is whole, never over a file that is there.
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { ArchiveWriter } from "@academiz/backend/ports";
import { ZipFile } from "yazl";
import { hashOf, MANIFEST, type Manifest } from "./manifest.ts";

export interface NewArchive extends ArchiveWriter {
  /** Ends the writing and removes what was written. */
  abandon(): Promise<void>;
}

/** Files that are compressed already: media. */
const isStored = (name: string): boolean => name.startsWith("documents/");

/**
 * Writes a zip that its owner alone may read: it holds what people did. @throws Error when the file exists, or cannot
 * be made.
 */
export async function createArchive(path: string): Promise<NewArchive> {
  const draft = `${path}.partial`;
  await demandAbsent(path);
  const zip = new ZipFile();
  const out = createWriteStream(draft, { flags: "wx", mode: 0o600 });
  await new Promise<void>((ready, refuse) => {
    out.once("open", () => ready());
    out.once("error", refuse);
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST"
      ? new Error(`${draft} is there: another backup is being written, or one was cut off. Remove it first.`)
      : error;
  });
  zip.outputStream.pipe(out);
  const written = finished(out);
  // It is awaited at the end; an error before that ends the entry that is being written.
  written.catch(() => undefined);
  const entries: Manifest["entries"] = {};

  const addEntry = (name: string, content: AsyncIterable<Uint8Array>): Promise<void> =>
    new Promise((done, refuse) => {
      written.catch(refuse);
      const hash = createHash("sha256");
      let size = 0;
      const measured = async function* () {
        for await (const bytes of content) {
          hash.update(bytes);
          size += bytes.byteLength;
          yield bytes;
        }
        entries[name] = { size, sha256: hash.digest("hex") };
      };
      const stream = Readable.from(measured(), { objectMode: false });
      stream.once("error", refuse);
      stream.once("end", done);
      zip.addReadStream(stream, name, { compress: !isStored(name), mode: 0o100600 });
    });

  const abandon = async () => {
    out.destroy();
    await rm(draft, { force: true });
  };
  return {
    add: addEntry,
    addLines: (name, portions) => addEntry(name, encodeLines(portions)),
    async finish(facts) {
      const manifest: Manifest = {
        format: "academiz-backup-1",
        facts: {
          ...facts,
          tables: facts.tables.map((table) => ({ ...table, columns: [...table.columns] })),
          missingDocuments: [...facts.missingDocuments],
        },
        entries,
      };
      const bytes = Buffer.from(JSON.stringify(manifest, null, 2));
      zip.addBuffer(bytes, MANIFEST, { mode: 0o100600 });
      zip.end({ comment: hashOf(bytes), forceZip64Format: false });
      await written;
      await syncFile(draft);
      // A link, unlike a rename, never replaces a file that exists.
      await link(draft, path);
      await rm(draft);
    },
    abandon,
  };
}

async function* encodeLines(portions: AsyncIterable<readonly string[]>): AsyncGenerator<Uint8Array> {
  for await (const lines of portions) yield Buffer.from(lines.map((line) => `${line}\n`).join(""));
}

async function demandAbsent(path: string): Promise<void> {
  const found = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  await found?.close();
  if (found) throw new Error(`${path} is there already: choose another name.`);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
